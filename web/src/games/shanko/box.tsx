/** The box of Shanko: four houses. */

import { PAPER, type BoxArt } from "../shared/box-art";

export const BOX: BoxArt = {
  lid: ["#b4573e", "#83331f"],
  emblem: (
    <g>
      {[
        { x: 24, y: 30, sign: "♠", colour: "#20234a" },
        { x: 62, y: 30, sign: "♥", colour: "#b5203c" },
        { x: 24, y: 64, sign: "♣", colour: "#0b7a84" },
        { x: 62, y: 64, sign: "♦", colour: "#c26a04" },
      ].map(({ x, y, sign, colour }) => (
        <g key={sign} transform={`translate(${x} ${y})`}>
          <path d="M0 12 17 0l17 12v20H0z" fill={PAPER} />
          <text x="17" y="27" fontSize="19" fill={colour} textAnchor="middle" fontFamily="Fraunces, serif">
            {sign}
          </text>
        </g>
      ))}
    </g>
  ),
};
