/* Made from schema.json by `npm run generate`: don't change it by hand. */

export type FromClient =
  | Hello
  | Do
  | Ask
  | Hint
  | Say
  | Arrange
  | SeatBot
  | Clear
  | Reseat
  | Ready
  | Start
  | Leave
  | Pause
  | HandBack
  | Host
  | Mute
  | Abandon
  | Rematch;
export type FromServer = Done | Refusal | Opinion | Advice | TableShown | Goodbye;
export type Where = "middle" | "mine" | "seats";
/**
 * How the value of a place is to be read.
 */
export type What = "card" | "cards" | "groups" | "melds" | "number" | "player" | "sentences" | "word";

export interface Wire {
  Abandon: Abandon;
  Advice: Advice;
  Arrange: Arrange;
  Ask: Ask;
  ChairShown: ChairShown;
  Choice: Choice;
  Clear: Clear;
  ClockShown: ClockShown;
  Do: Do;
  Done: Done;
  FinishedRound: FinishedRound;
  FromClient: FromClient;
  FromServer: FromServer;
  GeschenktOptions: GeschenktOptions;
  GeschenktView: GeschenktView;
  Goodbye: Goodbye;
  HandBack: HandBack;
  Hello: Hello;
  Hint: Hint;
  Host: Host;
  Leave: Leave;
  LineShown: LineShown;
  MeldShown: MeldShown;
  Mute: Mute;
  OpenTable: OpenTable;
  Opinion: Opinion;
  Part: Part;
  Pause: Pause;
  Place: Place;
  Ready: Ready;
  Refusal: Refusal;
  Rematch: Rematch;
  Replay: Replay;
  Reseat: Reseat;
  Result: Result;
  RookOptions: RookOptions;
  RookView: RookView;
  RoundLine: RoundLine;
  RummyOptions: RummyOptions;
  RummyView: RummyView;
  Say: Say;
  SeatBot: SeatBot;
  Seated: Seated;
  Sentence: Sentence;
  ShankoOptions: ShankoOptions;
  ShankoView: ShankoView;
  ShownHand: ShownHand;
  SitDown: SitDown;
  Spoken: Spoken;
  Start: Start;
  StepShown: StepShown;
  SushiGoOptions: SushiGoOptions;
  SushiGoView: SushiGoView;
  TableListed: TableListed;
  TableShown: TableShown;
  Tally: Tally;
  Trick: Trick;
  View: View;
  Views: Views;
  What: What;
  Where: Where;
  WordShown: WordShown;
  Wrong: Wrong;
}
/**
 * Host: give the game up without a result.
 */
export interface Abandon {
  type: "abandon";
  id: string;
}
/**
 * What an expert would do, and why.
 */
export interface Advice {
  type: "advice";
  id: string;
  move: string;
  why: Sentence;
}
/**
 * Something to be said to people.
 *
 * A fact whose name begins with `player` holds a seat and is spoken as that player's name; one whose name begins with
 * `card` holds cards in their written form, separated by blanks, and is spoken as the game names its cards.
 */
export interface Sentence {
  code: string;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * Host: other house rules or settings.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  options?: {
    [k: string]: number | string;
  };
  settings?: {
    [k: string]: number | string;
  };
}
/**
 * What do the rules think of this move?
 */
export interface Ask {
  type: "ask";
  move: string;
  id: string;
}
export interface ChairShown {
  name: string;
  seat: number | null;
  level: string;
  kept: string;
  connected: boolean;
  left: boolean;
  muted: boolean;
  ready: boolean;
}
/**
 * A legal move in its written form, and what it would mean.
 */
export interface Choice {
  move: string;
  means: Sentence;
}
/**
 * Take a bot, or as the host somebody, from a chair; during the game a bot that keeps a seat warm goes first, and
 * then the player is removed for good.
 */
export interface Clear {
  type: "clear";
  chair: number;
  id: string;
}
/**
 * How many seconds a seat has left of how many.
 */
