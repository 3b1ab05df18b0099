/** What a player does with a hand: look, choose, drag, sort. The order is kept for each table. */

import { useEffect, useMemo, useState } from "react";
import { fan, placeAt, type FanWants } from "../../scene/layout/fan";
import type { Box, Point } from "../../scene/geometry";
import type { Held } from "../../scene/items/hand";
import { arranged, dragged, type Kept, type RankOf, type Sorting } from "../../scene/items/sorting";
import { read, write } from "../../session/storage";
import { useMomentary } from "./use-momentary";

export type Hand = Held & {
  sorting: Sorting;
  sortBy(by: Sorting): void;
  look(key: string | null): void;
  step(by: number): void;
  toggle(key: string): void;
  choose(keys: readonly string[]): void;
  clear(): void;
  dragTo(key: string, at: Point): void;
  /** Let go of a dragged card; within its zone it takes its new place. */
  drop(at: Point, zone: Box, wants: Omit<FanWants, "count">): void;
  cardOf(key: string): string | undefined;
};

const NONE: readonly string[] = [];

/** A hand of cards at a table; what is chosen at one moment of the game doesn't outlive it. */
export function useHand(table: string, cards: readonly string[], rankOf: RankOf, usual: Sorting, moment: string): Hand {
  const [kept, keep] = useKept(table, usual);
  const [focus, look] = useMomentary<string | null>(moment, null);
  const [chosen, choose] = useMomentary<readonly string[]>(moment, NONE);
  const [drag, setDrag] = useMomentary<Held["drag"]>(moment, null);
  const written = cards.join(" ");
  const shown = useMemo(() => arranged(written ? written.split(" ") : [], kept, rankOf), [written, kept, rankOf]);
  const keys = useMemo(() => new Set(shown.map(({ key }) => key)), [shown]);
  const here = useMemo(() => chosen.filter((key) => keys.has(key)), [chosen, keys]);

  const clear = (): void => {
    choose(NONE);
    look(null);
    setDrag(null);
  };
  const step = (by: number): void => {
    const at = shown.findIndex(({ key }) => key === focus);
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length;
    look(shown[next]?.key ?? null);
  };
  const drop: Hand["drop"] = (at, zone, wants) => {
    if (!drag) return;
    const from = shown.findIndex(({ key }) => key === drag.key);
    const to = placeAt(fan(zone, { ...wants, count: shown.length }), at.x, at.y);
    setDrag(null);
    if (at.y > zone.y - 20 && from >= 0)
      keep(
        dragged(
          shown.map(({ card }) => card),
          from,
          to,
        ),
      );
  };
  return {
    shown,
    focus: focus !== null && keys.has(focus) ? focus : null,
    chosen: here,
    drag,
    sorting: kept.by,
    sortBy: (by) => keep({ by, cards: shown.map(({ card }) => card) }),
    look,
    step,
    toggle: (key) => choose(here.includes(key) ? here.filter((one) => one !== key) : [...here, key]),
    choose: (more) => choose([...more]),
    clear,
    dragTo: (key, at) => setDrag({ key, at }),
    drop,
    cardOf: (key) => shown.find((one) => one.key === key)?.card,
  };
}

/** The order of a table's hand, remembered by this browser. */
function useKept(table: string, usual: Sorting): [Kept, (kept: Kept) => void] {
  const name = `cardtable.hand.${table}`;
  const [kept, setKept] = useState<Kept>(() => asKept(read(name)) ?? { by: usual, cards: [] });
  useEffect(() => {
    write(name, kept);
  }, [name, kept]);
  return [kept, setKept];
}

/** What was remembered, if it is the order of a hand. */
function asKept(found: unknown): Kept | null {
  const { by, cards } = (found ?? {}) as Partial<Kept>;
  if (!SORTINGS.some((one) => one === by) || !Array.isArray(cards)) return null;
  return { by: by as Sorting, cards: cards.filter((card) => typeof card === "string") };
}

const SORTINGS: readonly Sorting[] = ["suit", "rank", "own"];
