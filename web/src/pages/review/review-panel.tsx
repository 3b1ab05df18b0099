/** What each decision of a finished game cost, beside the replay: a curve, the moments that mattered, luck and skill. */

import { useState } from "react";
import { useText, useVoice } from "../../ui/voice";
import type { Decision, ReviewShown, Share } from "../../wire/types";
import type { ReplayState } from "../replay/use-replay";
import { Curve } from "./curve";
import { useReview } from "./use-review";
import { costsOf, verdictOf } from "./verdict";
import { WhatIf } from "./what-if";
import "./review-panel.css";

interface PanelProps {
  id: string;
  replay: ReplayState;
}

export function ReviewPanel({ id, replay }: PanelProps) {
  const text = useText();
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Review id={id} replay={replay} />;
  return (
    <button type="button" className="btn review-start" onClick={() => setWanted(true)}>
      {text("review-start")}
    </button>
  );
}

function Review({ id, replay }: PanelProps) {
  const voice = useVoice();
  const { shown, decisions, fault } = useReview(id, true);
  const seat = replay.eye ?? 0;
  return (
    <section className="review" aria-label={voice.text("review-title")}>
      {fault && <p role="alert">{voice.says(fault, replay.game, replay.names)}</p>}
      {!fault && <Progress shown={shown} />}
      {decisions.length > 0 && <Curve decisions={decisions} seat={seat} replay={replay} />}
      {shown !== null && shown.shares.length > 0 && <Moments steps={shown.moments} decisions={decisions} replay={replay} />}
      <Verdict decision={decisions.find((one) => one.step === replay.at + 1)} replay={replay} />
      <WhatIf id={id} replay={replay} />
      {shown !== null && shown.shares.length > 0 && <Shares shares={shown.shares} seat={seat} replay={replay} />}
    </section>
  );
}

function Progress({ shown }: { shown: ReviewShown | null }) {
  const text = useText();
  if (shown !== null && shown.shares.length > 0) return null;
  const words = text("review-progress", { done: shown?.done ?? 0, steps: shown?.steps ?? 0 });
  return (
    <label className="review-progress">
      <span role="status">{words}</span>
      <progress className="review-bar" value={shown?.done ?? 0} max={shown?.steps ?? 1} />
    </label>
  );
}

/** What was decided next at the moment that is shown. */
function Verdict({ decision, replay }: { decision: Decision | undefined; replay: ReplayState }) {
  const voice = useVoice();
  if (decision === undefined) return null;
  const says = (sentence: Decision["why"]) => voice.says(sentence, replay.game, replay.names);
  const name = replay.names[decision.seat] ?? "";
  const facts = { name, played: says(decision.played_means), best: says(decision.best_means), ...costsOf(decision) };
  return (
    <div className="review-verdict" aria-live="polite">
      <p>{voice.text(`review-${verdictOf(decision)}`, facts)}</p>
      <p className="soft">{says(decision.why)}</p>
    </div>
  );
}

const COLUMNS = ["player", "margin", "luck", "skill", "error", "accuracy"] as const;

function Shares({ shares, seat, replay }: { shares: Share[]; seat: number; replay: ReplayState }) {
  const voice = useVoice();
  const { told, cards } = shares[seat] ?? {};
  return (
    <div className="review-shares">
      {told && <p>{voice.says(told, replay.game, replay.names)}</p>}
      {cards && <p className="soft">{voice.says(cards, replay.game, replay.names)}</p>}
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {voice.text(`review-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share, one) => (
            <tr key={one}>
              <th scope="row">{replay.names[one]}</th>
              <td>{signed(share.margin)}</td>
              <td>{signed(share.luck)}</td>
              <td>{signed(Math.round(share.margin) - Math.round(share.luck))}</td>
              <td>±{Math.round(share.error)}</td>
              <td>{share.accuracy} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{voice.text("review-curve")}</p>
    </div>
  );
}

function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}

/** The dearest decisions: a press shows what whoever decided could see then. */
function Moments({ steps, decisions, replay }: { steps: number[]; decisions: Decision[]; replay: ReplayState }) {
  const voice = useVoice();
  const show = ({ seat, step }: Decision) => {
    replay.lookAs(seat);
    replay.goTo(step - 1);
  };
  const dear = decisions.filter((decision) => steps.includes(decision.step)).toSorted((a, b) => b.loss - a.loss);
  if (dear.length === 0) return <p>{voice.text("review-no-moments")}</p>;
  return (
    <div>
      <h2 className="review-heading">{voice.text("review-moments")}</h2>
      <ul className="review-moments">
        {dear.map((decision) => (
          <li key={decision.step}>
            <button type="button" className="btn" onClick={() => show(decision)}>
              {voice.text("review-go-to", { step: decision.step, name: replay.names[decision.seat] ?? "", ...costsOf(decision) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
