/** The scores of real tables that are kept on this device. */

import type { Value } from "../../wire/http";
import { read, write } from "../../session/storage";

const SCORES = "cardtable.scores";
/** The oldest is forgotten first. */
const MOST = 60;

/** What was answered about a round, by the name of the question. */
export type Entry = Record<string, string[]>;

export interface KeptScore {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  game: string;
  names: string[];
  options: Record<string, Value>;
  rounds: Entry[];
}

/** The latest first. */
export function keptScores(): KeptScore[] {
  const kept = read(SCORES);
  return Array.isArray(kept) ? kept.filter(isScore) : [];
}

export function scoreOf(id: string): KeptScore | null {
  return keptScores().find((score) => score.id === id) ?? null;
}

export function keepScore(score: KeptScore): void {
  write(SCORES, [score, ...others(score.id)].slice(0, MOST));
}

export function forgetScore(id: string): void {
  write(SCORES, others(id));
}

export function newScore(game: string, names: string[], options: Record<string, Value>, now: number): KeptScore {
  return { id: now.toString(36), at: now, game, names, options, rounds: [] };
}

function others(id: string): KeptScore[] {
  return keptScores().filter((score) => score.id !== id);
}

function isScore(kept: unknown): kept is KeptScore {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, at, game, names, options, rounds } = kept as Record<string, unknown>;
  const isNamed = typeof id === "string" && typeof at === "number" && typeof game === "string";
  return isNamed && Array.isArray(names) && typeof options === "object" && options !== null && Array.isArray(rounds);
}
