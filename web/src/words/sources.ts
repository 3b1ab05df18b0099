/** The words of one language as they are written: those of the house, and those of each game. */

export interface Sources {
  house: readonly string[];
  /** By the game's name, with which all codes of its words begin. */
  games: Readonly<Record<string, string>>;
}

/** Sources from files by their paths; a game's words lie in `games/<its_name>/words/`. */
export function sourcesOf(house: Record<string, string>, games: Record<string, string>): Sources {
  const named = Object.entries(games).map(([path, source]) => [nameIn(path), source]);
  return { house: Object.values(house), games: Object.fromEntries(named) };
}

function nameIn(path: string): string {
  const folder = /games\/(\w+)\/words\//.exec(path)?.[1];
  if (folder === undefined) throw new Error(`no game has its words in ${path}`);
  return folder.replaceAll("_", "-");
}
