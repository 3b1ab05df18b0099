/** Before somebody's first game of a kind: how it goes, in four steps, and that help is at hand. */

import { useState } from "react";
import { useCoached, useIsCoached } from "../table/help";
import type { AtTable } from "../table/at";
import { Dialog } from "../ui/dialog";
import { Steps } from "../ui/steps";
import { useText } from "../ui/words";

export function FirstGame({ at }: { at: AtTable }) {
  const text = useText();
  const isCoached = useIsCoached(at);
  const { dismiss } = useCoached();
  const [isRead, setRead] = useState(false);
  const close = () => setRead(true);
  const alone = () => {
    dismiss(at.game.name);
    close();
  };
  const title = text("web-rules-of", { title: text(`${at.game.name}-title`) });
  return (
    <Dialog title={title} open={isCoached && !isRead && at.table.phase === "playing"} onClose={close}>
      <Steps game={at.game.name} />
      <p className="soft mt-4">{text("web-coach-says")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={close}>
          {text("web-coach-start")}
        </button>
        <button type="button" className="btn btn-ghost" onClick={alone}>
          {text("web-coach-alone")}
        </button>
      </div>
    </Dialog>
  );
}
