/** The box of Geschenkt: a present. */

import { INK, PAPER, type BoxArt } from "../shared/box-art";

export const BOX: BoxArt = {
  lid: ["#3f7d6a", "#26574a"],
  emblem: (
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
  ),
};
