import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every stylesheet of the client as it is written: imported, it would come out empty or built. */
export function stylesheets() {
  const files = readdirSync("src", { recursive: true }).filter((file) => file.endsWith(".css"));
  return files.map((file) => readFileSync(join("src", file), "utf-8"));
}
