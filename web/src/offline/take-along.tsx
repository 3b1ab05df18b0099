/** On the front page: taking the house along, so that it can be played in without a network. */

import { useEffect, useState } from "react";
import { house } from "../wire/house";
import { InstallButton } from "../ui/install";
import { useText } from "../ui/voice";
import { choose, isKept, isWithoutServer } from "./residence";

type Kept = "unknown" | "no" | "yes" | "failed" | "not-yet" | { part: number };

const OFFERS = { no: "web-device-offer", failed: "web-device-failed", "not-yet": "web-device-not-yet" };

export function TakeAlong() {
  const text = useText();
  return (
    <section className="front-section">
      <h2>{text("web-device")}</h2>
      {house().isShared ? <Offer /> : <Here />}
      <InstallButton />
    </section>
  );
}

function Here() {
  const text = useText();
  return (
    <>
      <p>{text("web-device-here")}</p>
      {!isWithoutServer() && (
        <button type="button" className="btn" onClick={() => choose("server")}>
          {text("web-device-leave")}
        </button>
      )}
    </>
  );
}

function Offer() {
  const text = useText();
  const [kept, setKept] = useKept();
  if (kept === "unknown") return null;
  if (kept === "yes") {
    return (
      <>
        <p role="status">{text("web-device-kept")}</p>
        <button type="button" className="btn" onClick={() => choose("device")}>
          {text("web-device-play")}
        </button>
      </>
    );
  }
  if (typeof kept === "object") return <p role="status">{text("web-device-taking", { percent: Math.round(kept.part * 100) })}</p>;
  const take = async () => {
    setKept({ part: 0 });
    const { keep, NotBuiltYet } = await import("./keep");
    await keep((part) => setKept({ part })).then(
      () => setKept("yes"),
      (reason: unknown) => setKept(reason instanceof NotBuiltYet ? "not-yet" : "failed"),
    );
  };
  return (
    <>
      <p role="status">{text(OFFERS[kept])}</p>
      <button type="button" className="btn" onClick={() => void take()}>
        {text("web-device-take")}
      </button>
    </>
  );
}

function useKept() {
  const [kept, setKept] = useState<Kept>("unknown");
  useEffect(() => {
    void isKept().then((is) => setKept(is ? "yes" : "no"));
  }, []);
  return [kept, setKept] as const;
}
