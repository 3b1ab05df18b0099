/** Small views of the five games, as the server sends them, for the tests of the drawn tables. */

import type { Plate } from "../../src/scene/scene";
import type { GeschenktView, RookView, SushiGoView, View } from "../../src/wire/types";

export const WIDE = { size: { width: 1280, height: 800 }, prompt: 34, actions: 52 };
export const PHONE = { size: { width: 390, height: 760 }, prompt: 56, actions: 60 };
export const PANEL = { size: { width: 880, height: 720 }, prompt: 34, actions: 52 };

export function plate(seat: number): Plate {
  return {
    seat,
    name: `Player ${seat}`,
    note: "",
    brief: "",
    count: null,
    counted: "cards",
    dots: null,
    active: false,
    me: seat === 0,
    clock: null,
    presence: "here",
    team: null,
    badge: "",
  };
}

const SEEN: View = {
  seat: 0,
  waiting: [0],
  left: [],
  prompt: { code: "game-is-over", facts: {} },
  legal: [],
  result: { over: false, scores: [], places: [], sheet: [] },
};

export function geschenkt(more: Partial<GeschenktView> = {}): GeschenktView {
  return {
    ...SEEN,
    options: { chips: "eleven", chip_visibility: "open", after_take: "taker", min_players: 2 },
    order: [0, 2, 1],
    turn: 0,
    face_up: 17,
    pot: 3,
    deck_left: 20,
    runs: [[[4], [23, 24]], [[9]], []],
    chips: [9, 11, 10],
    share: [11, 11, 11],
    paid: [2, 0, 1],
    won: [0, 0, 0],
    ...more,
  };
}

export function rook(more: Partial<RookView> = {}): RookView {
  return {
    ...SEEN,
    options: {
      deck: 57,
      ones: "low_0",
      rook_rank: "high",
      last_trick: 0,
      all_pass: "stuck_70",
      bury_counters: "allowed",
      first_lead: "left_of_dealer",
      renege: "strict",
      target: 300,
      max_rounds: 50,
    },
    teams: [
      [0, 2],
      [1, 3],
    ],
    phase: "play",
    round: 1,
    dealer: 3,
    turn: 0,
    hand: ["R5", "R10", "Y14", "G2", "ROOK"],
    playable: ["R5", "R10", "ROOK"],
    sizes: [5, 4, 4, 4],
    nest: [],
    buried: null,
    auction: [],
    bids: [0, 70, 0, 0],
    passed: [true, false, true, true],
    high_bid: 70,
    bidder: 1,
    throw_ins: 0,
    redealt: null,
    trump: "green",
    leader: 1,
    table: [null, "R4", "R9", "R12"],
    last_trick: [],
    tricks: [{ leader: 1, cards: ["R4", "R9", "R12"], winner: null, points: 0 }],
    earlier: [[], []],
    captured: [0, 0, 0, 0],
    tricks_won: [0, 0, 0, 0],
    voids: [[], [], [], []],
    shown: [[], [], [], []],
    again: [],
    calls_left: [2, 2, 2, 2],
    ready: [false, false, false, false],
    rounds: [],
    earlier_rounds: 0,
    earlier_scores: [0, 0],
    ...more,
  };
}

export function sushi(more: Partial<SushiGoView> = {}): SushiGoView {
  return {
    ...SEEN,
    options: {
      deck: "continue",
      maki_ties: "split",
      pudding_ties: "full",
      pass_: "left",
      allow_reselect: "no",
      auto_last: "on",
    },
    round: 1,
    turn: 2,
    turns: 8,
    direction: "left",
    doing: ["choosing", "choosing", "chosen"],
    hand: ["tempura", "tempura", "maki2", "egg"],
    hand_size: 4,
    picked: [],
    known: [[], [], []],
    returned: [0, 0, 0],
    collections: [[["wasabi", "squid"], ["tempura"]], [["maki3", "maki1"], ["pudding"]], []],
    so_far: [0, 0, 0],
    revealed: [["squid"], ["pudding"], []],
    played: [[], [], []],
    past: [],
    puddings: [0, 1, 0],
    round_points: [],
    pudding_points: [],
    deck_left: 80,
    ...more,
  };
}
