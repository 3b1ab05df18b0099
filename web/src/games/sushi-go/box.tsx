/** The box of Sushi Go!: a nigiri. */

import { PAPER, type BoxArt } from "../shared/box-art";

export const BOX: BoxArt = {
  lid: ["#f3b35e", "#d98436"],
  emblem: (
    <g>
      <ellipse cx="60" cy="88" rx="44" ry="7" fill="#00000026" />
      <rect x="24" y="60" width="72" height="28" rx="14" fill={PAPER} />
      <path d="M20 62c6-22 26-28 44-26 20 2 32 12 36 26-12 10-66 12-80 0z" fill="#f08a5d" />
      <path d="M34 50c4 6 4 12 2 18m14-28c6 8 6 18 4 28m14-30c8 8 8 20 6 30m12-24c4 6 5 12 4 18" stroke="#ffc9a3" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M54 36h14l2 52H52z" fill="#26402f" />
    </g>
  ),
};
