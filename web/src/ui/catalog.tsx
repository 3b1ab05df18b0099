/** The games of this server. */

import { createContext, useContext } from "react";
import type { GameListed } from "../wire/http";

const Catalog = createContext<readonly GameListed[]>([]);

export const Shelf = Catalog.Provider;

export function useGames(): readonly GameListed[] {
  return useContext(Catalog);
}

export function useGame(name: string): GameListed | null {
  return useGames().find((game) => game.name === name) ?? null;
}
