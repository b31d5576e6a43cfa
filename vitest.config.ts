import { defineConfig } from "vitest/config";
import { findChromium } from "./test/support/chromium.ts";
import { findPostgres } from "./test/support/postgres.ts";

const hasBrowser = findChromium() !== null;
if (!hasBrowser)
  console.warn("No Chromium found: test/browser is left out. Install one and use `npm run test:browser`.");

const hasPostgres = findPostgres() !== null || process.env.CI !== undefined;
if (!hasPostgres)
  console.warn("No PostgreSQL found: test/postgres and test/store/postgres.test.ts are left out. Install one.");

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [
      ...(hasBrowser ? [] : ["test/browser/**"]),
      ...(hasPostgres ? [] : ["test/postgres/**", "test/store/postgres.test.ts"]),
    ],
    globalSetup: process.env.VENDBOT_TEST_DATABASE === "postgres" ? ["test/support/postgres-for-all.ts"] : [],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
