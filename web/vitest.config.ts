// Apart from vite.config.ts, because an installation builds the pages without the test tools.
import { defineConfig, mergeConfig } from "vitest/config";

import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    // Svelte must resolve to its browser build, or components cannot be mounted in jsdom.
    resolve: { conditions: ["browser"] },
    test: {
      // A file that needs a page says so itself (`@vitest-environment jsdom`): to make one for each took most of the time.
      environment: "node",
      // A test file cleans up after itself, in whatever order they run: a process and a page for each took most of the time.
      isolate: false,
      // Two busy cores can be slow; a test that hangs is told all the same.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      setupFiles: ["./vitest.setup.ts"],
      include: ["src/**/*.test.ts"],
    },
  }),
);
