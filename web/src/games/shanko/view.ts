/** What the drawn table reads of a view of Shanko. */

import type { Meld } from "../../scene/melds";
import type { View } from "../../wire/types";

export type ShankoView = View & {
  round: number;
  contract: string;
  triplets: number;
  sequences: number;
  starter: number;
  turn: number;
  phase: string;
  pile_left: number;
  discards: string[];
  top: string | null;
  face_down: boolean;
  melds: Meld[];
  hand: string[];
  drawn: string | null;
  took: boolean;
  hand_sizes: number[];
  melded: boolean[];
  buys: number[];
  claims: string[];
  ready: boolean[];
  finished: { ending: string; winner: number | null; held: string[][]; counted: number[]; gone: boolean[] }[];
};