export interface ClockShown {
  seat: number;
  left: number;
  of: number;
}
/**
 * Make a move.
 */
export interface Do {
  type: "do";
  move: string;
  answers: number;
  id: string;
}
/**
 * The command with this id has happened and is on disk.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
export interface FinishedRound {
  ending: string;
  winner: number | null;
  held: string[][];
  counted: number[];
  gone: boolean[];
}
/**
 * The first message: who is there, and what is known already. Without a token: an onlooker.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
  language?: "en" | "ja";
}
/**
 * What would an expert do?
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * A word or a reaction to the whole table.
 */
export interface Say {
  type: "say";
  text: string;
  id: string;
  reaction?: boolean;
}
/**
 * Put a bot on a chair, before the start; during the game, let a bot play for somebody who is gone, or give a bot
 * another level.
 */
export interface SeatBot {
  type: "seatbot";
  level: "easy" | "hard" | "medium";
  id: string;
  chair?: number | null;
}
/**
 * Move to another chair before the start; the host may move anybody.
 */
export interface Reseat {
  type: "reseat";
  chair: number;
  to: number;
  id: string;
}
/**
 * Say that you are ready; the game begins when everybody is. The nonce stirs the deal, whose commitment you saw.
 */
export interface Ready {
  type: "ready";
  on: boolean;
  id: string;
  nonce?: string;
}
/**
 * Begin at once. The nonce stirs the deal, after its commitment was seen.
 */
export interface Start {
  type: "start";
  id: string;
  nonce?: string;
}
/**
 * Get up; during the game, for good.
 */
export interface Leave {
  type: "leave";
  id: string;
}
export interface Pause {
  type: "pause";
  on: boolean;
  id: string;
}
/**
 * Take one's seat back from the bot that kept it warm.
 */
export interface HandBack {
  type: "handback";
  id: string;
}
/**
 * Host: pass the role on.
 */
export interface Host {
  type: "host";
  chair: number;
  id: string;
}
export interface Mute {
  type: "mute";
  chair: number;
  on: boolean;
  id: string;
}
/**
 * Open another table with the same people and rules.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * The command with this id has not happened, and why; nothing has changed.
 */
export interface Refusal {
  type: "refusal";
  id: string | null;
  sentence: Sentence;
}
/**
 * What the rules think of a move: its canonical form and meaning, or what is wrong with it.
 */
export interface Opinion {
  type: "opinion";
  id: string;
  legal: boolean;
  move: string;
  means: Sentence;
}
/**
 * The whole table as this client may see it; lines and words only from where it last was.
 */
export interface TableShown {
  type: "table";
  id: string;
  version: number;
  game: string;
  phase: "lobby" | "over" | "playing";
  you: number | null;
  host: number | null;
  chairs: (ChairShown | null)[];
  options: {
    [k: string]: number | string;
  };
  settings: {
    [k: string]: number | string;
  };
  paused: boolean;
  abandoned: boolean;
  onlookers: number;
  commitment: string;
  question: number | null;
  clocks: ClockShown[];
  lines: LineShown[];
  words: WordShown[];
  start_refused: Sentence | null;
  rematch: string | null;
  seed: string | null;
  nonces: string[];
  view?: GeschenktView | SushiGoView | RookView | RummyView | ShankoView;
}
/**
 * A line of the log, in the form for this reader.
 */
export interface LineShown {
  number: number;
  turn: number;
  at: number;
  sentence: Sentence;
}
/**
 * A line of the chat.
 */
export interface WordShown {
  number: number;
  at: number;
  name: string;
  text: string;
  reaction: boolean;
}
export interface GeschenktView {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
  options: GeschenktOptions;
  order: number[];
  turn: number;
  face_up: number | null;
  pot: number;
  deck_left: number;
  runs: number[][][];
  chips: (number | null)[];
  share: number[];
  paid: number[];
  won: number[];
}
/**
 * The standing of a game. Places are there once it is over; a score that must stay hidden is None.
 */
