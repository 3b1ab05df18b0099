/** Everybody's points over the game, as lines. The table beside it says the same in numbers. */

import { useText } from "../../ui/voice";
import { courses, type Round } from "./score-sheet";
import "./score-plot.css";

const WIDE = 320;
const HIGH = 150;
const PAD = { left: 34, right: 12, top: 10, bottom: 20 };
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "5 2", "1 4", "12 4", "4 4 1 4"];

export function Plot({ names, played }: { names: readonly string[]; played: readonly Round[] }) {
  const text = useText();
  const lines = courses(played);
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => PAD.left + (round / played.length) * (WIDE - PAD.left - PAD.right);
  const y = (points: number) => PAD.top + ((high - points) / (high - low)) * (HIGH - PAD.top - PAD.bottom);
  return (
    <figure className="plot">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={text("web-plot")}>
        {[low, 0, high].map((points, at) => (
          <g key={at} className="plot-rule">
            <line x1={PAD.left} x2={WIDE - PAD.right} y1={y(points)} y2={y(points)} />
            {(points !== 0 || at === 1) && (
              <text x={PAD.left - 5} y={y(points) + 4} textAnchor="end">
                {String(points).replace("-", "−")}
              </text>
            )}
          </g>
        ))}
        {played.map(({ number }) => (
          <text key={number} x={x(number)} y={HIGH - 5} textAnchor="middle">
            {number}
          </text>
        ))}
        {lines.map((line, seat) => (
          <g key={seat} className="plot-line" data-seat={seat % DASHES.length}>
            <polyline
              points={line.map((points, round) => `${x(round)},${y(points)}`).join(" ")}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            <circle cx={x(played.length)} cy={y(line.at(-1) ?? 0)} r="3.5">
              <title>{names[seat]}</title>
            </circle>
          </g>
        ))}
      </svg>
    </figure>
  );
}
