/** The steps of a finished game, fetched as they are needed. */

import { useEffect, useState } from "react";
import { readReplay } from "../wire/http";
import type { Replay, Sentence, StepShown } from "../wire/types";
import { sentenceOf } from "./opening";

/** Steps that the server tells at once. */
const REEL = 60;

export interface Film {
  game: string;
  names: string[];
  total: number;
  at: number;
  isAtEnd: boolean;
  eye: number | null;
  /** Null while it is being fetched. */
  step: StepShown | null;
  fault: Sentence | null;
  goTo(step: number): void;
  lookAs(eye: number | null): void;
}

export function useFilm(id: string): Film {
  const [at, setAt] = useState(0);
  const [eye, setEye] = useState<number | null>(null);
  const { reels, fault } = useReels(id, eye, at);
  const known = Object.values(reels)[0];
  const total = known?.total ?? 0;
  return {
    game: known?.game ?? "",
    names: known?.names ?? [],
    total,
    at,
    isAtEnd: at >= total - 1,
    eye,
    step: reels[reelOf(eye, at)]?.steps[at % REEL] ?? null,
    fault,
    goTo: (step) => setAt(Math.min(Math.max(0, step), Math.max(0, total - 1))),
    lookAs: setEye,
  };
}

/** The reels that were fetched, and the one for this step on its way. */
function useReels(id: string, eye: number | null, at: number) {
  const [reels, setReels] = useState<Record<string, Replay>>({});
  const [fault, setFault] = useState<Sentence | null>(null);
  const reel = reelOf(eye, at);
  useEffect(() => {
    if (reel in reels) return;
    readReplay(id, eye, REEL * Math.floor(at / REEL))
      .then((found) => setReels((known) => ({ ...known, [reel]: found })))
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  }, [id, reel]);
  return { reels, fault };
}

function reelOf(eye: number | null, at: number): string {
  return `${eye ?? "onlooker"} ${Math.floor(at / REEL)}`;
}
