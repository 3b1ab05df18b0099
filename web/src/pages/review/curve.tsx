/** The chance to win of every seat along the game; a touch shows the table as it was. One seat stands out. */

import { type MouseEvent } from "react";
import { useText } from "../../ui/voice";
import type { Decision } from "../../wire/types";
import type { ReplayState } from "../replay/use-replay";

const WIDTH = 600;
const HEIGHT = 140;
/** Room for the whole thickness of a line at the top and at the bottom. */
const EDGE = 3;

interface CurveProps {
  decisions: Decision[];
  seat: number;
  replay: ReplayState;
}

export function Curve({ decisions, seat, replay }: CurveProps) {
  const text = useText();
  const xOf = (step: number) => (WIDTH * step) / Math.max(1, replay.total - 1);
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    replay.goTo(Math.round(((event.clientX - box.left) / box.width) * (replay.total - 1)));
  };
  return (
    <figure className="review-curve">
      <svg viewBox={`0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}`} preserveAspectRatio="none" aria-hidden onClick={go}>
        <line className="review-half" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {replay.names.map((_, one) => (
          <polyline key={one} className={one === seat ? "review-line chosen" : "review-line"} points={pointsOf(decisions, one, xOf)} />
        ))}
        <line className="review-now" x1={xOf(replay.at)} x2={xOf(replay.at)} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption className="soft">{text("review-chance-of", { name: replay.names[seat] ?? "" })}</figcaption>
    </figure>
  );
}

function pointsOf(decisions: Decision[], seat: number, xOf: (step: number) => number): string {
  const own = decisions.filter((decision) => decision.seat === seat);
  return own.map((decision) => `${xOf(decision.step - 1)},${HEIGHT * (1 - decision.win)}`).join(" ");
}
