/** A game in a few steps, where somebody has written them down. */

import { useVoice } from "./voice";
import "./how-to-play.css";

export function HowToPlay({ game }: { game: string }) {
  const voice = useVoice();
  const code = `${game}-how`;
  if (!voice.has(code)) return null;
  return (
    <ol className="steps-list">
      {voice
        .text(code)
        .split("\n")
        .map((step) => (
          <li key={step}>{step}</li>
        ))}
    </ol>
  );
}
