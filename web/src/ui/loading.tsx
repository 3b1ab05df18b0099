/** What stands where something is still on its way. */

import { useText } from "./voice";

export function Loading() {
  const text = useText();
  return <p className="soft">{text("web-loading")}</p>;
}
