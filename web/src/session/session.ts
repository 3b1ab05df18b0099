/** A client's session at one table: the line, what is known, and what can be said. Knows no game. */

import { createStore, type StoreApi } from "zustand";
import { house } from "../wire/house";
import { Line, type Command, type Wire } from "../wire/socket";
import type { Advice, Done, FromServer, Hello, Opinion, Refusal } from "../wire/types";
import type { Language } from "../words/voice";
import { INITIAL_STATE, follows, lastLine, reduce, type Action, type TableState } from "./table-state";

export type Answer = Done | Refusal | Opinion | Advice;
/** A command without its id, which the session gives. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

export interface SessionEnds {
  token(): string | null;
  language(): Language;
  /** Whether this client shows the table to a whole room. */
  isScreen?: boolean;
  dial?(): Wire;
  now?(): number;
}

export class Session {
  readonly store: StoreApi<TableState> = createStore(() => INITIAL_STATE);
  private readonly line: Line;
  /** What was said and has no answer yet. */
  private readonly waiting = new Map<string, { wish: Wish; resolve(answer: Answer): void }>();
  private readonly now: () => number;

  constructor(id: string, ends: SessionEnds) {
    this.now = ends.now ?? (() => Date.now());
    this.line = new Line({
      dial: ends.dial ?? (() => house().dial(id)),
      hello: () => this.hello(ends),
      hear: (message) => this.hear(message),
      change: (state) => this.happens({ kind: "link", state }),
      chance: () => Math.random(),
    });
  }

  /** Say something to the table; the answer comes when it has happened, or was refused. */
  say<Said extends Wish>(wish: Said): Promise<Answer> {
    const id = newId();
    this.happens({ kind: "sent" });
    return new Promise((resolve) => {
      this.waiting.set(id, { wish, resolve });
      if (!this.line.send({ ...wish, id } as Command)) this.answer(id, tooMany(id));
    });
  }

  /** Make a move in answer to what was asked when it was decided on. */
  play(move: string, question: number | null): Promise<Answer> {
    return this.say({ type: "do", move, answers: question ?? 0 });
  }

  /** What the rules think of a move. */
  async ask(move: string): Promise<Opinion> {
    const answer = await this.say({ type: "ask", move });
    if (answer.type === "opinion") return answer;
    const means = answer.type === "refusal" ? answer.sentence : { code: "web-no-answer", facts: {} };
    return { type: "opinion", id: answer.id ?? "", legal: false, move, means, open: false };
  }

  hurry(): void {
    this.line.hurry();
  }

  rest(): void {
    this.line.rest();
  }

  close(): void {
    this.line.close();
  }

  /** The number of what is asked now. */
  private get question(): number {
    return this.store.getState().table?.question ?? 0;
  }

  private hello(ends: SessionEnds): Hello {
    const since = lastLine(this.store.getState());
    const hello: Hello = { type: "hello", token: ends.token(), since, language: ends.language() };
    return ends.isScreen ? { ...hello, screen: true } : hello;
  }

  private hear(message: FromServer): void {
    if (message.type === "changes" && !follows(this.store.getState(), message)) void this.say({ type: "look" });
    if (!this.isAside(message)) this.happens({ kind: "heard", message, at: this.now() });
    if ("id" in message && message.type !== "table" && message.id !== null) this.answer(message.id, message);
  }

  /**
   * Whether a refusal is nothing to be told: a no to a question to the rules is an opinion, and one to a second press on a
   * button belongs to what is asked no more.
   */
  private isAside(message: FromServer): boolean {
    if (message.type !== "refusal" || message.id === null) return false;
    const wish = this.waiting.get(message.id)?.wish;
    return wish?.type === "ask" || (wish?.type === "do" && wish.answers !== this.question);
  }

  private answer(id: string, answer: Answer): void {
    const said = this.waiting.get(id);
    this.waiting.delete(id);
    said?.resolve(answer);
  }

  private happens(happening: Action): void {
    this.store.setState((known) => reduce(known, happening), true);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tooMany(id: string): Refusal {
  return { type: "refusal", id, sentence: { code: "web-too-many", facts: {} } };
}
