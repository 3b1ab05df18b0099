/** How others come to a table: letters to say across a room, a link to copy or send, and a picture for phones. */

import { useEffect, useId, useMemo, useState } from "react";
import { inviteLink, qrAddress, readInvitation } from "../../wire/http";
import type { Invitation } from "../../wire/types";
import { CopyLink } from "../../ui/copy-link";
import { useText } from "../../ui/voice";
import "./invite.css";

export function Invite({ id, isHost }: { id: string; isHost: boolean }) {
  const text = useText();
  const { invitation, at, choose } = useInvitation(id);
  const name = useId();
  const addresses = invitation?.addresses ?? [];
  const address = addresses[at];
  const link = useMemo(() => inviteLink(id, address), [id, address]); // it reads a cookie, for which browsers ask another process
  return (
    <section className="slab share" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{text("web-share")}</h2>
      <div className="share-way">
        <img src={qrAddress(id, at)} alt={text("web-qr")} className="qr" width="128" height="128" />
        <div>
          {invitation?.code && <TableCode code={invitation.code} />}
          <p className="soft">{text("web-share-help")}</p>
        </div>
      </div>
      {isHost && invitation && addresses.length === 0 && <p className="refused">{text("web-share-nowhere")}</p>}
      {addresses.length > 1 && <AddressChoice addresses={addresses} at={at} onChoose={choose} />}
      <label htmlFor={name} className="sr-only">
        {text("web-share-link")}
      </label>
      <input
        id={name}
        className="input wide"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <CopyLink link={link} />
        {"share" in navigator && (
          <button type="button" className="btn" onClick={() => void navigator.share({ url: link }).catch(() => null)}>
            {text("web-send")}
          </button>
        )}
      </div>
    </section>
  );
}

/** How a table is found, and which of its addresses is chosen. */
export function useInvitation(id: string) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [at, choose] = useState(0);
  useEffect(() => void readInvitation(id).then(setInvitation, () => null), [id]);
  return { invitation, at, choose };
}

function TableCode({ code }: { code: string }) {
  const text = useText();
  return (
    <>
      <p className="share-code" data-code={code}>
        {code}
      </p>
      <p className="soft">{text("web-share-code")}</p>
    </>
  );
}

interface AddressChoiceProps {
  addresses: readonly string[];
  at: number;
  onChoose(at: number): void;
}

function AddressChoice({ addresses, at, onChoose }: AddressChoiceProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text("web-share-where")}</label>
      <select id={id} className="select wide" value={at} onChange={(event) => onChoose(Number(event.target.value))}>
        {addresses.map((address, number) => (
          <option key={address} value={number}>
            {address}
          </option>
        ))}
      </select>
    </div>
  );
}
