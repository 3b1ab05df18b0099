// The TypeScript of the wire, from its JSON Schema. Knows no message by name.
import { compile } from "json-schema-to-typescript";

const OPENING = "/* Made from schema.json by tools/build_web.py: don't change it by hand. */";

/** What schema.json says, as TypeScript. */
export async function typescript(schema) {
  return compile(named(schema), "Wire", {
    bannerComment: OPENING,
    additionalProperties: false,
    unreachableDefinitions: false,
    maxItems: 7,
    style: { printWidth: 120 },
  });
}

/** The schema in which every part bears the name it is known by. */
function named(schema) {
  const parts = Object.fromEntries(
    Object.entries(schema.$defs).map(([name, part]) => [name, { ...listed(part), title: name }]),
  );
  return { ...schema, title: "Wire", $defs: parts };
}

/** A list with a kind for each place, in the older words that the compiler knows. */
function listed({ prefixItems, ...part }) {
  return prefixItems ? { ...part, items: prefixItems, additionalItems: false } : part;
}
