// @ts-check
// Small sounds, made on the spot. Silent until the first click, tap or key, as browsers want it, and when switched off.

import { settings } from '../../app/settings.js';

/** @type {AudioContext | undefined} */
let audio;

/** Not every event is one that lets a page sound: a finger does so when it is lifted. While sound is off, nothing is opened. */
function wake() {
  if (!settings.sound) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
}
// A click may have just turned it on.
for (const event of ['pointerdown', 'pointerup', 'click', 'keydown']) addEventListener(event, wake);

/** One soft tone. */
function tone(
  /** @type {number} */ pitch,
  /** @type {number} */ when,
  /** @type {number} */ length,
  /** @type {number} */ volume,
  /** @type {OscillatorType} */ type = 'sine',
) {
  if (!audio) return;
  const start = audio.currentTime + when;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** A breath of noise, as of paper. */
function rustle(/** @type {number} */ when, /** @type {number} */ length, /** @type {number} */ volume) {
  if (!audio) return;
  const start = audio.currentTime + when;
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let k = 0; k < samples; k += 1) channel[k] = (Math.random() * 2 - 1) * (1 - k / samples) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'highpass';
  filter.frequency.value = 1800;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const SOUNDS = {
  place: () => tone(196, 0, 0.12, 0.12, 'triangle'),
  coin: () => {
    tone(1319, 0, 0.16, 0.05);
    tone(1760, 0.05, 0.22, 0.05);
  },
  prestige: () => {
    tone(523, 0, 0.3, 0.06);
    tone(784, 0.09, 0.4, 0.06);
  },
  rats: () => {
    tone(110, 0, 0.18, 0.07, 'sawtooth');
    tone(98, 0.09, 0.2, 0.05, 'sawtooth');
  },
  wheel: () => {
    tone(147, 0, 0.1, 0.08, 'triangle');
    tone(165, 0.12, 0.1, 0.08, 'triangle');
  },
  bell: () => {
    tone(440, 0, 1.4, 0.09);
    tone(1108, 0, 0.9, 0.035);
    tone(1661, 0, 0.5, 0.02);
  },
  tap: () => tone(196, 0, 0.08, 0.07),
  'low-bell': () => {
    tone(147, 0, 0.9, 0.09);
    tone(370, 0, 0.6, 0.025);
  },
  card: () => rustle(0, 0.06, 0.12),
  cards: () => [0, 0.4, 0.8].forEach((when) => rustle(when, 0.06, 0.12)),
  bells: () =>
    [0, 0.6, 1.2].forEach((when) => {
      tone(440, when, 1.4, 0.09);
      tone(1108, when, 0.9, 0.035);
    }),
};

/** @type {Record<string, string>} */
const OF_EVENT = {
  'marker-placed': 'place',
  'marker-brought': 'place',
  'marker-moved': 'place',
  'pieces-moved': 'place',
  'friend-moved': 'place',
  'coins-gained': 'coin',
  'coins-taken': 'coin',
  'prestige-gained': 'prestige',
  'carriage-driven': 'wheel',
  'bell-ringer-moved': 'bell',
  'marker-lost': 'low-bell',
};

/** Plays a sound by its name. */
export function play(/** @type {keyof typeof SOUNDS} */ name) {
  if (settings.sound && audio?.state === 'running') SOUNDS[name]();
}

const ofPlague = (/** @type {{ overrun: boolean, from: number, to: number }} */ e) =>
  e.overrun ? 'low-bell' : e.to > e.from ? 'rats' : undefined;

/** Plays what a beat begins with. */
export function playBeat(/** @type {import('../../model/beats.js').Beat} */ { kind, opens, events }) {
  if (kind === 'deed' && opens) play('card');
  if (kind === 'rats') play('rats');
  if (kind === 'borough' && events.some((e) => e.event === 'plague-struck' && e.hospital > 0)) play('tap');
  if (kind === 'share') play('bell');
  if (kind === 'persons') play('cards');
  if (kind === 'end') play('bells');
}

/** Plays what belongs to events, each sound once. */
export function playEvents(/** @type {import('../../types.js').GameEvent[]} */ events) {
  const names = new Set(
    events.map((e) => (e.event === 'plague-struck' ? ofPlague(e) : OF_EVENT[e.event])).filter(Boolean),
  );
  for (const name of names) play(/** @type {keyof typeof SOUNDS} */ (name));
}
