/** Something is wrong at a table: what one may know of it, and one's own words, as a file to send. */

import { useId, useState, type FormEvent } from "react";
import { tokenAt } from "../../session/storage";
import { NotDone, readReport } from "../../wire/http";
import type { Sentence, TableShown } from "../../wire/types";
import { save } from "../../ui/file-link";
import { useVoice } from "../../ui/voice";

export function Report({ table }: { table: TableShown }) {
  const voice = useVoice();
  const id = useId();
  const [what, setWhat] = useState("");
  const [told, setTold] = useState<Sentence | null>(null);
  const file = `${table.game}-report.json`;
  const pack = (event: FormEvent) => {
    event.preventDefault();
    readReport(table.id, { what, client: seenHere(), language: voice.language }, tokenAt(table.id))
      .then((found) => {
        save(found, file);
        setTold({ code: "bug-saved", facts: { file } });
      })
      .catch((reason: unknown) => setTold(reason instanceof NotDone ? reason.sentence : { code: "web-no-answer", facts: {} }));
  };
  return (
    <details className="report">
      <summary>{voice.text("bug-title")}</summary>
      <form className="ways" onSubmit={pack}>
        <p className="soft">{voice.text("bug-about")}</p>
        <label htmlFor={id}>{voice.text("bug-what")}</label>
        <textarea id={id} className="input report-words" rows={3} maxLength={2000} value={what} onChange={(event) => setWhat(event.target.value)} />
        <button type="submit" className="btn">
          {voice.text("bug-save")}
        </button>
        <p role="status">{told && voice.says(told, table.game, [])}</p>
      </form>
    </details>
  );
}

/** Where it was seen, as far as that helps to see it again. */
function seenHere(): string {
  return `${navigator.userAgent} ${innerWidth}x${innerHeight} ${location.pathname}`.slice(0, 400);
}
