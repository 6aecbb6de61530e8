// @ts-check
// The person at this device, as the server knows them.

import { api } from './net.js';
import { change, ownName } from './settings.js';

/** The person at this device, once known. @type {{ id: string, name: string } | undefined} */
export let person;
/** Ends when it is known whether there is such a person. */
let asked = Promise.resolve();

/** Asks the server who this is. Ends when it has answered. */
export function recognise() {
  asked = api('GET', '/session').then(
    (answer) => {
      person = answer.person;
    },
    () => undefined,
  );
  return asked;
}

/** The person at this device, if there is one. */
export const whoAmI = () => asked.then(() => person);

/** Asks for a session, and makes one if there is none yet. */
export async function ensurePerson(/** @type {string | undefined} */ name = undefined) {
  await asked;
  if (person && (name === undefined || name === person.name)) return person;
  if (person && name) person = (await api('PATCH', '/session', { name })).person;
  else person = (await api('POST', '/session', { name: name || ownName() })).person;
  change({ name: person?.name, known: true });
  return person;
}
