import { defineConfig } from "vitest/config";
import { findChromium } from "./test/support/chromium.ts";

const hasBrowser = findChromium() !== null;
if (!hasBrowser)
  console.warn("No Chromium found: test/browser is left out. Install one and use `npm run test:browser`.");

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: hasBrowser ? [] : ["test/browser/**"],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
