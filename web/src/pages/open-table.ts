/** Opening tables and sitting down: what is kept of it, and where it leads. */

import { keepSeat } from "../session/storage";
import { NotDone, openTable, sitDown, type GameListed, type Level } from "../wire/http";
import type { Seated, Sentence, SitDown } from "../wire/types";

/** A good round: four at the table, where the game allows it. */
const GOOD_ROUND = 4;
const STARTS = "cardtable.starts";

/** A table with bots, that starts as soon as one sits at it. */
export async function playWithBots(game: GameListed, name: string, level: Level = "medium"): Promise<string> {
  const players = Math.min(Math.max(GOOD_ROUND, game.fewest), game.most);
  const bots = Array.from({ length: players - 1 }, () => level);
  const seated = await openTable({ game: game.name, bots, name });
  sessionStorage.setItem(STARTS, seated.table);
  return kept(seated);
}

/** A table to which friends can be invited. */
export async function openForFriends(game: GameListed, name: string): Promise<string> {
  return kept(await openTable({ game: game.name, name }));
}

/** A seat at a table that somebody else has opened. */
export async function takeSeat(table: string, wish: SitDown): Promise<Seated> {
  const seated = await sitDown(table, wish);
  kept(seated);
  return seated;
}

/** Whether this table was opened to be started at once; it can be asked once. */
export function startsAtOnce(table: string): boolean {
  const starts = sessionStorage.getItem(STARTS) === table;
  if (starts) sessionStorage.removeItem(STARTS);
  return starts;
}

/** The sentence of what went wrong. */
export function sentenceOf(fault: unknown): Sentence {
  if (fault instanceof NotDone) return fault.sentence;
  throw fault;
}

function kept({ table, token, name, key }: Seated): string {
  keepSeat(table, { token, name, key });
  return `/t/${table}`;
}
