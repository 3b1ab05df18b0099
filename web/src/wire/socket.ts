/**
 * The line to a table: it says hello, carries commands, and dials again by itself when it breaks.
 * It knows nothing of what is said, but that a command with an id waits for an answer with that id.
 */

import type { FromClient, FromServer, Hello } from "./types";

export type Command = Exclude<FromClient, Hello>;
export type LinkState = "opening" | "open" | "lost" | "closed";

/** Commands that may wait for their answers at once. */
export const MOST_UNANSWERED = 32;
const SHORTEST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** The server's own word that it makes no sense to come back. */
const POLICY = 1008;

/** What is needed of a browser's WebSocket. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Ends {
  dial(): Wire;
  /** The first message of every new connection. */
  hello(): Hello;
  hear(message: FromServer): void;
  change(state: LinkState): void;
  /** A number from 0 to 1, so that a thousand clients don't come back at the same moment. */
  chance(): number;
}

export class Line {
  private readonly ends: Ends;
  private readonly unanswered = new Map<string, Command>();
  private wire: Wire | null = null;
  private isOpen = false;
  private isResting = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.ends = ends;
    this.dial();
  }

  /** Send a command now, or as soon as the line stands again; false if too many wait already. */
  send(command: Command): boolean {
    if (this.unanswered.size >= MOST_UNANSWERED) return false;
    this.unanswered.set(command.id, command);
    if (this.isOpen) this.wire?.send(JSON.stringify(command));
    return true;
  }

  /** Dial at once instead of waiting: the device is on line again, or the person is back. */
  hurry(): void {
    if (this.wire !== null || (this.timer === undefined && !this.isResting)) return;
    clearTimeout(this.timer);
    this.dial();
  }

  /** Hang up until somebody hurries: whoever sleeps counts as gone, and is called. */
  rest(): void {
    if (this.wire === null) return;
    this.isResting = true;
    this.hangUp();
    this.ends.change("lost");
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isResting = false;
    this.hangUp();
    this.ends.change("closed");
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = null;
    this.isOpen = false;
    wire?.close();
  }

  private dial(): void {
    this.timer = undefined;
    this.isResting = false;
    this.ends.change("opening");
    const wire = this.ends.dial();
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event: MessageEvent<string>) => this.heard(wire, JSON.parse(event.data) as FromServer);
    wire.onclose = (event: CloseEvent) => this.broken(wire, event.code);
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    wire.send(JSON.stringify(this.ends.hello()));
    for (const command of this.unanswered.values()) wire.send(JSON.stringify(command));
    this.isOpen = true;
  }

  private heard(wire: Wire, message: FromServer): void {
    if (wire !== this.wire) return;
    if (message.type === "table") this.stands();
    if ("id" in message && message.id !== null) this.unanswered.delete(message.id);
    this.ends.hear(message);
  }

  private stands(): void {
    this.failures = 0;
    this.ends.change("open");
  }

  private broken(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.isOpen = false;
    if (code === POLICY) return this.ends.change("closed");
    this.ends.change("lost");
    this.timer = setTimeout(() => this.dial(), waitBefore(this.failures++, this.ends.chance()));
  }
}

/** Each failure doubles the wait, up to ten seconds; chance takes up to half of it off. */
export function waitBefore(failures: number, chance: number): number {
  const wait = Math.min(SHORTEST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return Math.round(wait * (1 - chance / 2));
}
