import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder of the test file that asks for it, gone after its tests. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vendbot-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
