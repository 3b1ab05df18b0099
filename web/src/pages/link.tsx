/** The state of the line to the table, told only when it isn't good. */

import type { Known } from "../session/known";
import { useText, useVoice } from "../ui/words";

export function LinkState({ known }: { known: Known }) {
  const voice = useVoice();
  const text = useText();
  const isGood = known.link === "open";
  return (
    <div role="status" className={isGood ? "sr-only" : "link-state"}>
      {isGood ? "" : known.goodbye ? voice.says(known.goodbye, "", []) : text(`web-link-${known.link === "opening" ? "lost" : known.link}`)}
    </div>
  );
}
