import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importsOf, readWalls } from "../support/walls.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const mayImport = readWalls(new URL("../../src/ARCHITECTURE.md", import.meta.url));

describe("the walls between the rooms", () => {
  const files = globSync("**/*.ts", { cwd: join(root, "src") });

  it("stand: no file imports what its room has no arrow to", () => {
    const all = files.flatMap((file) =>
      importsOf(file, readFileSync(join(root, "src", file), "utf8")).map((to) => [file, to] as const),
    );
    expect(all.length).toBeGreaterThan(files.length);
    expect(all.filter(([from, to]) => !mayImport(from, to)).map((pair) => pair.join(" → "))).toEqual([]);
  });

  it.each([
    ["lib/clock.ts", "store/engine/open.ts"],
    ["vending/client.ts", "purchases/next.ts"],
    ["vending/client.ts", "store/engine/open.ts"],
    ["store/queries/purchases.ts", "purchases/settle.ts"],
    ["store/engine/open.ts", "operations/alerts.ts"],
    ["purchases/next.ts", "notices/deliver.ts"],
    ["accounts/login.ts", "bot/ui/show.ts"],
    ["operations/alerts.ts", "bot/ui/show.ts"],
    ["recovery/adopt.ts", "bot/ui/show.ts"],
    ["notices/deliver.ts", "bot/ui/show.ts"],
    ["notices/deliver.ts", "purchases/next.ts"],
    ["http/server.ts", "notices/deliver.ts"],
    ["http/server.ts", "store/engine/open.ts"],
    ["bot/counter.ts", "http/server.ts"],
    ["bot/selling/sell.ts", "notices/deliver.ts"],
    ["bot/start.ts", "config.ts"],
    ["bot/counter.ts", "registry.ts"],
    ["purchases/next.ts", "app.ts"],
    ["sandbox/vending/service.ts", "purchases/next.ts"],
    ["sandbox/desk/demo.ts", "app.ts"],
    ["sandbox/desk/demo.ts", "purchases/next.ts"],
    ["purchases/next.ts", "sandbox/year/year.ts"],
    ["main.ts", "sandbox/main.ts"],
    ["bot/selling/sell.ts", "bot/history/history.ts"],
    ["bot/staff/staff.ts", "bot/counter.ts"],
    ["bot/ui/show.ts", "bot/talks/talk.ts"],
    ["bot/ui/menu.ts", "bot/account/account-card.ts"],
    ["bot/talks/ask-pin.ts", "bot/lock/pin.ts"],
    ["bot/transport/inbox.ts", "bot/ui/show.ts"],
  ])("refuse %s → %s", (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  it.each([
    ["purchases/place.ts", "store/engine/open.ts"],
    ["operations/alerts.ts", "purchases/states.ts"],
    ["bot/selling/sell.ts", "purchases/next.ts"],
    ["bot/selling/sell.ts", "bot/ui/show.ts"],
    ["bot/counter.ts", "bot/selling/sell.ts"],
    ["bot/talks/keypad.ts", "bot/ui/screen.ts"],
    ["store/engine/open.ts", "store/upkeep/copy.ts"],
    ["sandbox/main.ts", "app.ts"],
    ["sandbox/year/row.ts", "purchases/next.ts"],
    ["sandbox/vending/service.ts", "lib/clock.ts"],
  ])("let %s → %s through", (from, to) => {
    expect(mayImport(from, to)).toBe(true);
  });

  /** What Telegram has given, and what the bot keeps for itself: ids of messages and files, talks, PINs that are given. */
  const ownRows = {
    "bot/forms.ts": ["deleteForm", "writeForm"],
    "bot/talks/pin-entries.ts": ["deleteEntry", "expectDigits", "putLock", "writeEntry"],
    "bot/talks/recent-pins.ts": ["putLock"],
    "bot/transport/inbox.ts": ["finishUpdate", "storeUpdates"],
    "bot/account/teller.ts": ["setChangeCard"],
    "bot/history/receipts.ts": ["keepReceipt"],
    "bot/many/many.ts": ["setBatchCard"],
    "bot/many/messenger.ts": ["setBatchCard"],
    "bot/operators/operations.ts": ["putBoard"],
    "bot/selling/offer.ts": ["setCardMessage"],
    "bot/selling/sales.ts": ["cancelQuotesOn"],
    "bot/ui/own-sale.ts": ["setCardMessage"],
    "bot/ui/profile.ts": ["putSetting"],
  };
  /** Functions that write, by themselves or by a prepared query of their file. */
  const writers = globSync("store/queries/*.ts", { cwd: join(root, "src") }).flatMap((file) => {
    const parts = readFileSync(join(root, "src", file), "utf8")
      .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
      .map((text) => ({ name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? "", text }));
    const writing = parts.filter(({ text }) => /\b(?:insertInto|updateTable|deleteFrom)\(/.test(text));
    const writes = (text: string) => writing.some(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    return parts.filter(({ text }) => text.startsWith("export") && writes(text)).map(({ name }) => name);
  });

  it("leave writing to the verbs: the bot changes no row but its own", () => {
    const writes = Object.fromEntries(
      files
        .filter((file) => file.startsWith("bot/"))
        .map((file): [string, string[]] => {
          const text = readFileSync(join(root, "src", file), "utf8");
          const named = text.matchAll(/import \{([^}]*)\} from "[./]*store\/queries\//g);
          const names = [...named].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
          return [file, names.filter((name) => writers.includes(name)).sort()];
        })
        .filter(([, names]) => names.length > 0),
    );
    expect(writers.length).toBeGreaterThan(40);
    expect(writes).toEqual(ownRows);
  });

  it("let one file load grammY: a second copy of its classes would know none of the first one's errors", () => {
    const loads = /^(?:import|export) (?!type ).*from "grammy(?:\/[a-z]+)?"/m;
    const loading = files.filter((file) => loads.test(readFileSync(join(root, "src", file), "utf8")));
    expect(loading.filter((file) => !file.startsWith("sandbox/"))).toEqual(["lib/grammy.ts"]);
  });

  it("know every file of src", () => {
    for (const file of files) expect(() => mayImport(file, "nowhere.ts"), file).not.toThrow();
    expect(() => mayImport("stray/file.ts", "lib/clock.ts")).toThrow("does not know stray/file.ts");
  });
});

/** What the linter holds beside them: the file that breaks the rule, and its name. */
const trespasses: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["src/lib/wall-m.ts", 'export { one } from "./wall-n.ts";\nexport const two = 2;\n', "noImportCycles"],
  ["src/lib/wall-n.ts", 'export { two } from "./wall-m.ts";\nexport const one = 1;\n', "noImportCycles"],
  ["src/purchases/wall-o.ts", "export const home = process.env.HOME;\n", "noProcessEnv"],
];

describe("the linter", () => {
  const seen = new Map<string, string[]>();
  /** A copy of the rooms: whoever else reads the checkout meanwhile must not meet the trespassers. */
  const copy = mkdtempSync(join(tmpdir(), "vendbot-walls-"));

  beforeAll(async () => {
    for (const part of ["src", "biome.json", ".gitignore"])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const [file, text] of trespasses) writeFileSync(join(copy, file), text);
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", ...trespasses.map(([file]) => file)];
    // The linter ends with 1 where it finds something; what it found stands in its output all the same.
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy }).catch(
      (error: { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    for (const { category, location } of diagnostics) {
      const path = typeof location.path === "string" ? location.path : (location.path?.file ?? "");
      seen.set(path, [...(seen.get(path) ?? []), category.split("/").at(-1) ?? ""]);
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(trespasses)("fails: %s with %j, by %s", (file, _, rule) => {
    expect(seen.get(file)).toContain(rule);
  });
});

interface Diagnostic {
  category: string;
  location: { path: string | { file: string } | null };
}
