/** The box of Rook: the bird. */

import { INK, PAPER, type BoxArt } from "../shared/box-art";

export const BOX: BoxArt = {
  lid: ["#d8c7a8", "#b59b72"],
  emblem: (
    <g>
      <path d="M22 82c10-2 16-8 20-18C50 42 64 28 84 30l14 8-12 4c-2 20-14 36-34 40l-8 14-4-12z" fill={INK} />
      <path d="M50 66c10 4 22-2 28-14-2 18-16 28-30 26z" fill="#4a3f38" />
      <circle cx="83" cy="37" r="2.600" fill={PAPER} />
      <path d="M98 38l-12 4-2-6z" fill="#e8a13a" />
    </g>
  ),
};
