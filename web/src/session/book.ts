/** A family's book: the games that were played to their end on this device, with whom, and who won. Kept here alone. */

import { create } from "zustand";
import { read, write } from "./storage";

const KEPT = "cardtable.book";
/** The oldest is forgotten first. */
const MOST = 2000;

/** A finished game; names, places and scores go together. */
export interface Played {
  table: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  names: string[];
  places: number[];
  scores: (number | null)[];
}

interface Book {
  played: readonly Played[];
  /** Write games down; each table counts once. */
  add(games: readonly Played[]): void;
}

export const useBook = create<Book>((set, get) => ({
  played: merged([], bookIn(read(KEPT))),
  add(games) {
    set({ played: merged(get().played, games) });
    write(KEPT, get().played);
  },
}));

export function merged(played: readonly Played[], more: readonly Played[]): Played[] {
  const byTable = new Map([...played, ...more].map((one) => [one.table, one]));
  return [...byTable.values()].toSorted((one, other) => one.at - other.at).slice(-MOST);
}

/** The games in whatever was kept, or brought in a file. */
export function bookIn(kept: unknown): Played[] {
  return Array.isArray(kept) ? kept.filter(isPlayed) : [];
}

/** Wins by name and by game, the most first. */
export function winsOf(played: readonly Played[]): { name: string; wins: number; games: number; byGame: Record<string, number> }[] {
  const names = [...new Set(played.flatMap((one) => one.names))];
  return names
    .map((name) => {
      const mine = played.filter((one) => one.names.includes(name));
      const won = mine.filter((one) => one.places[one.names.indexOf(name)] === 1);
      const byGame = Object.fromEntries([...new Set(won.map(({ game }) => game))].map((game) => [game, won.filter((one) => one.game === game).length]));
      return { name, wins: won.length, games: mine.length, byGame };
    })
    .toSorted((one, other) => other.wins - one.wins || other.games - one.games);
}

/** The games of each evening, the last evening first; what is played after midnight belongs to the evening before. */
export function evenings(played: readonly Played[]): Played[][] {
  const found = new Map<string, Played[]>();
  for (const one of played.toReversed()) {
    const day = new Date(one.at - NIGHT_MS).toDateString();
    found.set(day, [...(found.get(day) ?? []), one]);
  }
  return [...found.values()];
}

const NIGHT_MS = 5 * 3_600_000;

/** The years in which somebody played, the last first. */
export function seasons(played: readonly Played[]): number[] {
  return [...new Set(played.map(({ at }) => new Date(at).getFullYear()))].toSorted((one, other) => other - one);
}

function isPlayed(kept: unknown): kept is Played {
  if (typeof kept !== "object" || kept === null) return false;
  const { table, game, at, names, places, scores } = kept as Record<string, unknown>;
  const isNamed = typeof table === "string" && typeof game === "string" && typeof at === "number";
  return isNamed && isListOf(names, "string") && isListOf(places, "number") && Array.isArray(scores) && names.length === places.length;
}

function isListOf(list: unknown, kind: "string" | "number"): list is (string | number)[] {
  return Array.isArray(list) && list.every((one) => typeof one === kind);
}
