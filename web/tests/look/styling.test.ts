// One way of styling: a class stands in the CSS beside its component, or is a component of daisyUI.
import { expect, test } from "vitest";
import { stylesheets } from "./stylesheets.mjs";

const components = import.meta.glob<string>("../../src/**/*.tsx", { eager: true, query: "?raw", import: "default" });

const DAISY = /^(btn|badge|file-input|input|join|link|modal|range|select|tabs?|toggle)(-[a-z]+)*$/;

const written = new Set(stylesheets().flatMap((sheet) => [...sheet.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name)));

/** The classes that a component writes out, in strings within its className. */
function classesIn(source: string): string[] {
  const values = [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)];
  const strings = values.flatMap(([, plain, code]) => [plain ?? "", ...[...(code ?? "").matchAll(/["`]([^"`]*)["`]/g)].map(([, text]) => text ?? "")]);
  return strings.flatMap((text) => text.replaceAll(/\$\{.*?\}/g, " ").split(/\s+/)).filter((name) => /^[a-z][a-z0-9:[\]/.-]*$/.test(name));
}

test("every class has its rules beside a component, or in daisyUI", () => {
  const wild = Object.entries(components).flatMap(([path, source]) =>
    classesIn(source)
      .filter((name) => name !== "sr-only" && !written.has(name) && !DAISY.test(name))
      .map((name) => `${path}: ${name}`),
  );

  expect(wild).toEqual([]);
});
