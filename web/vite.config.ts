import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { indexHtml } from "./tools/index-html.mjs";

const SERVER = "http://127.0.0.1:8000";

/**
 * What is needed together comes as one file; else the bundler cuts it into a dozen, by who shares what. Each takes what it
 * needs along that no group before it has.
 */
const CHUNKS = [
  { name: "first", tags: ["$initial" as const], priority: 3 },
  { name: "table", test: /\/pages\/table\/table-page\.tsx$/, priority: 2 },
  { name: "canvas", test: /\/(canvas|scene|games\/shared)\//, priority: 1 },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), indexHtml()],
  build: {
    outDir: "../src/cardtable/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
  },
});
