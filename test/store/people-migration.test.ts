import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { itMakesPeople } from "./contract/people-migration.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vendbot-migration-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

itMakesPeople("SQLite", async () => `sqlite:${join(folder, "earlier.db")}`);
