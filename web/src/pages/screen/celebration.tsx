/** Cards of the house that fall from above when somebody has won. Nothing falls where motion isn't wanted. */

import type { CSSProperties } from "react";
import "./celebration.css";

const CARDS = 36;
const SIGNS = ["♠", "♥", "♦", "♣"];

export function Celebration() {
  return (
    <div className="celebration" aria-hidden="true">
      {Array.from({ length: CARDS }, (_, i) => (
        <i key={i} data-suit={i % SIGNS.length} style={fallOf(i)}>
          {SIGNS[i % SIGNS.length]}
        </i>
      ))}
    </div>
  );
}

/** Spread over the width and the time without a pattern that one sees. */
function fallOf(i: number): CSSProperties {
  const left = (i * 61.8) % 100;
  return { left: `${left}%`, animationDelay: `${((i * 37) % 40) / 10}s`, "--sway": `${((i * 29) % 13) - 6}rem` } as CSSProperties;
}
