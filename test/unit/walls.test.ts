import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const run = promisify(execFile);

interface Diagnostic {
  category: string;
  location: { path: string | { file: string } | null };
}

/** Files that break a wall, and the rule that sees it. */
const trespasses: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["src/lib/wall-a.ts", 'export { openStore } from "../store/engine/open.ts";\n', "noRestrictedImports"],
  ["src/vending/wall-b.ts", 'export { next } from "../purchases/next.ts";\n', "noRestrictedImports"],
  ["src/store/wall-c.ts", 'export type { Settle } from "../purchases/settle.ts";\n', "noRestrictedImports"],
  ["src/purchases/wall-d.ts", 'export { createNotices } from "../notices/deliver.ts";\n', "noRestrictedImports"],
  ["src/accounts/wall-e.ts", 'export { send } from "../bot/ui/show.ts";\n', "noRestrictedImports"],
  ["src/notices/wall-f.ts", 'export { send } from "../bot/ui/show.ts";\n', "noRestrictedImports"],
  ["src/bot/wall-g.ts", 'export { createHttpServer } from "../http/server.ts";\n', "noRestrictedImports"],
  ["src/bot/wall-h.ts", 'export { createNotices } from "../notices/deliver.ts";\n', "noRestrictedImports"],
  ["src/http/wall-i.ts", 'export { createNotices } from "../notices/deliver.ts";\n', "noRestrictedImports"],
  ["src/sandbox/vending/wall-j.ts", 'export { next } from "../../purchases/next.ts";\n', "noRestrictedImports"],
  ["src/sandbox/wall-k.ts", 'export { createApp } from "../app.ts";\n', "noRestrictedImports"],
  ["src/bot/wall-l.ts", 'export { readConfig } from "../config.ts";\n', "noRestrictedImports"],
  ["src/lib/wall-m.ts", 'export { one } from "./wall-n.ts";\nexport const two = 2;\n', "noImportCycles"],
  ["src/lib/wall-n.ts", 'export { two } from "./wall-m.ts";\nexport const one = 1;\n', "noImportCycles"],
  ["src/purchases/wall-o.ts", "export const home = process.env.HOME;\n", "noProcessEnv"],
  ["src/store/wall-s.ts", 'export { nextStep } from "../operations/alerts.ts";\n', "noRestrictedImports"],
  ["src/operations/wall-t.ts", 'export { send } from "../bot/ui/show.ts";\n', "noRestrictedImports"],
  ["src/bot/wall-u.ts", 'export { createRegistry } from "../registry.ts";\n', "noRestrictedImports"],
];
const allowed: readonly (readonly [file: string, text: string])[] = [
  ["src/purchases/wall-p.ts", 'export { openStore } from "../store/engine/open.ts";\n'],
  ["src/bot/wall-q.ts", 'export { next } from "../purchases/next.ts";\n'],
  ["src/operations/wall-v.ts", 'export { isOpen } from "../purchases/states.ts";\n'],
  ["src/lib/wall-r.ts", 'export { silentLog } from "./log.ts";\n'],
];
const seen = new Map<string, string[]>();

/** A copy of the rooms: whoever else reads the checkout meanwhile must not meet the trespassers. */
const copy = mkdtempSync(join(tmpdir(), "vendbot-walls-"));

beforeAll(async () => {
  for (const part of ["src", "biome.json", ".gitignore"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const [file, text] of [...trespasses, ...allowed]) writeFileSync(join(copy, file), text);
  const files = [...trespasses, ...allowed].map(([file]) => file);
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", ...files];
  // The linter ends with 1 where it finds something; what it found stands in its output all the same.
  const { stdout } = await run(process.execPath, args, { cwd: copy }).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { category, location } of diagnostics) {
    const path = typeof location.path === "string" ? location.path : (location.path?.file ?? "");
    seen.set(path, [...(seen.get(path) ?? []), category.split("/").at(-1) ?? ""]);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the walls between the rooms", () => {
  it.each(trespasses)("fail the lint: %s with %j, by %s", (file, _, rule) => {
    expect(seen.get(file)).toContain(rule);
  });

  it.each(allowed)("let through what may pass: %s", (file) => {
    expect(seen.get(file) ?? []).toEqual([]);
  });
});
