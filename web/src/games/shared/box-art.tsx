/** What a box on the shelf is drawn with; a fan of cards for a game that has no box of its own. */

import type { ReactNode } from "react";

export interface BoxArt {
  /** The lid, from the light to the shadow. */
  lid: [string, string];
  /** Drawn on a square of 120 units. */
  emblem: ReactNode;
}

export const PAPER = "#fff8ea";
export const INK = "#2a221d";

export function fan(faces: { sign: string; colour: string }[]): ReactNode {
  return (
    <g>
      {faces.map(({ sign, colour }, at) => {
        const turn = (at - (faces.length - 1) / 2) * 19;
        return (
          <g key={at} transform={`rotate(${turn} 60 116)`}>
            <rect x="42" y="30" width="36" height="52" rx="4" fill={PAPER} stroke="#00000022" />
            <text x="51" y="46" fontSize="14" fill={colour} textAnchor="middle" fontFamily="Fraunces, serif">
              {sign}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export const PLAIN_BOX: BoxArt = {
  lid: ["#a58a63", "#7b623f"],
  emblem: fan([
    { sign: "♣", colour: "#0b7a84" },
    { sign: "♥", colour: "#b5203c" },
    { sign: "♠", colour: "#20234a" },
  ]),
};
