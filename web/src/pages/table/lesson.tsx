/** A lesson at the table: how far it has come, and where to go when it is over. */

import { useEffect, useState } from "react";
import { useLearned } from "../../session/learned";
import { useSettings } from "../../session/settings";
import type { AtTable } from "../../table/props";
import { Dialog } from "../../ui/dialog";
import { go } from "../../ui/router";
import { useText } from "../../ui/voice";
import { playWithBots } from "../open-table";
import "./lesson.css";

export function Lesson({ at }: { at: AtTable }) {
  const text = useText();
  const { lesson } = at.table;
  if (!lesson) return null;
  const { done, of } = lesson;
  const label = text("web-lesson-step", { step: Math.min(done + 1, of), of });
  return (
    <>
      <div className="lesson" role="img" aria-label={label}>
        {Array.from({ length: of }, (_, step) => (
          <span key={step} className={step < done ? "lesson-done" : step === done ? "lesson-now" : ""} />
        ))}
      </div>
      <LessonOver at={at} isOver={done === of} />
    </>
  );
}

/** What was learned is known: the next step is a game. */
function LessonOver({ at, isOver }: { at: AtTable; isOver: boolean }) {
  const text = useText();
  const { name } = useSettings();
  const { keep } = useLearned();
  const [isClosed, setClosed] = useState(false);
  const title = text(`${at.game.name}-title`);
  useEffect(() => {
    if (isOver) keep(at.game.name);
  }, [isOver]);
  return (
    <Dialog title={text("web-lesson-over")} open={isOver && !isClosed} onClose={() => setClosed(true)}>
      <p>{text("web-lesson-over-help", { title })}</p>
      <div className="row lesson-ways">
        <button type="button" className="btn btn-primary" onClick={() => void playWithBots(at.game, name).then(go)}>
          {text("web-lesson-play")}
        </button>
        <button type="button" className="btn" onClick={() => setClosed(true)}>
          {text(at.table.phase === "over" ? "web-lesson-look" : "web-lesson-go-on")}
        </button>
      </div>
    </Dialog>
  );
}
