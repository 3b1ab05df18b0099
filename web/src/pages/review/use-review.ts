/** A review as it grows on the server: asking for it keeps it going. */

import { useEffect, useState } from "react";
import { tokenAt } from "../../session/storage";
import { readReview } from "../../wire/http";
import type { Decision, ReviewShown, Sentence } from "../../wire/types";
import { sentenceOf } from "../open-table";

const AGAIN_MS = 1000;

export interface ReviewState {
  /** Null until the first answer. */
  shown: ReviewShown | null;
  decisions: Decision[];
  fault: Sentence | null;
}

const NOTHING: ReviewState = { shown: null, decisions: [], fault: null };

/** Nothing is asked until somebody wants it. */
export function useReview(id: string, isWanted: boolean): ReviewState {
  const [state, setState] = useState(NOTHING);
  const last = state.decisions.at(-1)?.step ?? 0;
  const isDone = state.shown !== null && state.shown.shares.length > 0;
  useEffect(() => {
    if (!isWanted || isDone || state.fault !== null) return;
    let isGone = false;
    const ask = () =>
      void readReview(id, last + 1, tokenAt(id))
        .then((shown) => !isGone && setState((known) => ({ ...known, shown, decisions: [...known.decisions, ...shown.decisions] })))
        .catch((reason: unknown) => !isGone && setState((known) => ({ ...known, fault: sentenceOf(reason) })));
    const timer = setTimeout(ask, state.shown === null ? 0 : AGAIN_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, isWanted, isDone, state]);
  return state;
}
