/** At a moment of a finished game: what another move would have brought, and the way to play on from there. */

import { useEffect, useState } from "react";
import { tokenAt } from "../../session/storage";
import { readAlternatives, readMoment, readWhatIf } from "../../wire/http";
import type { Alternatives, Decision, Sentence } from "../../wire/types";
import { useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { sentenceOf } from "../open-table";
import type { ReplayState } from "../replay/use-replay";
import { costsOf, verdictOf } from "./verdict";

interface WhatIfProps {
  id: string;
  replay: ReplayState;
}

/** The step that follows the moment that is shown is the one that could have been another. */
export function WhatIf({ id, replay }: WhatIfProps) {
  const step = replay.at + 1;
  return (
    <div className="review-what-if">
      {!replay.isAtEnd && <OtherMoves key={step} id={id} replay={replay} step={step} />}
      <PlayOn id={id} replay={replay} />
    </div>
  );
}

function OtherMoves({ id, replay, step }: WhatIfProps & { step: number }) {
  const voice = useVoice();
  const { others, verdict, fault, find } = useAlternatives(id, step);
  const [move, setMove] = useState("");
  if (others === null || others.moves.length < 2) return null;
  const says = (sentence: Sentence) => voice.says(sentence, replay.game, replay.names);
  const chosen = move || (others.moves[0]?.move ?? "");
  return (
    <>
      <label className="practice-choice">
        <span>{voice.text("review-instead")}</span>
        <select className="select" value={chosen} onChange={(event) => setMove(event.target.value)}>
          {others.moves.map((one) => (
            <option key={one.move} value={one.move}>
              {says(one.means)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => find(chosen)}>
        {voice.text("review-try")}
      </button>
      <p role="status" className="review-other">
        {fault !== null && says(fault)}
        {verdict !== null && voice.text(`review-what-if-${verdictOf(verdict)}`, spoken(verdict, says))}
      </p>
    </>
  );
}

function spoken(verdict: Decision, says: (sentence: Sentence) => string) {
  return { played: says(verdict.played_means), best: says(verdict.best_means), ...costsOf(verdict) };
}

function useAlternatives(id: string, step: number) {
  const [others, setOthers] = useState<Alternatives | null>(null);
  const [verdict, setVerdict] = useState<Decision | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    let isGone = false;
    readAlternatives(id, step, tokenAt(id))
      .then((found) => !isGone && setOthers(found))
      .catch(() => !isGone && setOthers(null));
    return () => {
      isGone = true;
    };
  }, [id, step]);
  const find = (move: string) => {
    setVerdict(null);
    setFault(null);
    readWhatIf(id, step, move, tokenAt(id))
      .then(setVerdict)
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  };
  return { others, verdict, fault, find };
}

function PlayOn({ id, replay }: WhatIfProps) {
  const voice = useVoice();
  const { fault, isBusy, follow } = useFollow();
  const open = async () => {
    const { scenario } = await readMoment(id, replay.at, replay.eye, tokenAt(id));
    return `/s/${encodeURIComponent(scenario)}`;
  };
  return (
    <>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={() => follow(open)}>
        {voice.text("scenario-play-on")}
      </button>
      {fault && <p role="alert">{voice.says(fault, replay.game, replay.names)}</p>}
    </>
  );
}
