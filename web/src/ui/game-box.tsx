/** The box of a game as it stands on the shelf: one emblem each, a fan of cards for a game that has none yet. */

import type { ReactNode } from "react";
import "./game-box.css";

interface Art {
  /** The lid, from the light to the shadow. */
  lid: [string, string];
  emblem: ReactNode;
}

const PAPER = "#fff8ea";
const INK = "#2a221d";

const PRESENT = (
  <g>
    <rect x="34" y="50" width="52" height="42" rx="4" fill={PAPER} />
    <rect x="30" y="42" width="60" height="14" rx="4" fill="#f3dfba" />
    <path d="M54 42h12v50H54z" fill="#c8452f" />
    <path d="M60 42c-20 2-24-20-12-20 8 0 12 12 12 20zm0 0c20 2 24-20 12-20-8 0-12 12-12 20z" fill="#c8452f" />
    <text x="44" y="81" fontSize="15" fill={INK} textAnchor="middle" fontFamily="Fraunces, serif">
      3
    </text>
    <text x="76" y="81" fontSize="15" fill={INK} textAnchor="middle" fontFamily="Fraunces, serif">
      35
    </text>
  </g>
);

const SUSHI = (
  <g>
    <ellipse cx="60" cy="88" rx="44" ry="7" fill="#00000026" />
    <rect x="24" y="60" width="72" height="28" rx="14" fill={PAPER} />
    <path d="M20 62c6-22 26-28 44-26 20 2 32 12 36 26-12 10-66 12-80 0z" fill="#f08a5d" />
    <path d="M34 50c4 6 4 12 2 18m14-28c6 8 6 18 4 28m14-30c8 8 8 20 6 30m12-24c4 6 5 12 4 18" stroke="#ffc9a3" strokeWidth="4" fill="none" strokeLinecap="round" />
    <path d="M54 36h14l2 52H52z" fill="#26402f" />
  </g>
);

const BIRD = (
  <g>
    <path d="M22 82c10-2 16-8 20-18C50 42 64 28 84 30l14 8-12 4c-2 20-14 36-34 40l-8 14-4-12z" fill={INK} />
    <path d="M50 66c10 4 22-2 28-14-2 18-16 28-30 26z" fill="#4a3f38" />
    <circle cx="83" cy="37" r="2.600" fill={PAPER} />
    <path d="M98 38l-12 4-2-6z" fill="#e8a13a" />
  </g>
);

function fan(faces: { sign: string; colour: string }[]): ReactNode {
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

const FAN = fan([
  { sign: "♣", colour: "#0b7a84" },
  { sign: "♥", colour: "#b5203c" },
  { sign: "♠", colour: "#20234a" },
]);

const JOKERS = fan([
  { sign: "7", colour: "#20234a" },
  { sign: "8", colour: "#20234a" },
  { sign: "★", colour: "#b5203c" },
  { sign: "10", colour: "#20234a" },
]);

const HOUSES = (
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
);

const ARTS: Record<string, Art> = {
  geschenkt: { lid: ["#3f7d6a", "#26574a"], emblem: PRESENT },
  "sushi-go": { lid: ["#f3b35e", "#d98436"], emblem: SUSHI },
  rook: { lid: ["#d8c7a8", "#b59b72"], emblem: BIRD },
  rummy: { lid: ["#7d8fb8", "#4d5f8c"], emblem: JOKERS },
  shanko: { lid: ["#b4573e", "#83331f"], emblem: HOUSES },
};
const PLAIN: Art = { lid: ["#a58a63", "#7b623f"], emblem: FAN };

export function GameBox({ game }: { game: string }) {
  const art = ARTS[game] ?? PLAIN;
  const lid = `lid-${game}`;
  return (
    <svg viewBox="0 0 120 120" className="box-art" aria-hidden="true">
      <defs>
        <linearGradient id={lid} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor={art.lid[0]} />
          <stop offset="1" stopColor={art.lid[1]} />
        </linearGradient>
      </defs>
      <rect width="120" height="120" rx="7" fill={`url(#${lid})`} />
      <rect x="5" y="5" width="110" height="110" rx="4" fill="none" stroke="#ffffff55" />
      {art.emblem}
    </svg>
  );
}
