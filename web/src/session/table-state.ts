/** What this client knows of one table, and how each message changes it. Pure: no socket, no clock, no screen. */

import type { LinkState } from "../wire/socket";
import type { Advice, Changes, FromServer, Goodbye, LineTold, LogLine, Sentence, TableShown, Word } from "../wire/types";

export interface TableState {
  link: LinkState;
  /** The table as it was last shown; its lines and words are in the fields below. */
  table: TableShown | null;
  /** When it was shown, by this device's clock: what is left on the table's clocks counts from then. */
  shownAt: number;
  lines: readonly LogLine[];
  words: readonly Word[];
  /** The last no, until something else is done. */
  refusal: Sentence | null;
  /** What an expert would do, as long as the question stands. */
  advice: Advice | null;
  /** Why the server has ended the connection. */
  goodbye: Sentence | null;
}

export type Action =
  | { kind: "link"; state: LinkState }
  | { kind: "heard"; message: FromServer; at: number }
  | { kind: "sent" };

export const INITIAL_STATE: TableState = {
  link: "opening",
  table: null,
  shownAt: 0,
  lines: [],
  words: [],
  refusal: null,
  advice: null,
  goodbye: null,
};

export function reduce(known: TableState, happening: Action): TableState {
  switch (happening.kind) {
    case "link":
      return { ...known, link: happening.state };
    case "heard":
      return hear(known, happening.message, happening.at);
    case "sent":
      return known.refusal === null ? known : { ...known, refusal: null };
    default:
      return happening satisfies never;
  }
}

function hear(known: TableState, message: FromServer, at: number): TableState {
  switch (message.type) {
    case "table":
      return see(known, message, at);
    case "changes":
      return follows(known, message) ? see(known, changed(known.table, message), at) : known;
    case "refusal":
      return { ...known, refusal: message.sentence };
    case "advice":
      return { ...known, advice: message };
    case "goodbye":
      return { ...known, goodbye: message.sentence, table: staysInSight(known, message) ? known.table : null };
    case "done":
    case "opinion":
      return known;
    default:
      return message satisfies never;
  }
}

/** Whoever sat at a table still sees it after a last goodbye; whoever looked on, or waited, does not. */
function staysInSight(known: TableState, goodbye: Goodbye): boolean {
  return goodbye.again === true || known.table?.you !== null;
}

/** Whether changes go on from the picture that is known; whoever lacks it asks for the whole table. */
export function follows(known: TableState, changes: Changes): known is TableState & { table: TableShown } {
  return known.table?.number === changes.number - 1;
}

/** The table after what has changed. */
function changed(table: TableShown, { number, table: fields, view, lines, words }: Changes): TableShown {
  const known = { ...table, number, version: table.version + 1, lines: linesOf(lines ?? []), words: words ?? [] };
  const around = Object.entries(fields ?? {}).reduce<unknown>((whole, [place, value]) => put(whole, place.split("."), value), known);
  return Object.entries(view ?? {}).reduce<unknown>((whole, [place, value]) => put(whole, ["view", ...place.split(".")], value), around) as TableShown;
}

/** Lines as they are kept; one told without a number goes on from the line before it. */
function linesOf(told: readonly LineTold[]): LogLine[] {
  let [number, turn, at] = [0, 0, 0];
  return told.map(([code, facts, ...place]) => {
    [number, turn, at] = place.length === 3 ? place : [number + 1, turn, at];
    return { number, turn, at, sentence: { code, facts } };
  });
}

/** The same with a value at a place; what leads there is made anew, all else stays the very same. */
function put(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const known = (whole ?? {}) as Record<string, unknown>;
  const below = put(known[step], rest, value);
  return Array.isArray(whole) ? Object.assign([...(whole as unknown[])], { [step]: below }) : { ...known, [step]: below };
}

/** The table anew; a table that is older than what is known is no news. */
function see(known: TableState, table: TableShown, at: number): TableState {
  if (known.table && table.version < known.table.version) return known;
  const sameQuestion = known.table?.question === table.question;
  return {
    ...known,
    table,
    shownAt: at,
    lines: added(known.lines, table.lines),
    words: added(known.words, table.words),
    refusal: sameQuestion ? known.refusal : null,
    advice: taught(table) ?? (sameQuestion ? known.advice : null),
    goodbye: null,
  };
}

/** In a lesson the advice is what it says now. */
function taught({ lesson }: TableShown): Advice | null {
  return lesson?.move && lesson.says ? { type: "advice", id: "", move: lesson.move, why: lesson.says } : null;
}

/**
 * What was known, and what is new in its order; what comes twice counts once. What is told from its beginning stands for
 * all: whoever gets another seat gets another log.
 */
function added<T extends { number: number }>(known: readonly T[], told: readonly T[]): readonly T[] {
  if (told[0]?.number === 1) return told;
  const last = known.at(-1)?.number ?? 0;
  const fresh = told.filter((one) => one.number > last);
  return fresh.length > 0 ? [...known, ...fresh] : known;
}

/** The number of the last line of the log that is known. */
export function lastLine(known: TableState): number {
  return known.lines.at(-1)?.number ?? 0;
}
