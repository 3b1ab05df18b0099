/** The state of the line to the table, told only when it isn't good. */

import type { TableState } from "../../session/table-state";
import { useText, useVoice } from "../../ui/voice";

export function ConnectionStatus({ known }: { known: TableState }) {
  const voice = useVoice();
  const text = useText();
  const isGood = known.link === "open";
  return (
    <div role="status" className={isGood ? "sr-only" : "link-state"}>
      {isGood ? "" : known.goodbye ? voice.says(known.goodbye, "", []) : text(`web-link-${known.link === "opening" ? "lost" : known.link}`)}
    </div>
  );
}
