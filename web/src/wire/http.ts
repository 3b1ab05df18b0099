/** The requests to the server. Each gives its answer, or fails with the sentence that says why. */

import { house, type House } from "./house";
import type {
  Alternatives,
  Daily,
  Decision,
  DeclarationTold,
  DeclarationWish,
  EveningShown,
  EveningTold,
  ExpertTold,
  Invitation,
  OpenDaily,
  OpenEvening,
  OpenScenario,
  OpenTable,
  Place,
  PuzzleAnswered,
  PushKey,
  PuzzleShown,
  Replay,
  ReportWish,
  ReviewShown,
  ScenarioShown,
  ScenarioTold,
  ScoreTold,
  ScoreWish,
  Seated,
  Sentence,
  SitDown,
  Subscribe,
  TableListed,
  TakePlace,
} from "./types";

export type Value = number | string;

/** A house rule or a setting, and what it may be. */
export interface Choosable {
  name: string;
  default: Value;
  values: Value[];
  low?: number;
  high?: number;
}

/** A game as the catalog lists it. */
export interface GameListed {
  name: string;
  fewest: number;
  most: number;
  /** Who plays with whom at a full table. */
  teams: number[][];
  options: Choosable[];
  settings: Choosable[];
  places: Place[];
  /** The words with which its moves begin. */
  verbs: string[];
  /** From the code of a prompt to the section of the rule sheet that explains it. */
  explains: Record<string, number>;
  /** What the table may do for somebody who is gone. */
  absence: string[];
  levels: Level[];
  /** Whether there is a first hand to learn it by. */
  has_lesson: boolean;
  /** Whether score can be kept for real cards, and whether something is declared in it. */
  keeps_score: boolean;
  has_declarations: boolean;
}

export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** A no from the server, in words that can be spoken. */
export class NotDone extends Error {
  constructor(
    readonly sentence: Sentence,
    readonly status: number,
  ) {
    super(sentence.code);
  }
}

