/** What the drawn table reads of a view of Rook. */

import type { View } from "../../wire/types";

export type Trick = { leader: number; cards: string[]; winner: number | null; points: number };

export type RoundLine = {
  bidder: number;
  bid: number;
  tricks: number[];
  nest: number[];
  offender: number | null;
  scores: number[];
};

export type RookView = View & {
  options: { ones: string };
  teams: number[][];
  phase: string;
  round: number;
  dealer: number;
  turn: number | null;
  hand: string[];
  playable: string[];
  sizes: number[];
  nest: string[];
  buried: string[] | null;
  bids: (number | null)[];
  passed: boolean[];
  high_bid: number | null;
  bidder: number | null;
  trump: string | null;
  table: (string | null)[];
  tricks: Trick[];
  captured: number[];
  tricks_won: number[];
  redealt: { player: number; cards: string[] } | null;
  rounds: RoundLine[];
};
