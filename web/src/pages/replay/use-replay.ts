/** The steps of a finished game, fetched as they are needed. */

import { useEffect, useState } from "react";
import { tokenAt } from "../../session/storage";
import { readReplay } from "../../wire/http";
import type { Replay, Sentence, StepShown } from "../../wire/types";
import { sentenceOf } from "../open-table";

/** HowToPlay that the server tells at once. */
const PAGE = 60;

export interface ReplayState {
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

export function useReplay(id: string): ReplayState {
  const [at, setAt] = useState(0);
  const [eye, setEye] = useState<number | null>(null);
  const { pages, fault } = usePages(id, eye, at);
  const known = Object.values(pages)[0];
  const total = known?.total ?? 0;
  return {
    game: known?.game ?? "",
    names: known?.names ?? [],
    total,
    at,
    isAtEnd: at >= total - 1,
    eye,
    step: pages[pageOf(eye, at)]?.steps[at % PAGE] ?? null,
    fault,
    goTo: (step) => setAt(Math.min(Math.max(0, step), Math.max(0, total - 1))),
    lookAs: setEye,
  };
}

/** The pages that were fetched, and the one for this step on its way. */
function usePages(id: string, eye: number | null, at: number) {
  const [pages, setReels] = useState<Record<string, Replay>>({});
  const [fault, setFault] = useState<Sentence | null>(null);
  const page = pageOf(eye, at);
  useEffect(() => {
    if (page in pages) return;
    readReplay(id, eye, PAGE * Math.floor(at / PAGE), tokenAt(id))
      .then((found) => setReels((known) => ({ ...known, [page]: found })))
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  }, [id, page]);
  return { pages, fault };
}

function pageOf(eye: number | null, at: number): string {
  return `${eye ?? "onlooker"} ${Math.floor(at / PAGE)}`;
}
