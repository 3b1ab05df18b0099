/** At a table by correspondence: what that means, and a way to be called on this device. */

import { usePushKey } from "../../session/push";
import { useSettings } from "../../session/settings";
import type { AtTable } from "../../table/props";
import { mayNotify } from "../../ui/notification";
import { useText } from "../../ui/voice";

export function Correspondence({ at }: { at: AtTable }) {
  const text = useText();
  const { notify, choose } = useSettings();
  const days = Number(at.table.settings.days_per_move ?? 0);
  const isMine = days > 0 && at.table.you !== null;
  const canCall = usePushKey(isMine && !notify) !== null;
  if (days === 0) return null;
  return (
    <section className="slab" aria-label={text("web-setting-days-per-move")}>
      <p>{text("web-slow-table", { days })}</p>
      {canCall && !notify && (
        <button type="button" className="btn" onClick={() => void mayNotify().then((allowed) => choose({ notify: allowed }))}>
          {text("web-call-me")}
        </button>
      )}
      {isMine && notify && <p className="soft">{text("web-called")}</p>}
    </section>
  );
}
