/** What the drawn table reads of a view of Sushi Go! */

import type { View } from "../../wire/types";

export type SushiGoView = View & {
  round: number;
  turn: number;
  turns: number;
  direction: string;
  doing: string[];
  hand: string[];
  hand_size: number;
  picked: string[];
  collections: string[][][];
  revealed: string[][];
  round_points: number[][];
};
