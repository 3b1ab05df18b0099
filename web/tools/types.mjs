// Writes src/wire/types.ts from src/wire/schema.json.
import { readFile, writeFile } from "node:fs/promises";
import { typescript } from "./typescript.mjs";

const WIRE = new URL("../src/wire/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("schema.json", WIRE), "utf8"));
await writeFile(new URL("types.ts", WIRE), await typescript(schema));
