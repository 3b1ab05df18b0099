/** The link of a table: to copy, to send, and as a picture for phones. */

import { useId, useRef, useState } from "react";
import { inviteLink, qrAddress } from "../../wire/http";
import { useText } from "../../ui/voice";
import "./invite.css";

export function Invite({ id }: { id: string }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const name = useId();
  const link = inviteLink(id);
  const copy = async () => setCopied(await copied(link, field.current));
  return (
    <section className="slab share" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{text("web-share")}</h2>
      <div className="share-way">
        <img src={qrAddress(id)} alt={text("web-qr")} className="qr" width="128" height="128" />
        <p className="soft">{text("web-share-help")}</p>
      </div>
      <label htmlFor={name} className="sr-only">
        {text("web-share-link")}
      </label>
      <input
        id={name}
        ref={field}
        className="input wide"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="btn" onClick={() => void copy()}>
          {text("web-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" className="btn" onClick={() => void navigator.share({ url: link }).catch(() => null)}>
            {text("web-send")}
          </button>
        )}
        <span role="status" className="share-copied">
          {isCopied ? text("web-copied") : ""}
        </span>
      </div>
    </section>
  );
}

/** Copy a link, also on a page without a certificate, where the clipboard is not to be had. */
async function copied(link: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
  }
  field?.select();
  return document.execCommand("copy");
}
