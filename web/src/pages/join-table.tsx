/** A field for the name of a table, as somebody has said it; with names that are near when there is no such table. */

import { useId, useState, type FormEvent } from "react";
import { seatedAt } from "../session/storage";
import { nearNames, tableCode, tableName } from "../session/table-name";
import { Link, go } from "../ui/router";
import { useVoice } from "../ui/voice";
import { findCode, findTable, listTables } from "../wire/http";
import type { Sentence } from "../wire/types";
import { sentenceOf } from "./open-table";
import "./join-table.css";

export function JoinTable({ name = "" }: { name?: string }) {
  const voice = useVoice();
  const id = useId();
  const [written, setWritten] = useState(name);
  const { missing, find } = useFinding();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tableName(written) !== "") find(written);
  };
  return (
    <form onSubmit={submit} className="slab join-table">
      <h2>{voice.text("web-join-title")}</h2>
      <label htmlFor={id}>{voice.text("web-join-label")}</label>
      <div className="join wide">
        <input
          id={id}
          className="input join-item wide"
          value={written}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help ${id}-missing`}
          onChange={(event) => setWritten(event.target.value)}
        />
        <button className="btn btn-primary join-item">{voice.text("web-join-do")}</button>
      </div>
      <p id={`${id}-help`} className="soft">
        {voice.text("web-join-help")}
      </p>
      <div id={`${id}-missing`} role="alert">
        {missing && <p className="refused">{voice.says(missing.sentence, "", [])}</p>}
        {missing && missing.near.length > 0 && (
          <p>
            {voice.text("web-join-near")}{" "}
            {missing.near.map((near) => (
              <Link key={near} to={`/t/${near}`} className="link">
                {near}
              </Link>
            ))}
          </p>
        )}
      </div>
    </form>
  );
}

/** Go to a table, if there is one of that name; else say so, with those that are near. */
function useFinding() {
  const [missing, setMissing] = useState<{ sentence: Sentence; near: string[] } | null>(null);
  const find = (written: string) => {
    const code = tableCode(written);
    const id = tableName(written);
    (code ? findCode(code) : findTable(id))
      .then((table) => go(`/t/${table.id}`))
      .catch(async (reason: unknown) => setMissing({ sentence: sentenceOf(reason), near: await namesNear(id) }));
  };
  return { missing, find };
}

async function namesNear(id: string): Promise<string[]> {
  const open = await listTables().catch(() => []);
  return nearNames(id, [...open.map((table) => table.id), ...seatedAt()]);
}
