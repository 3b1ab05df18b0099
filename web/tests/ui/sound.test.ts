// Sounds are made as loud as they are wanted, and none before somebody has touched the page.
import { beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/session/settings";

type Heard = { pitch: number; loud: number };

let heard: Heard[] = [];

/** A sound card that writes down what it is told to play. */
class Node {
  readonly gain = { setValueAtTime: () => null, linearRampToValueAtTime: (loud: number) => void (this.pending.loud = loud), exponentialRampToValueAtTime: () => null };
  private readonly pending: Heard = { pitch: 0, loud: 0 };

  constructor(_: unknown, { frequency = 0 }: { frequency?: number } = {}) {
    this.pending.pitch = frequency;
  }

  connect(to: unknown): unknown {
    if (to instanceof Node) to.pending.pitch = this.pending.pitch;
    else heard.push(this.pending);
    return to;
  }

  start(): void {}

  stop(): void {}
}

class Buffer {
  getChannelData(): Float32Array {
    return new Float32Array(8);
  }
}

class Card {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
}

beforeEach(() => {
  heard = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Card);
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("AudioBufferSourceNode", Node);
  vi.stubGlobal("AudioBuffer", Buffer);
  touched(true);
});

function touched(isTouched: boolean): void {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: isTouched } });
}

async function chime(sound: "card" | "turn" | "win" | "chip" | "trick" | "buy"): Promise<Heard[]> {
  const settings = await import("../../src/session/settings");
  settings.useSettings.setState(useSettings.getState());
  (await import("../../src/ui/sound")).chime(sound);
  return heard;
}

test("every sound is heard, each in its own way", async () => {
  useSettings.setState({ sound: true, volume: 100 });
  const told: string[] = [];
  for (const sound of ["card", "chip", "trick", "turn", "buy", "win"] as const) {
    heard = [];
    told.push(JSON.stringify(await chime(sound)));
  }
  expect(new Set(told).size).toBe(6);
  expect(told.every((notes) => notes !== "[]")).toBe(true);
});

test("a volume is a part of the loudest, which is still soft", async () => {
  useSettings.setState({ sound: true, volume: 30 });
  const quiet = (await chime("turn"))[0]?.loud ?? 0;
  heard = [];
  useSettings.setState({ sound: true, volume: 100 });
  const loud = (await chime("turn"))[0]?.loud ?? 0;
  expect(quiet).toBeCloseTo(loud * 0.3);
  expect(loud).toBeLessThanOrEqual(0.5);
});

test("nothing is heard when sounds are off, at volume nought, or before the page was touched", async () => {
  useSettings.setState({ sound: false, volume: 100 });
  expect(await chime("turn")).toEqual([]);
  useSettings.setState({ sound: true, volume: 0 });
  expect(await chime("turn")).toEqual([]);
  useSettings.setState({ sound: true, volume: 100 });
  touched(false);
  expect(await chime("turn")).toEqual([]);
});
