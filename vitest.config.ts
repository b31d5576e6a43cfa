import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { findChromium } from "./test/support/chromium.ts";
import { fastFolder } from "./test/support/fast-folder.ts";
import { findPostgres } from "./test/support/postgres.ts";

/** Tests that need what a machine may lack. In CI nothing is left out. */
function withWhatIsHere(name: string, found: string | null): boolean {
  if (found !== null) return true;
  if (process.env.CI) throw new Error(`No ${name} found, and CI leaves no test out`);
  console.warn(`No ${name} found: its tests are left out.`);
  return false;
}

/** The rooms with the longest files begin: a long one that begins last is waited for alone. */
const longest = [/\/postgres/, /\/chaos\/|-killed|restarts/, /\/browser\//, /\/flows\//, /\/properties\//, /\/store\//];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((room) => room.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** What the product is: each service is sold, also where the answer is lost, and a customer's token comes. */
const productFiles = ["all-services", "races", "linked-customers"].map((name) => `test/flows/${name}.test.ts`);
const unitFiles = ["test/{unit,store}/**/*.test.ts"];
const propertyFiles = ["test/properties/**/*.test.ts"];
/** Vitest shuffles only if no sequencer is set, and shows `--sequence.shuffle.files` to none. */
const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

const postgresFiles = ["test/postgres/**/*.test.ts", "test/store/postgres.test.ts"];
/** A part of each long run of `npm run chaos` that kills processes. */
const sampleFiles = ["crash-points", "many", "sms"].map((name) => `test/chaos/${name}.test.ts`);
const postgresSampleFiles = ["crash-points", "replicas"].map((name) => `test/postgres/${name}.test.ts`);
/** What reads our files, or stands in front of us: LibreOffice, pdftotext, nginx, promtool. */
const programFiles = ["test/**/*.program.test.ts"];

/** These prove nothing about the disk, and every commit of theirs would wait for it. */
const inMemory = { TMPDIR: process.env.TMPDIR ?? fastFolder() };
/** Workers and picture processes read this compiled code. V8 counts no coverage in it: a coverage run compiles again. */
if (!process.argv.includes("--coverage"))
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/vendbot/compiled", import.meta.url));
/** Of all cases of `properties`, so many are tried. */
const withCases = (count: string) => ({ ...inMemory, VENDBOT_CASES: process.env.VENDBOT_CASES ?? count });

export default defineConfig({
  test: {
    globalSetup: process.env.VENDBOT_TEST_DATABASE === "postgres" ? ["test/support/postgres-for-all.ts"] : [],
    setupFiles: ["test/support/tell-failures.ts"],
    // Only a test that fails waits so long; a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    // No test leaves anything behind in a module: reading them once for each worker halves the run.
    isolate: false,
    // Node reads the files as it does in production, and keeps what it has compiled.
    experimental: { viteModuleRunner: false },
    // Most of a flow is waiting for sockets.
    maxWorkers: 2 * availableParallelism(),
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    coverage: {
      include: ["src/{sales,wallet,catalogue,vending-api,accounts,developer,sessions,staff}/**/*.ts"],
      reporter: ["text", "html"],
      // Floors, a little under what the tests reach.
      thresholds: {
        "src/{sales,wallet,catalogue}/**": { statements: 97, branches: 94 },
        "src/vending-api/**": { statements: 98, branches: 96 },
        "src/{accounts,developer,sessions,staff}/**": { statements: 94, branches: 84 },
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: [...unitFiles, ...productFiles, ...propertyFiles],
          // Also whole books, whole shops, and texts that are long for their own sake.
          exclude: [...programFiles, ...postgresFiles, "test/properties/{books,payloads,patterns}.test.ts"],
          env: withCases("5000"),
        },
      },
      {
        extends: true,
        test: {
          name: "full",
          include: [
            ...[...unitFiles, ...propertyFiles, ...programFiles, "test/{flows,chaos,postgres}/**/*.test.ts"],
            ...(withWhatIsHere("Chromium", findChromium()) ? ["test/browser/**/*.test.ts"] : []),
          ],
          exclude: [
            ...[...sampleFiles, ...postgresSampleFiles],
            ...(withWhatIsHere("PostgreSQL", findPostgres()) ? [] : postgresFiles),
          ],
          env: inMemory,
        },
      },
      {
        extends: true,
        test: {
          name: "samples",
          include: [...sampleFiles, ...(findPostgres() ? postgresSampleFiles : [])],
        },
      },
    ],
  },
});
