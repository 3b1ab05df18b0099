/** With how many bots of which level this person plays each game: asked once, kept on the device. */

import { create } from "zustand";
import { type GameListed, LEVELS, type Level } from "../wire/http";
import { read, write } from "./storage";

const KEPT = "cardtable.rounds";
/** Four at the table, where the game allows it. */
const GOOD_ROUND = 4;

export interface Round {
  bots: number;
  level: Level;
}

interface Rounds {
  rounds: Readonly<Record<string, Round>>;
  keep(game: string, round: Round): void;
}

export const useRounds = create<Rounds>((set, get) => ({
  rounds: roundsIn(read(KEPT)),
  keep(game, round) {
    set({ rounds: { ...get().rounds, [game]: round } });
    write(KEPT, get().rounds);
  },
}));

/** The players of a good round of this game. */
export function goodRound({ fewest, most }: Pick<GameListed, "fewest" | "most">): number {
  return Math.min(Math.max(GOOD_ROUND, fewest), most);
}

/** What was chosen for a game, if that can still be; else what was chosen last for another, or what is usual. */
export function roundOf(game: GameListed, rounds: Readonly<Record<string, Round>>): Round {
  const kept = rounds[game.name];
  const bots = kept?.bots ?? goodRound(game) - 1;
  const isPossible = bots + 1 >= game.fewest && bots + 1 <= game.most;
  const level = kept?.level ?? Object.values(rounds).at(-1)?.level ?? "medium";
  return { bots: isPossible ? bots : goodRound(game) - 1, level };
}

function roundsIn(kept: unknown): Record<string, Round> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Round] => isRound(entry[1])));
}

function isRound(kept: unknown): kept is Round {
  if (typeof kept !== "object" || kept === null || !("bots" in kept) || !("level" in kept)) return false;
  return Number.isInteger(kept.bots) && LEVELS.some((level) => level === kept.level);
}
