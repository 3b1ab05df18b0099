/** Whether a deal was fixed before the first card: worked out in this browser, from a table's name or from a file. */

import { useEffect, useId, useState, type ChangeEvent, type FormEvent } from "react";
import { commitment, dealSeed } from "../session/proof";
import { tokenAt } from "../session/storage";
import { readRecord, type RecordShown } from "../wire/http";
import type { Sentence } from "../wire/types";
import { PageFrame } from "../ui/page-frame";
import { go } from "../ui/router";
import { useText, useVoice } from "../ui/voice";
import { sentenceOf } from "./open-table";
import "./verify-page.css";
import "../table/results/proof.css";

export default function VerifyPage({ id = "" }: { id?: string }) {
  const voice = useVoice();
  const { record, fault, read } = useRecord(id);
  const title = voice.text("web-verify");
  return (
    <PageFrame title={title}>
      <h1 className="page-title">{title}</h1>
      <p className="reading">{voice.text("web-verify-help")}</p>
      <section className="slab verify" aria-label={title}>
        <TableField id={id} />
        <FileField onRead={read} />
        <p role="alert" className="refused">
          {fault && voice.says(fault, "", [])}
        </p>
      </section>
      {record && <Verdict record={record} />}
    </PageFrame>
  );
}

/** The record of a table, or one from a file. */
function useRecord(id: string) {
  const [record, setRecord] = useState<RecordShown | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    setRecord(null);
    setFault(null);
    if (id !== "") readRecord(id, tokenAt(id)).then(setRecord, (reason: unknown) => setFault(sentenceOf(reason)));
  }, [id]);
  const read = (written: string) => {
    const given = recordIn(written);
    setRecord(given);
    setFault(given ? null : { code: "web-verify-unreadable", facts: {} });
  };
  return { record, fault, read };
}

/** The record that is written in a file, if it is one. */
function recordIn(written: string): RecordShown | null {
  try {
    const given = JSON.parse(written) as RecordShown | null;
    return typeof given?.table === "string" && typeof given.commitment === "string" ? given : null;
  } catch {
    return null;
  }
}

function TableField({ id }: { id: string }) {
  const text = useText();
  const field = useId();
  const [name, setName] = useState(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") go(`/t/${encodeURIComponent(name.trim())}/verify`);
  };
  return (
    <form onSubmit={submit} className="field">
      <label htmlFor={field}>{text("web-verify-table")}</label>
      <div className="join wide">
        <input
          id={field}
          className="input join-item wide"
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn btn-primary join-item">{text("web-verify-do")}</button>
      </div>
    </form>
  );
}

function FileField({ onRead }: { onRead(written: string): void }) {
  const text = useText();
  const field = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => void event.target.files?.[0]?.text().then(onRead);
  return (
    <div className="field">
      <label htmlFor={field}>{text("web-verify-file")}</label>
      <input id={field} type="file" accept=".json" className="file-input wide" onChange={choose} />
    </div>
  );
}

/** What was promised, what was told, and whether they fit. */
function Verdict({ record }: { record: RecordShown }) {
  const voice = useVoice();
  const { table, seed, nonces, commitment: told } = record;
  const isKept = seed !== null && commitment(table, seed) === told;
  return (
    <section className="slab proof" aria-live="polite">
      <h2>
        {voice.text(`${record.game}-title`)} · {table}
      </h2>
      <p className={isKept ? "proof-good" : "refused"}>
        {voice.text(seed === null ? "web-deal-kept" : isKept ? "web-deal-holds" : "web-deal-broken")}
      </p>
      <dl>
        <Fact name="web-deal-commitment" value={told} />
        {seed !== null && (
          <>
            <Fact name="web-deal-seed" value={seed} />
            <Fact name="web-verify-again" value={commitment(table, seed)} />
            {nonces.map((nonce, at) => (
              <Fact key={at} name="web-verify-nonce" value={nonce} />
            ))}
            <Fact name="web-verify-dealt" value={dealSeed(seed, nonces)} />
          </>
        )}
      </dl>
      {seed !== null && <p className="soft">{voice.text("web-verify-whole", { file: `${table}.json` })}</p>}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  const text = useText();
  return (
    <>
      <dt>{text(name)}</dt>
      <dd>{value}</dd>
    </>
  );
}
