/** Sounds made in code: soft, short, as loud as they are wanted. */

import { useSettings } from "../session/settings";

/** Something that can be heard at a table. */
export type Sound = keyof typeof SOUNDS;

type Note = { pitch: number; after?: number; long?: number; shape?: OscillatorType; loud?: number };

const SOUNDS = {
  card: [{ pitch: 0, long: 0.07, loud: 0.5 }],
  chip: [
    { pitch: 1900, long: 0.05, shape: "sine", loud: 0.35 },
    { pitch: 2600, after: 0.04, long: 0.06, shape: "sine", loud: 0.25 },
  ],
  trick: [
    { pitch: 0, long: 0.12, loud: 0.5 },
    { pitch: 392, after: 0.06, long: 0.2, loud: 0.5 },
  ],
  turn: [
    { pitch: 330, loud: 1 },
    { pitch: 440, after: 0.13, loud: 1 },
  ],
  buy: [
    { pitch: 523, long: 0.16, loud: 0.8 },
    { pitch: 523, after: 0.18, long: 0.16, loud: 0.8 },
  ],
  win: [
    { pitch: 392, loud: 0.8 },
    { pitch: 494, after: 0.14, loud: 0.8 },
    { pitch: 587, after: 0.28, long: 0.5, loud: 0.8 },
  ],
} satisfies Record<string, Note[]>;

/** A full volume is still soft. */
const LOUDEST = 0.5;

let ears: AudioContext | null = null;

/** Let something be heard, if sounds are wanted and the page may make any. */
export function chime(sound: Sound): void {
  const { sound: isWanted, volume } = useSettings.getState();
  const audio = isWanted && volume > 0 ? hearing() : null;
  if (audio === null) return;
  for (const note of SOUNDS[sound]) play(audio, note, (LOUDEST * volume) / 100);
}

function hearing(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  ears ??= new AudioContext();
  return ears;
}

function play(audio: AudioContext, { pitch, after = 0, long = 0.22, shape = "triangle", loud = 1 }: Note, volume: number): void {
  const at = audio.currentTime + after;
  const source = pitch === 0 ? rustle(audio, long) : new OscillatorNode(audio, { type: shape, frequency: pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(volume * loud, at + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(fade).connect(audio.destination);
  source.start(at);
  source.stop(at + long + 0.03);
}

/** Paper on cloth: a breath of noise without its heights. */
function rustle(audio: AudioContext, long: number): AudioScheduledSourceNode {
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const wave = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < length; i++) wave[i] = last = last * 0.7 + (Math.random() * 2 - 1) * 0.3;
  return new AudioBufferSourceNode(audio, { buffer });
}
