import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./compressed.ts";
import { fontLicences } from "./font-licences.ts";
import { serviceWorker } from "./service-worker.ts";

const server = "http://127.0.0.1:8642";

export default defineConfig({
  // Scripts and styles find each other wherever they lie, also in a folder of somebody's web space.
  base: "./",
  plugins: [svelte(), serviceWorker(), fontLicences(), compressed()],
  worker: { format: "es" },
  build: {
    // Inside the Python package: the server serves it, the wheel carries it, git ignores it.
    outDir: "../src/gruppetto/server/pages",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      // What the first page needs in one file: a dozen small ones weigh more and compress worse.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  server: {
    // A catalogue that the server says in messages and pictures too lies in the Python package.
    fs: { allow: [".", "../src/gruppetto/companion/texts"] },
    proxy: {
      // The server compares the page's origin with the host that was asked for, so that must stay the page's own.
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true },
    },
  },
});
