/** What a drawn table is given, and the one question all of them ask of it. */

import type { Advice } from "../../canvas/controls";
import type { ReactNode } from "react";
import type { Device } from "../../canvas/board";
import type { Plate } from "../../scene/scene";
import type { Opinion, Place, TableShown, View } from "../../wire/types";
import type { Voice } from "../../words/voice";

export type CanvasProps<Seen = View> = {
  table: TableShown;
  view: Seen;
  names: string[];
  /** What lies where, as the game declares it. */
  places: readonly Place[];
  voice: Voice;
  send(move: string): void;
  /** What is to be said while the line to the table is gone. */
  away: string | null;
  /** What the rules think of a move. */
  ask(move: string): Promise<Opinion>;
  reducedMotion: boolean;
  /** What this device is to the table. */
  device: Device;
  /** What lies over the middle of the table for a while. */
  onTable: ReactNode;
  help: Help;
};

/** An expert at one's elbow: what they would do, once asked; and a way to be rid of a coach who speaks unasked. */
export type Help = {
  advice: (Advice & { move: string }) | null;
  /** What the table said no to, as long as it asks the same. */
  refused: string | null;
  isAllowed: boolean;
  /** Ask what they would do; null where they don't say. */
  ask(): Promise<string | null>;
  stop: (() => void) | null;
};

/** What a game knows of a seat beyond its name and presence. */
export type SeatNews = {
  note: string;
  brief?: string;
  count?: number | null;
  counted?: Plate["counted"];
  dots?: Plate["dots"];
  team?: number | null;
  badge?: string;
};

/** The plate of a seat; `since` is when the clocks were read. */
export function plateOf(props: CanvasProps, seat: number, news: SeatNews, since: number): Plate {
  const { table, view, names } = props;
  const chair = table.chairs.find((one) => one?.seat === seat) ?? null;
  const clock = table.clocks.find((one) => one.seat === seat);
  const present = chair === null || chair.connected || chair.level !== "" || chair.kept !== "";
  return {
    seat,
    name: names[seat] ?? String(seat),
    note: news.note,
    brief: news.brief ?? news.note,
    count: news.count ?? null,
    counted: news.counted ?? "cards",
    dots: news.dots ?? null,
    active: view.waiting.includes(seat),
    me: view.seat === seat,
    clock: clock ? { left: clock.left, of: clock.of, since } : null,
    presence: view.left.includes(seat) ? "left" : present ? (chair?.level ? "bot" : "here") : "gone",
    team: news.team ?? null,
    badge: news.badge ?? "",
  };
}

/** The one sentence that says what is expected. */
export function promptOf({ table, view, voice, names }: CanvasProps): string {
  return table.paused ? voice.text("web-paused") : voice.says(view.prompt, table.game, names);
}

/** Whether the game waits for the player who sees this. */
export function isAsked(view: View): boolean {
  return view.seat !== null && view.waiting.includes(view.seat);
}
