/** The box of a game as it stands on the shelf. */

import { gameOf } from "./folders";
import { PLAIN_BOX, type BoxArt } from "./shared/box-art";
import "./game-box.css";

const FOUND = import.meta.glob<BoxArt>("./*/box.tsx", { eager: true, import: "BOX" });

const BOXES = new Map(Object.entries(FOUND).map(([path, box]) => [gameOf(path), box]));

export function GameBox({ game }: { game: string }) {
  const art = BOXES.get(game) ?? PLAIN_BOX;
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
