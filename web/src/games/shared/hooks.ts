/** What the drawn tables share in talking with the rules: why not, and when a clock was read. */

import { useEffect, useMemo, useRef, useState } from "react";
import type { Opinion, TableShown } from "../../wire/types";
import type { BoardProps, Reaction } from "../../canvas/board";
import { useMomentary } from "../../canvas/input/use-momentary";
import { chime } from "../../ui/sound";
import { isAsked, type CanvasProps } from "./props";

const SHOWN_MS = 6000;

export type Refusal = { text: string | null; refuse(text: string): void; tryMove(move: string): void };

/** The last refusal while it is to be read and the question stands, and a way to try a move: what isn't listed is asked about first. */
export function useRefusal(props: CanvasProps): Refusal {
  const { view, table } = props;
  const [text, setText] = useMomentary<string | null>(table.question, null);
  const later = useRef(0);
  useEffect(() => () => clearTimeout(later.current), []);
  const refuse = (why: string): void => {
    setText(why);
    clearTimeout(later.current);
    later.current = window.setTimeout(() => setText(null), SHOWN_MS);
  };
  const tryMove = (move: string): void => {
    if (view.legal.some((choice) => choice.move === move)) {
      props.send(move);
      return;
    }
    void props.ask(move).then((opinion) => {
      if (opinion.legal) props.send(opinion.move);
      else refuse(props.voice.says(opinion.means, table.game, props.names));
    });
  };
  return { text, refuse, tryMove };
}

/** The first of several ways to write a move that the rules accept, or why the first of them is refused. */
export async function firstLegal(props: CanvasProps, moves: readonly string[]): Promise<Opinion | null> {
  let refused: Opinion | null = null;
  for (const move of moves) {
    const opinion = await props.ask(move);
    if (opinion.legal) return opinion;
    refused ??= opinion;
  }
  return refused;
}

/** When the clocks of this message were read. */
export function useClockRead(table: TableShown): number {
  return useMemo(() => (table ? performance.now() : 0), [table]);
}

/** Whether something has become different a short while ago; not when the table is first shown. */
export function useLinger(of: string, time: number): boolean {
  const [shown, setShown] = useState(of);
  useEffect(() => {
    if (shown === of) return;
    const later = window.setTimeout(() => setShown(of), time);
    return () => clearTimeout(later);
  }, [shown, of, time]);
  return shown !== of;
}

/** What the rules think of a draft, once they have said it. */
export function useOpinion(props: CanvasProps, draft: string | null): Opinion | null {
  const [opinion, setOpinion] = useState<{ draft: string; said: Opinion } | null>(null);
  const { ask } = props;
  const { version } = props.table;
  useEffect(() => {
    if (draft === null) return;
    let wanted = true;
    void ask(draft).then((said) => {
      if (wanted) setOpinion({ draft, said });
    });
    return () => {
      wanted = false;
    };
  }, [draft, version]);
  return opinion?.draft === draft ? opinion.said : null;
}

/** What something was before it became different. */
export function usePrevious<T>(value: T): T | null {
  const [pair, setPair] = useState<{ now: T; before: T | null }>({ now: value, before: null });
  if (pair.now !== value) setPair({ now: value, before: pair.now });
  return pair.now === value ? pair.before : pair.now;
}

/** Whose open cards are looked at closely: a touch on a seat shows them, another one puts them away. */
export function usePeek(): { seat: number | null; touch(spot: string | null): void } {
  const [seat, setSeat] = useState<number | null>(null);
  const touch = (spot: string | null): void => {
    const touched = spot?.startsWith("seat:") ? Number(spot.slice("seat:".length)) : null;
    setSeat(touched === seat ? null : touched);
  };
  return { seat, touch };
}

const NEWS_MS = 2800;
const MOST_NEWS = 2;

/** The lines that have just come to the log, while they are to be read. */
function useNews({ table, voice, names }: CanvasProps): string[] {
  const [read, setRead] = useState(() => table.lines.at(-1)?.number ?? 0);
  const last = table.lines.at(-1)?.number ?? read;
  useEffect(() => {
    if (last <= read) return;
    const later = window.setTimeout(() => setRead(last), NEWS_MS);
    return () => clearTimeout(later);
  }, [last, read]);
  const fresh = table.lines.filter((line) => line.number > read).slice(-MOST_NEWS);
  return fresh.map((line) => voice.says(line.sentence, table.game, names));
}

const REACTION_MS = 2400;

/** The signs that somebody gave just now. */
function useReactions({ table, names }: CanvasProps): Reaction[] {
  const [read, setRead] = useState(() => table.words.at(-1)?.number ?? 0);
  const last = table.words.at(-1)?.number ?? read;
  useEffect(() => {
    if (last <= read) return;
    const later = window.setTimeout(() => setRead(last), REACTION_MS);
    return () => clearTimeout(later);
  }, [last, read]);
  const fresh = table.words.filter((word) => word.reaction && word.number > read);
  return fresh.map(({ number, name, text }) => ({ key: number, seat: names.indexOf(name), sign: text }));
}

type Shared = "calm" | "news" | "asked" | "label" | "advised" | "device" | "onTable" | "reactions" | "onHeard";

/** What every drawn table tells its board in the same way. */
export function useBoard(props: CanvasProps): Pick<BoardProps, Shared> {
  const { table, view, voice, help, reducedMotion, device, onTable } = props;
  const news = useNews(props);
  return {
    device,
    onTable,
    onHeard: chime,
    reactions: useReactions(props),
    calm: reducedMotion,
    news: device === "hand" ? [] : news,
    asked: isAsked(view),
    label: voice.text("canvas-table", { title: voice.text(`${table.game}-title`) }),
    advised: help.advice?.move,
  };
}
