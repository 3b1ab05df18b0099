/** What the drawn table reads of a view of Rummy With Jokers. */

import type { Meld } from "../../scene/melds";
import type { View } from "../../wire/types";

export type RummyView = View & {
  options: { opening_points: number; first_declaration_round: number };
  deal: number;
  round: number;
  phase: string;
  turn: number;
  hand: string[];
  drawn: string | null;
  hands: number[];
  declared: string[];
  stock: number;
  up_card: string | null;
  discards: string[];
  melds: Meld[];
  closed: boolean;
};
