/** The order of cards that say nothing but what is written on them. */

import type { RankOf } from "../../scene/items/sorting";

const COURT = ["J", "Q", "K", "A"];
const SUITS = ["♠", "♥", "♣", "♦"];

/** By what stands before the number and the suit, or by the number. */
export const rankOf: RankOf = (card, by) => {
  const number = Number(/\d+/.exec(card)?.[0] ?? courtOf(card));
  const kind = kindOf(card);
  return by === "suit" ? kind * 1000 + number : number * 1000 + kind;
};

function courtOf(card: string): number {
  return 11 + COURT.indexOf(card[0] ?? "");
}

function kindOf(card: string): number {
  const suit = SUITS.findIndex((sign) => card.includes(sign));
  return suit >= 0 ? suit : (card.replace(/\d+/, "").codePointAt(0) ?? 0) % 997;
}
