/** Before somebody's first game of a kind: how it goes, in four steps, and that help is at hand. */

import { useState } from "react";
import { useCoached, useIsCoached } from "../../table/coach";
import type { AtTable } from "../../table/props";
import { Dialog } from "../../ui/dialog";
import { HowToPlay } from "../../ui/how-to-play";
import { useText } from "../../ui/voice";
import "./first-game.css";

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
      <HowToPlay game={at.game.name} />
      <p className="soft first-game-help">{text("web-coach-says")}</p>
      <div className="row first-game-answers">
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
