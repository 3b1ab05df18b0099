/** Opening tables and sitting down: what is kept of it, and where it leads. */

import { roundOf, useRounds, type Round } from "../session/rounds";
import { keepSeat } from "../session/storage";
import { NotDone, openDaily, openScenario, openTable, sitInEvening, sitDown, type GameListed, type Level } from "../wire/http";
import type { Seated, Sentence, SitDown } from "../wire/types";

const STARTS = "cardtable.starts";

/** A table with bots, as many and as good as were chosen last, that starts as soon as one sits at it. */
export async function playWithBots(game: GameListed, name: string, round?: Round): Promise<string> {
  const { bots: number, level } = round ?? roundOf(game, useRounds.getState().rounds);
  const bots = Array.from({ length: number }, () => level);
  return startedAtOnce(await openTable({ game: game.name, bots, name }));
}

/** The first hand of a game, to learn it by. */
export async function learn(game: GameListed, name: string): Promise<string> {
  return startedAtOnce(await openTable({ game: game.name, lesson: true, name }));
}

/** A table to which friends can be invited. */
export async function openForFriends(game: GameListed, name: string): Promise<string> {
  return kept(await openTable({ game: game.name, name }));
}

/** A table that plays on from a scenario. */
export async function playOn(scenario: string, name: string, level: Level): Promise<string> {
  return startedAtOnce(await openScenario({ scenario, name, level }));
}

/** A table with today's deal of a game. */
export async function playDaily(game: string, name: string): Promise<Seated> {
  const seated = await openDaily({ game, name });
  startedAtOnce(seated);
  return seated;
}

/** The seat that the plan of a duplicate evening gives. */
export async function takePlace(evening: string, deal: number, entrant: number): Promise<string> {
  return kept(await sitInEvening({ evening, deal, entrant }));
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

function startedAtOnce(seated: Seated): string {
  sessionStorage.setItem(STARTS, seated.table);
  return kept(seated);
}

function kept({ table, token, name, key }: Seated): string {
  keepSeat(table, { token, name, key });
  return `/t/${table}`;
}