export const listGames = () => get<GameListed[]>("/api/games");
export const listTables = () => get<TableListed[]>("/api/tables");
export const listHistory = () => get<TableListed[]>("/api/history?limit=50");
export const readReplay = (id: string, seat: number | null, first: number, token: string | null) =>
  get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?first=${first}${seat === null ? "" : `&seat=${seat}`}`, token);
export const readReview = (id: string, first: number, token: string | null) =>
  get<ReviewShown>(`/api/tables/${encodeURIComponent(id)}/review?first=${first}`, token);
export const readMoment = (id: string, step: number, seat: number | null, token: string | null) =>
  get<ScenarioTold>(
    `/api/tables/${encodeURIComponent(id)}/scenario?step=${step}${seat === null ? "" : `&seat=${seat}`}`,
    token,
  );
export const readAlternatives = (id: string, step: number, token: string | null) =>
  get<Alternatives>(`/api/tables/${encodeURIComponent(id)}/alternatives?step=${step}`, token);
export const readWhatIf = (id: string, step: number, move: string, token: string | null) =>
  get<Decision>(
    `/api/tables/${encodeURIComponent(id)}/what-if?step=${step}&move=${encodeURIComponent(move)}`,
    token,
  );
export const readScenario = (text: string) => get<ScenarioShown>(`/api/scenarios?text=${encodeURIComponent(text)}`);
export const readHint = (text: string) => get<ExpertTold>(`/api/scenarios/hint?text=${encodeURIComponent(text)}`);
export const openScenario = (wish: OpenScenario) => post<Seated>("/api/scenarios", wish);
export const readDaily = () => get<Daily>("/api/daily");
export const openDaily = (wish: OpenDaily) => post<Seated>("/api/daily", wish);
export const readPuzzle = (game: string, number: number) => get<PuzzleShown>(`/api/puzzles/${game}/${number}`);
export const answerPuzzle = (game: string, number: number, move: string) =>
  get<PuzzleAnswered>(`/api/puzzles/${game}/${number}/answer?move=${encodeURIComponent(move)}`);
export const openEvening = (wish: OpenEvening) => post<EveningTold>("/api/evenings", wish);
export const readEvening = (text: string) => get<EveningShown>(`/api/evenings?text=${encodeURIComponent(text)}`);
export const eveningSheet = (text: string) => `/api/evenings/results.csv?text=${encodeURIComponent(text)}`;
export const sitInEvening = (wish: TakePlace) => post<Seated>("/api/evenings/seats", wish);

/** A house that answers when the other one is away, where there is one. */
export type Standby = () => Promise<House | null>;

export const readScore = (wish: ScoreWish, standby: Standby) => post<ScoreTold>("/api/score", wish, standby);
export const readBest = (wish: DeclarationWish, standby: Standby) => post<DeclarationTold>("/api/score/best", wish, standby);
export const checkMelds = (wish: DeclarationWish, standby: Standby) => post<DeclarationTold>("/api/score/check", wish, standby);

export async function readReport(id: string, wish: ReportWish, token: string | null): Promise<Blob> {
  const headers = { "content-type": "application/json", ...bearing(token) };
  const path = `/api/tables/${encodeURIComponent(id)}/report`;
  return (await request(path, { method: "POST", headers, body: JSON.stringify(wish) })).blob();
}
export const readPushKey = () => get<PushKey>("/api/push");
export const subscribe = (id: string, token: string, wish: Subscribe) =>
  post<object>(`/api/tables/${encodeURIComponent(id)}/push`, wish, nobody, token);
export const findTable = (id: string) => get<TableListed>(`/api/tables/${encodeURIComponent(id)}`);
export const findCode = (code: string) => get<TableListed>(`/api/codes/${encodeURIComponent(code)}`);
export const readInvitation = (id: string) => get<Invitation>(`/api/tables/${encodeURIComponent(id)}/invitation`);
export const openTable = (wish: OpenTable) => post<Seated>("/api/tables", wish);
export const sitDown = (id: string, wish: SitDown) => post<Seated>(`/api/tables/${encodeURIComponent(id)}/seats`, wish);

/** The rule sheet of a game, as Markdown. */
export async function readRules(game: string, language: string): Promise<string> {
  const answer = await request(`/api/rules/${encodeURIComponent(game)}?language=${language}`);
  return answer.text();
}

/** The link of a table, with the key of the house where it has one: the server left it here. */
export function inviteLink(id: string, address = location.origin): string {
  const key = /(?:^|; )cardtable_key=([A-Za-z0-9_-]+)/.exec(document.cookie)?.[1];
  return `${address}/t/${id}${key === undefined ? "" : `?key=${key}`}`;
}

/** Where the picture of a table's link is, with one of the addresses by which others reach the server. */
export const qrAddress = (id: string, address = 0) => `/api/tables/${id}/qr.svg?address=${address}`;

/** Where the record of a finished game can be had, with which anybody can check it. */
export const recordAddress = (id: string) => `/api/tables/${id}/record.json`;

/** What a record says of its deal. */
export interface RecordShown {
  table: string;
  game: string;
  commitment: string;
  /** None where the game keeps its deal secret for ever. */
  seed: string | null;
  nonces: string[];
}

export const readRecord = (id: string, token: string | null) =>
  get<RecordShown>(recordAddress(encodeURIComponent(id)), token);

/** Where the log of a table can be had. */
export const logAddress = (id: string, form: "json" | "csv" | "txt", language: string) =>
  `/api/tables/${id}/log.${form}?language=${language}`;

/** A file of a table, for whoever has this token. */
export async function readFile(path: string, token: string): Promise<Blob> {
  return (await request(path, { headers: bearing(token) })).blob();
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await request(path, { headers: bearing(token) })).json() as Promise<T>;
}

/** What proves whose request it is, where only those who sit at a table may read. */
function bearing(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function post<T>(path: string, body: object, standby: Standby = nobody, token: string | null = null): Promise<T> {
  const headers = { "content-type": "application/json", ...bearing(token) };
  return (await request(path, { method: "POST", headers, body: JSON.stringify(body) }, standby)).json() as Promise<T>;
}

const nobody: Standby = () => Promise.resolve(null);

async function request(path: string, init?: RequestInit, standby: Standby = nobody): Promise<Response> {
  const heard = await house().ask(path, init).catch(() => null);
  const answer = heard ?? (await (await standby())?.ask(path, init)) ?? null;
  if (answer === null) throw new NotDone({ code: "web-server-away", facts: {} }, 0);
  if (!answer.ok) throw new NotDone(await sentenceOf(answer), answer.status);
  return answer;
}

async function sentenceOf(answer: Response): Promise<Sentence> {
  const body: unknown = await answer.json().catch(() => null);
  if (hasSentence(body)) return body.sentence;
  return { code: "web-server-confused", facts: { status: answer.status } };
}

function hasSentence(body: unknown): body is { sentence: Sentence } {
  return typeof body === "object" && body !== null && "sentence" in body;
}
