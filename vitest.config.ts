import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { findChromium } from "./test/support/chromium.ts";

const hasBrowser = findChromium() !== null;
if (!hasBrowser)
  console.warn("No Chromium found: test/browser is left out. Install one and use `npm run test:browser`.");

/** The rooms with the longest files, which begin first: a long one that begins last is waited for alone. */
const longest = [/\/browser\//, /\/chaos\//, /\/flows\//, /\/properties\//, /\/store\//];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((room) => room.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: hasBrowser ? [] : ["test/browser/**"],
    globalSetup: process.env.VENDBOT_TEST_DATABASE === "postgres" ? ["test/support/postgres-for-all.ts"] : [],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // No test leaves anything behind in a module: reading them once for each worker halves the run.
    isolate: false,
    // Most of a flow is waiting for sockets.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
  },
});
