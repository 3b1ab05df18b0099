/** Moves in writing: which of those listed fit some cards, and which could be put together from them. Knows no game. */

import type { Choice } from "./types";

/** Moves that stand side by side without being sorted into groups. */
export const FEW = 8;
/** Words that are offered to write with. */
export const MOST_WORDS = 24;
/** Drafts that are put before the rules at once. */
export const MOST_DRAFTS = 4;

/** The words and cards of a written move, without its brackets and commas; cards may stand close together. */
export function tokens(move: string, known: readonly string[] = []): string[] {
  const words = move.split(/[\s,;:/+()[\]{}]+/).filter((token) => token !== "");
  return words.flatMap((word) => apart(word, known) ?? [word]);
}

/** A word that is made of known cards, card by card; null if it isn't. */
function apart(word: string, known: readonly string[]): string[] | null {
  if (word === "") return [];
  for (const card of known) {
    const rest = card !== "" && word.startsWith(card) ? apart(word.slice(card.length), known) : null;
    if (rest !== null) return [card, ...rest];
  }
  return null;
}

/** Whether a move names all of these cards, each as often as it was chosen. */
export function uses(move: string, cards: readonly string[], known: readonly string[] = cards): boolean {
  const left = tokens(move, known).slice(1);
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The listed moves that use all of these cards. */
export function using(legal: readonly Choice[], cards: readonly string[], known: readonly string[] = cards): Choice[] {
  if (cards.length === 0) return [...legal];
  return legal.filter((choice) => uses(choice.move, cards, known));
}

/** The words, numbers and signs that listed moves are made of, but for the cards. */
export function vocabulary(legal: readonly Choice[], known: readonly string[]): string[] {
  const cards = new Set(known);
  const words = legal.flatMap(({ move }) => move.split(/\s+/)).filter((word) => word !== "");
  const plain = words.filter((word) => apart(word, known) === null && !cards.has(word) && !/[♠♥♦♣]/.test(word));
  return [...new Set(plain)].slice(0, MOST_WORDS);
}

/** Moves that nobody listed: each beginning of a listed one that leads up to a card, with exactly the chosen ones. */
export function drafts(legal: readonly Choice[], cards: readonly string[], own: readonly string[]): string[] {
  if (cards.length === 0) return [];
  const beginnings = new Set(legal.map(({ move }) => beginning(move, own)).filter((one) => one !== null));
  const listed = new Set(legal.map(({ move }) => sorted(move, own)));
  return [...beginnings]
    .map((one) => [one, ...cards].join(" "))
    .filter((draft) => !listed.has(sorted(draft, own)))
    .slice(0, MOST_DRAFTS);
}

/** The moves in groups of a kind, in the order in which their kinds first come; few moves are one group. */
export function grouped(legal: readonly Choice[]): Choice[][] {
  if (legal.length <= FEW) return legal.length > 0 ? [[...legal]] : [];
  const kinds = [...new Set(legal.map((choice) => choice.means.code))];
  return kinds.map((kind) => legal.filter((choice) => choice.means.code === kind));
}

/** The chosen cards with this one added, or taken back: each card of the hand counts once. */
export function toggled(chosen: readonly number[], at: number): number[] {
  return chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at];
}

/** The words of a move before its first card; null if it has none. */
function beginning(move: string, own: readonly string[]): string | null {
  const words = move.split(/\s+/);
  const first = words.findIndex((word) => word !== "" && apart(word, own) !== null);
  return first > 0 ? words.slice(0, first).join(" ") : null;
}

function sorted(move: string, known: readonly string[]): string {
  const [first = "", ...rest] = tokens(move, known);
  return [first, ...rest.toSorted()].join(" ");
}

/** The cards of mine that a move names. */
export function ownIn(move: string, own: readonly string[]): string[] {
  const left = [...own];
  return tokens(move, own)
    .slice(1)
    .filter((token) => {
      const at = left.indexOf(token);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

/** Moves that differ in one word, three or more of them, stand together; the others each alone. In the order of the first. */
export function families(choices: readonly Choice[]): Choice[][] {
  const left = new Set(choices);
  const found = new Map<Choice, Choice[]>();
  for (const family of framed(choices).toSorted((one, other) => other.length - one.length)) {
    const free = family.filter((choice) => left.has(choice));
    if (free.length < 3) continue;
    for (const choice of free) left.delete(choice);
    found.set(free[0] as Choice, free);
  }
  return choices.flatMap((choice) => (left.has(choice) ? [[choice]] : found.has(choice) ? [found.get(choice) as Choice[]] : []));
}

/** All sets of moves that are the same but for the word at one place. */
function framed(choices: readonly Choice[]): Choice[][] {
  const frames = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = choice.move.split(/\s+/);
    for (const at of words.keys()) {
      const frame = `${choice.means.code} ${words.with(at, "…").join(" ")}`;
      frames.set(frame, [...(frames.get(frame) ?? []), choice]);
    }
  }
  return [...frames.values()];
}

/** What sentences have in common at their beginning and end, and how each differs between; null where one doesn't. */
export function apartFrom(sentences: readonly string[]): { frame: string; parts: string[] } | null {
  const [first = "", ...rest] = sentences;
  const begins = wholeWords(first.slice(0, rest.reduce((most, one) => Math.min(most, same(first, one)), first.length)));
  const ends = sentences.map((one) => one.slice(begins.length));
  const [tail = ""] = ends;
  const most = ends.reduce((least, one) => Math.min(least, same(backwards(tail), backwards(one))), tail.length);
  const closes = backwards(wholeWords(backwards(tail.slice(tail.length - most))));
  const parts = ends.map((one) => one.slice(0, one.length - closes.length).trim());
  const isShared = begins.trim() !== "" || closes.trim() !== "";
  return !isShared || parts.includes("") ? null : { frame: `${begins.trim()} … ${closes.trim()}`.trim(), parts };
}

/** How many letters two texts share from their beginning. */
function same(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at;
}

/** What is shared, cut back to its last whole word, where words are set apart. */
function wholeWords(shared: string): string {
  return /[A-Za-z0-9]$/.test(shared) ? shared.slice(0, shared.lastIndexOf(" ") + 1) : shared;
}

function backwards(text: string): string {
  return [...text].toReversed().join("");
}
