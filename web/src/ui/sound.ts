/** Sounds made in code: soft, short, and only when they are wanted. */

let ears: AudioContext | null = null;

/** Two soft wooden knocks: it is your turn. */
export function knock(): void {
  const audio = hearing();
  if (audio === null) return;
  tap(audio, 0, 330);
  tap(audio, 0.13, 440);
}

function hearing(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  ears ??= new AudioContext();
  return ears.state === "running" || navigator.userActivation?.hasBeenActive ? ears : null;
}

function tap(audio: AudioContext, after: number, pitch: number): void {
  const at = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(0.12, at + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(fade).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
