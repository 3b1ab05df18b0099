/** The order in which a player keeps a hand: by suit, by rank, or as the cards were dragged. Knows no rules. */

import { numbered } from "../scene";

export type Sorting = "suit" | "rank" | "own";

/** How a player keeps a hand: a way of sorting, and for the own way the cards from left to right. */
export type Kept = { by: Sorting; cards: string[] };

/** How a game ranks a card within a way of sorting: groups first, then within the group. */
export type RankOf = (card: string, by: "suit" | "rank") => number;

/** The hand as it is to be shown: each card with a key that tells twins apart. */
export function arranged(hand: readonly string[], kept: Kept, rankOf: RankOf): { card: string; key: string }[] {
  return numbered(kept.by === "own" ? ownOrder(hand, kept.cards) : sorted(hand, kept.by, rankOf));
}

function sorted(hand: readonly string[], by: "suit" | "rank", rankOf: RankOf): string[] {
  return hand.toSorted((a, b) => rankOf(a, by) - rankOf(b, by));
}

/** Cards stay where they were put; new ones come to the right. */
function ownOrder(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  const staying = cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...staying, ...left];
}

/** The hand after a card was dragged from one place to before another; from now on it is the player's own order. */
export function dragged(cards: readonly string[], from: number, to: number): Kept {
  const rest = cards.filter((_, i) => i !== from);
  const card = cards[from];
  const at = to > from ? to - 1 : to;
  return { by: "own", cards: card === undefined ? [...cards] : [...rest.slice(0, at), card, ...rest.slice(at)] };
}
