/** The games that this person has learned by playing their first hand. */

import { create } from "zustand";
import { read, write } from "./storage";

const KEPT = "cardtable.learned";

interface Learned {
  games: readonly string[];
  keep(game: string): void;
}

export const useLearned = create<Learned>((set, get) => ({
  games: namesIn(read(KEPT)),
  keep(game) {
    if (get().games.includes(game)) return;
    set({ games: [...get().games, game] });
    write(KEPT, get().games);
  },
}));

/** Names among whatever was kept. */
export function namesIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}
