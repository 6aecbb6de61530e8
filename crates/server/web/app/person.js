// @ts-check
// The person at this device, as the server knows them.

import { onDevice } from '../net/transport.js';
import { api } from '../net/api.js';
import { change, ownName } from './settings.js';

/** The person at this device, once known. @type {{ id: string, name: string } | undefined} */
let person;
/** The person at this device, if that is known. */
export const knownPerson = () => person;
/** Resolves when it is known whether there is such a person; undefined before that was requested. @type {Promise<void> | undefined} */
let asked;

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

/** The person at this device, if that was requested. */
export const whoAmI = async () => {
  await asked;
  return person;
};

/** Whether this browser can use passkeys here: the server says which host name they are for. */
export const mayUsePasskeys =
  globalThis.isSecureContext &&
  'parseCreationOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {}) &&
  globalThis.document?.documentElement?.dataset.passkeys === location.hostname;

/** Whether the server was built without passkeys. */
export const withoutPasskeys = globalThis.document?.documentElement?.dataset.noPasskeys !== undefined;

/** Asks for a session, and makes one if there is none yet. */
export async function ensurePerson(/** @type {string | undefined} */ name = undefined) {
  // On this device, asking costs nothing but the start-up time.
  await (asked ?? (onDevice && recognise()));
  if (person && (name === undefined || name === person.name)) return person;
  if (person && name) person = (await api('PATCH', '/session', { name })).person;
  else person = (await api('POST', '/session', { name: name || ownName() })).person;
  change({ name: person?.name, known: true });
  return person;
}
