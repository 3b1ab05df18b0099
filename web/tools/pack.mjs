// Packs the built assets once, so that no server does it at a request: each text gets a twin in Brotli and one in gzip.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = new URL("../../src/cardtable/server/pages/assets/", import.meta.url);
const texts = readdirSync(folder).filter((name) => /\.(js|css|svg|json|wasm)$/.test(name));

for (const name of texts) {
  const data = readFileSync(new URL(name, folder));
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(data, { params: hint }));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(data, { level: 9 }));
}
