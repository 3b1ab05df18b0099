/** Before somebody's first game of a kind: a lesson, where nobody waits; else how it goes, in four steps. */

import { useEffect, useState } from "react";
import { useLearned } from "../../session/learned";
import { useSettings } from "../../session/settings";
import { useCoached, useIsCoached } from "../../table/coach";
import type { AtTable } from "../../table/props";
import { Dialog } from "../../ui/dialog";
import { HowToPlay } from "../../ui/how-to-play";
import { go } from "../../ui/router";
import { useText } from "../../ui/voice";
import { learn } from "../open-table";
import "./first-game.css";

export function FirstGame({ at }: { at: AtTable }) {
  const text = useText();
  const isCoached = useIsCoached(at);
  const { dismiss } = useCoached();
  const { games } = useLearned();
  const { name } = useSettings();
  const [isRead, setRead] = useState(false);
  const isOpen = isCoached && !isRead && !games.includes(at.game.name) && at.table.phase === "playing";
  useEffect(() => {
    if (isOpen) return standStill(at);
  }, [isOpen]);
  const close = () => setRead(true);
  const alone = () => {
    dismiss(at.game.name);
    close();
  };
  const title = text(`${at.game.name}-title`);
  const hasLesson = at.game.has_lesson && isAlone(at);
  return (
    <Dialog title={text(hasLesson ? "web-first-game" : "web-rules-of", { title })} open={isOpen} onClose={close}>
      {hasLesson ? <p>{text("web-first-game-help")}</p> : <HowToPlay game={at.game.name} />}
      <p className="soft first-game-help">{text("web-coach-says")}</p>
      <div className="row first-game-answers">
        {hasLesson && (
          <button type="button" className="btn btn-primary" onClick={() => void learn(at.game, name).then(go)}>
            {text("web-learn")}
          </button>
        )}
        <button type="button" className={hasLesson ? "btn" : "btn btn-primary"} onClick={close}>
          {text("web-coach-start")}
        </button>
        <button type="button" className="btn btn-ghost" onClick={alone}>
          {text("web-coach-alone")}
        </button>
      </div>
    </Dialog>
  );
}

/** Whether nobody but bots would wait. */
function isAlone({ table }: AtTable): boolean {
  return table.chairs.every((chair, number) => chair === null || number === table.you || chair.level !== "");
}

/** Nobody's clock runs while they read how it goes. */
function standStill({ say }: AtTable): () => void {
  void say({ type: "read", on: true });
  return () => void say({ type: "read", on: false });
}
