import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { serviceWorker } from "./service-worker.ts";

const server = "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    // Inside the Python package: the server serves it, the wheel carries it, git ignores it.
    outDir: "../src/gruppetto/server/pages",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // A catalogue that the server says in messages and pictures too lies in the Python package.
    fs: { allow: [".", "../src/gruppetto/companion/texts"] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
