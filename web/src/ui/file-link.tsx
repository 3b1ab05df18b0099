/** A link to a file of a table. Where only those who sit there may read it, it is fetched with the token of the seat. */

import { useState, type MouseEvent, type ReactNode } from "react";
import { NotDone, readFile } from "../wire/http";
import type { Sentence } from "../wire/types";
import { useVoice } from "./voice";

interface FileLinkProps {
  path: string;
  name: string;
  /** The token of a seat, where the file asks for it. */
  token: string | null;
  children: ReactNode;
}

export function FileLink({ path, name, token, children }: FileLinkProps) {
  const voice = useVoice();
  const [fault, setFault] = useState<Sentence | null>(null);
  const fetchIt = (event: MouseEvent) => {
    if (token === null) return;
    event.preventDefault();
    readFile(path, token)
      .then((file) => save(file, name))
      .catch((reason: unknown) => setFault(reason instanceof NotDone ? reason.sentence : { code: "web-no-answer", facts: {} }));
  };
  return (
    <>
      <a className="link" href={path} download onClick={fetchIt}>
        {children}
      </a>
      {fault && (
        <span role="alert" className="refused">
          {voice.says(fault, "", [])}
        </span>
      )}
    </>
  );
}

/** Let the browser keep something as a file. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
