/** Moves in writing: which of those listed fit some cards, and which could be put together from them. Knows no game. */

import type { Choice } from "../wire/types";

/** Moves that stand side by side without being sorted into groups. */
export const FEW = 8;
/** Drafts that are put before the rules at once. */
export const MOST_DRAFTS = 3;

/** The words and cards of a written move, without its brackets and commas. */
export function tokens(move: string): string[] {
  return move.split(/[\s,;:+()[\]{}]+/).filter((token) => token !== "");
}

/** What a written move begins with. */
export function verb(move: string): string {
  return tokens(move)[0] ?? "";
}

/** Whether a move names all of these cards, each as often as it was chosen. */
export function uses(move: string, cards: readonly string[]): boolean {
  const left = tokens(move).slice(1);
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The listed moves that use all of these cards. */
export function using(legal: readonly Choice[], cards: readonly string[]): Choice[] {
  return legal.filter((choice) => uses(choice.move, cards));
}

/** Moves that nobody listed: each verb that takes cards, with exactly the chosen ones. */
export function drafts(legal: readonly Choice[], cards: readonly string[], own: readonly string[]): string[] {
  if (cards.length === 0) return [];
  const holding = new Set(own);
  const takers = legal.filter(({ move }) => tokens(move).some((token) => holding.has(token)));
  const verbs = [...new Set(takers.map(({ move }) => verb(move)))];
  const listed = new Set(legal.map(({ move }) => sorted(move)));
  return verbs
    .map((one) => [one, ...cards].join(" "))
    .filter((draft) => !listed.has(sorted(draft)))
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

function sorted(move: string): string {
  const [first = "", ...rest] = tokens(move);
  return [first, ...rest.sort()].join(" ");
}
