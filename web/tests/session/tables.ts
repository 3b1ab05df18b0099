/** Tables to try things on. */

import type { ChairShown, GeschenktView, LogLine, TableShown } from "../../src/wire/types";

export function chair(name: string, seat: number | null, more: Partial<ChairShown> = {}): ChairShown {
  return { name, seat, level: "", kept: "", connected: true, left: false, muted: false, ready: false, ...more };
}

export function line(number: number, code = "table-sat", facts: LogLine["sentence"]["facts"] = { name: "Ann" }): LogLine {
  return { number, turn: 0, at: 0, sentence: { code, facts } };
}

export function view(more: Partial<GeschenktView> = {}): GeschenktView {
  return {
    seat: 0,
    waiting: [0],
    left: [],
    prompt: { code: "geschenkt-decide", facts: { card: 27, pot: 3, chips: 9 } },
    legal: [
      { move: "pay", means: { code: "geschenkt-means-pay", facts: { left: 8 } } },
      { move: "take", means: { code: "geschenkt-means-take", facts: { card: 27, pot: 3, gain: "+27", total: "+24" } } },
    ],
    result: { over: false, scores: [-9, -5], places: [], sheet: [] },
    options: { chips: "eleven", chip_visibility: "open", after_take: "taker", min_players: 2 },
    order: [0, 1],
    turn: 0,
    face_up: 27,
    pot: 3,
    deck_left: 20,
    runs: [[[17, 18]], []],
    chips: [9, null],
    share: [11, 11],
    paid: [2, 6],
    won: [0, 0],
    ...more,
  };
}

export function table(more: Partial<TableShown> = {}): TableShown {
  return {
    type: "table",
    id: "kyoto-sakura-42",
    version: 1,
    game: "geschenkt",
    phase: "playing",
    you: 0,
    host: 0,
    chairs: [chair("Ann", 0), chair("Ben", 1), null],
    options: {},
    settings: {},
    paused: false,
    abandoned: false,
    onlookers: 0,
    commitment: "",
    question: 7,
    clocks: [],
    lines: [],
    words: [],
    start_refused: null,
    rematch: null,
    seed: null,
    nonces: [],
    hurried: false,
    view: view(),
    ...more,
  } as TableShown;
}
