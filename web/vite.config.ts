import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { indexHtml } from "./tools/index-html.mjs";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), tailwindcss(), indexHtml()],
  build: {
    outDir: "../src/cardtable/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
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
