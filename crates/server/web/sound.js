// @ts-check
// Small sounds, made on the spot. Silent until the first click, as browsers want it, and when switched off.

import { settings } from './settings.js';

/** @type {AudioContext | undefined} */
let audio;
addEventListener(
  'pointerdown',
  () => {
    audio ??= new AudioContext();
  },
  { once: true },
);

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
  'round-began': 'bell',
};

/** Plays a sound by its name. */
export function play(/** @type {keyof typeof SOUNDS} */ name) {
  if (settings.sound && audio?.state === 'running') SOUNDS[name]();
}

/** Plays what belongs to events, each sound once. */
export function playEvents(/** @type {import('./types.js').GameEvent[]} */ events) {
  const names = new Set(
    events
      .map((e) => (e.event === 'plague-struck' && e.to > e.from ? 'rats' : OF_EVENT[e.event]))
      .filter(Boolean),
  );
  for (const name of names) play(/** @type {keyof typeof SOUNDS} */ (name));
}