export interface Result {
  over: boolean;
  scores: (number | null)[];
  places: number[];
  sheet: Part[][][];
}
/**
 * One line of a score sheet.
 */
export interface Part {
  label: Sentence;
  points: number;
}
export interface GeschenktOptions {
  chips: "eleven" | "official";
  chip_visibility: "hidden" | "open";
  after_take: "next_player" | "taker";
  min_players: 2 | 3;
}
export interface SushiGoView {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
  options: SushiGoOptions;
  round: number;
  turn: number;
  turns: number;
  direction: string;
  doing: string[];
  hand: string[];
  hand_size: number;
  picked: string[];
  known: string[][];
  returned: number[];
  collections: string[][][];
  revealed: string[][];
  played: string[][];
  past: string[][][];
  puddings: number[];
  round_points: number[][];
  pudding_points: number[];
  deck_left: number;
}
export interface SushiGoOptions {
  deck: "continue" | "reshuffle_all";
  maki_ties: "full" | "split";
  pudding_ties: "full" | "split";
  pass_: "alternate" | "left";
  allow_reselect: "no" | "yes";
  auto_last: "off" | "on";
}
export interface RookView {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
  options: RookOptions;
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
  auction: Spoken[];
  bids: (number | null)[];
  passed: boolean[];
  high_bid: number | null;
  bidder: number | null;
  throw_ins: number;
  redealt: ShownHand | null;
  trump: string | null;
  leader: number | null;
  table: (string | null)[];
  last_trick: string[];
  tricks: Trick[];
  earlier: string[][];
  captured: number[];
  tricks_won: number[];
  voids: string[][];
  shown: string[][];
  again: string[];
  calls_left: number[];
  ready: boolean[];
  rounds: RoundLine[];
  earlier_rounds: number;
  earlier_scores: number[];
}
export interface RookOptions {
  deck: 41 | 57;
  ones: "high_15" | "low_0";
  all_pass: "redeal" | "stuck_70";
  bury_counters: "allowed" | "fewest";
  first_lead: "high_bidder" | "left_of_dealer" | "left_of_high_bidder";
  renege: "strict" | "table_rules";
  target: 300 | 500;
  max_rounds: number;
}
/**
 * What a player said in the auction; no bid is a pass.
 */
export interface Spoken {
  player: number;
  bid: number | null;
}
/**
 * A hand without counters that was laid open for a new deal.
 */
export interface ShownHand {
  player: number;
  cards: string[];
}
/**
 * A trick in order of play; the one on the table has no winner yet.
 */
export interface Trick {
  leader: number;
  cards: string[];
  winner: number | null;
  points: number;
}
/**
 * A finished round: points of each team from tricks and nest, and what they scored.
 */
export interface RoundLine {
  bidder: number;
  bid: number;
  tricks: number[];
  nest: number[];
  offender: number | null;
  scores: number[];
}
export interface RummyView {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
  options: RummyOptions;
  deal: number;
  round: number;
  phase: string;
  turn: number;
  starter: number;
  hand: string[];
  drawn: string | null;
  hands: number[];
  declared: string[];
  stock: number;
  up_card: string | null;
  discards: string[];
  thrown: string[][];
  melds: MeldShown[];
  pures: number[];
  recycles: number;
  recycled: string[];
  skips: number;
  closed: boolean;
  history: Tally[][];
  dealt_in: boolean[];
  hints: string[][];
  fits: string[][];
}
export interface RummyOptions {
  first_declaration_round: 1 | 4 | 5;
  opening_points: 40 | 48 | 51;
  joker_opening_value: "substituted" | "zero";
  max_jokers_per_meld: 1 | "no_limit" | "not_more_than_naturals";
  close_without_last_card: "no" | "yes";
  max_recycles: number;
  deals: number | "until_500";
  perfect_finish_bonus: -20 | 0;
  pure_sequence_bonus: -5 | 0;
}
/**
 * A meld on the table: whose it is, what it is (run, set, …), its cards, and what each of them stands for.
 */
