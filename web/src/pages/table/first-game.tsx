/** Before somebody's first game of a kind: how it goes, in four steps, and that help is at hand. */

import { useEffect, useState } from "react";
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
  const isOpen = isCoached && !isRead && at.table.phase === "playing";
  useEffect(() => {
    if (isOpen) return standStill(at);
  }, [isOpen]);
  const close = () => setRead(true);
  const alone = () => {
    dismiss(at.game.name);
    close();
  };
  const title = text("web-rules-of", { title: text(`${at.game.name}-title`) });
  return (
    <Dialog title={title} open={isOpen} onClose={close}>
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

/** Nobody's clock runs while they read how it goes. */
function standStill({ say }: AtTable): () => void {
  void say({ type: "read", on: true });
  return () => void say({ type: "read", on: false });
}
