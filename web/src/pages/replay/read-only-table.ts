/** A table at which nothing can be done any more: what a step of a finished game looked like. */

import { INITIAL_STATE } from "../../session/table-state";
import type { InGame } from "../../table/props";
import type { GameListed } from "../../wire/http";
import type { ChairShown, Opinion, Refusal, TableShown } from "../../wire/types";

const OVER = { code: "game-over", facts: {} };
const NO: Refusal = { type: "refusal", id: null, sentence: OVER };

export function readOnlyTable(id: string, game: GameListed, names: readonly string[], seen: NonNullable<TableShown["view"]>): InGame {
  const view = { ...seen, legal: [] };
  return {
    known: INITIAL_STATE,
    table: tableOf(id, game.name, names, view),
    game,
    names,
    view,
    say: () => Promise.resolve(NO),
    play: () => Promise.resolve(NO),
    ask: (move) => Promise.resolve<Opinion>({ type: "opinion", id: "", legal: false, move, means: OVER, open: false }),
  };
}

function tableOf(id: string, game: string, names: readonly string[], view: NonNullable<TableShown["view"]>): TableShown {
  return {
    type: "table",
    number: 0,
    id,
    version: 0,
    game,
    phase: "playing",
    you: view.seat,
    host: null,
    chairs: names.map(chairOf),
    options: {},
    settings: {},
    paused: false,
    abandoned: false,
    asking: [],
    onlookers: 0,
    commitment: "",
    question: null,
    clocks: [],
    lines: [],
    words: [],
    start_refused: null,
    rematch: null,
    seed: null,
    nonces: [],
    hurried: false,
    screens: 0,
    lesson: null,
    view,
  };
}

function chairOf(name: string, seat: number): ChairShown {
  return { name, seat, level: "", kept: "", connected: true, left: false, muted: false, ready: false };
}