export interface MeldShown {
  owner: number;
  kind: string;
  cards: string[];
  stands: string[];
}
/**
 * What counted for one player when a deal ended; nobody who had left before it was dealt is present.
 */
export interface Tally {
  present: boolean;
  closed: boolean;
  declared: boolean;
  excused: boolean;
  cards: string[];
  pures: number;
  perfect: boolean;
}
export interface ShankoView {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
  options: ShankoOptions;
  round: number;
  contract: string;
  triplets: number;
  sequences: number;
  decks: number;
  starter: number;
  turn: number;
  phase: string;
  stock: number;
  discards: string[];
  up_card: string | null;
  face_down: boolean;
  melds: MeldShown[];
  hand: string[];
  drawn: string | null;
  took: boolean;
  hands: number[];
  known: string[][];
  declared: boolean[];
  buys: number[];
  claims: string[];
  recycles: number;
  recycled: string[];
  skips: number;
  ready: boolean[];
  finished: FinishedRound[];
}
export interface ShankoOptions {
  layoff: "after_swap" | "all" | "sequences";
  layoff_timing: "later_turns" | "same_turn";
  round7_finish: "all_out_allowed" | "deal_12";
  end_on_meld: "no" | "yes";
  buy_precedence: "buyers_first" | "next_player_first";
  melded_may_draw_discard: "no" | "yes";
  max_jokers_per_meld: "half" | "none";
  stalemate_recycles: 2 | 4;
  first_start: "random" | "youngest";
  youngest: number;
}
/**
 * The connection ends, and why.
 */
export interface Goodbye {
  type: "goodbye";
  sentence: Sentence;
}
/**
 * POST /api/tables
 */
export interface OpenTable {
  game: string;
  options?: {
    [k: string]: number | string;
  };
  settings?: {
    [k: string]: number | string;
  };
  /**
   * @maxItems 8
   */
  bots?: ("easy" | "hard" | "medium")[];
  name?: string | null;
}
/**
 * A field of a game's view that a plain table shows; a field for SEATS is a tuple with a value for each seat.
 *
 * Its label is the message `<game>-<name>`, with dashes for underscores.
 */
export interface Place {
  name: string;
  where: Where;
  what: What;
}
/**
 * GET /api/tables/{id}/replay?seat=n&first=k: some steps of a finished game.
 */
export interface Replay {
  game: string;
  names: string[];
  total: number;
  first: number;
  steps: StepShown[];
}
/**
 * A step of a finished game: what was done, what was told, and what was seen after it.
 */
export interface StepShown {
  at: number;
  seat: number | null;
  move: string | null;
  lines: LineShown[];
  view: GeschenktView | SushiGoView | RookView | RummyView | ShankoView;
}
/**
 * What a client needs to sit at a table; the token and the key are told this once.
 */
export interface Seated {
  table: string;
  chair: number;
  name: string;
  token: string;
  key: string | null;
}
/**
 * POST /api/tables/{id}/seats: sit down, or come back to one's seat by its name (and key, where the table asks).
 */
export interface SitDown {
  name?: string;
  chair?: number | null;
  key?: string | null;
}
/**
 * A line of the lobby or of the history.
 */
export interface TableListed {
  id: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  names: string[];
  free: number;
  opened_at: number;
  touched_at: number;
  scores: (number | null)[];
  places: number[];
}
/**
 * What every game shows; each game adds its own.
 */
export interface View {
  seat: number | null;
  waiting: number[];
  left: number[];
  prompt: Sentence;
  legal: Choice[];
  result: Result;
}
export interface Views {
  geschenkt: GeschenktView;
  "sushi-go": SushiGoView;
  rook: RookView;
  rummy: RummyView;
  shanko: ShankoView;
}
/**
 * The body of every refused request.
 */
export interface Wrong {
  sentence: Sentence;
}
