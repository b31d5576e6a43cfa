import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importsOf, readOrder } from "../support/folders.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const mayImport = readOrder(new URL("../../src/ARCHITECTURE.md", import.meta.url));
const read = (folder: string, file: string) => readFileSync(join(root, folder, file), "utf8");

describe("the folders of src", () => {
  const files = globSync("**/*.ts", { cwd: join(root, "src") });

  it("import only from those above them in the table", () => {
    const all = files.flatMap((file) => importsOf(file, read("src", file)).map((to) => [file, to] as const));
    expect(all.length).toBeGreaterThan(files.length);
    const inSrc = all.filter(([, to]) => to !== "../locales/texts.d.ts");
    expect(inSrc.filter(([from, to]) => !mayImport(from, to)).map((pair) => pair.join(" → "))).toEqual([]);
  });

  it.each([
    ["core/clock.ts", "db/open.ts", false],
    ["vending-api/client.ts", "sales/next.ts", false],
    ["vending-api/client.ts", "db/open.ts", false],
    ["sales/purchases.queries.ts", "sales/settle.ts", true],
    ["db/open.ts", "operations/alerts.ts", false],
    ["sales/next.ts", "delivery/deliver.ts", false],
    ["sales/place.ts", "db/open.ts", true],
    ["sales/next.ts", "app.ts", false],
    ["sessions/login.ts", "bot/ui/show.ts", false],
    ["delivery/deliver.ts", "bot/ui/show.ts", false],
    ["delivery/deliver.ts", "sales/purchases.queries.ts", true],
    ["bot/counter.ts", "http/server.ts", false],
    ["bot/counter.ts", "bot/features/selling/sell.ts", true],
    ["bot/start.ts", "config.ts", false],
    ["bot/features/selling/sell.ts", "sales/next.ts", true],
    ["bot/features/selling/sell.ts", "bot/ui/show.ts", true],
    ["bot/features/selling/sell.ts", "bot/feature.ts", true],
    ["bot/features/selling/sell.ts", "bot/counter.ts", false],
    ["bot/features/selling/sell.ts", "bot/features/history/history.ts", false],
    ["bot/feature.ts", "bot/features/login/login.ts", false],
    ["bot/counter.ts", "bot/feature.ts", true],
    ["bot/ui/show.ts", "bot/dialogs/dialog.ts", false],
    ["bot/ui/menu.ts", "bot/features/account/account-card.ts", false],
    ["bot/dialogs/pin-entry.ts", "bot/features/lock/pin.ts", false],
    ["bot/dialogs/pin-entry.ts", "bot/ui/screen.ts", true],
  ])("may import %s → %s: %s", (from, to, isLetThrough) => {
    expect(mayImport(from, to)).toBe(isLetThrough);
  });

  it("know every file", () => {
    for (const file of files) expect(() => mayImport(file, "app.ts"), file).not.toThrow();
    expect(() => mayImport("stray/file.ts", "core/clock.ts")).toThrow("does not know stray/file.ts");
  });

  it("know nothing of the sandbox, which knows only core of them, but for its seed and its start", () => {
    const reaches = (folder: string, file: string) => importsOf(`${folder}/${file}`, read(folder, file));
    expect(files.flatMap((file) => reaches("src", file)).filter((to) => to.startsWith("sandbox/"))).toEqual([]);
    const others = globSync("**/*.ts", { cwd: join(root, "sandbox"), exclude: ["main.ts", "seed/**"] });
    expect(others.length).toBeGreaterThan(50);
    const known = others.flatMap((file) => reaches("sandbox", file)).filter((to) => to.startsWith("src/"));
    expect(known.filter((to) => !to.startsWith("src/core/"))).toEqual([]);
  });

  /** What Telegram has given, and what the bot keeps for itself: ids of messages and files, talks, PINs that are given. */
  const ownRows = {
    "bot/dialogs/forms.ts": ["deleteForm", "writeForm"],
    "bot/dialogs/pin-entry.ts": ["putLock", "writeEntry"],
    "bot/inbox/inbox.ts": ["finishUpdate", "storeUpdates"],
    "bot/features/account/teller.ts": ["setChangeCard"],
    "bot/features/history/receipts.ts": ["keepReceipt"],
    "bot/features/many/many.ts": ["setBatchCard"],
    "bot/features/many/messenger.ts": ["setBatchCard"],
    "bot/features/operators/operations.ts": ["putLiveMessage"],
    "bot/features/selling/offer.ts": ["setCardMessage"],
    "bot/features/selling/sales.ts": ["cancelQuotesOn"],
    "bot/ui/own-sale.ts": ["setCardMessage"],
    "bot/ui/profile.ts": ["putSetting"],
  };
  /** Functions that write, by themselves or by a prepared query of their file. */
  const writers = globSync("**/*.queries.ts", { cwd: join(root, "src") }).flatMap((file) => {
    const parts = read("src", file)
      .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
      .map((text) => ({ name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? "", text }));
    const writing = parts.filter(({ text }) => /\b(?:insertInto|updateTable|deleteFrom)\(/.test(text));
    const writes = (text: string) => writing.some(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    return parts.filter(({ text }) => text.startsWith("export") && writes(text)).map(({ name }) => name);
  });

  it("leave writing to the domains: the bot changes no row but its own", () => {
    const writes = Object.fromEntries(
      files
        .filter((file) => file.startsWith("bot/"))
        .map((file): [string, string[]] => {
          const named = read("src", file).matchAll(/import \{([^}]*)\} from "[^"]*\.queries\.ts"/g);
          const names = [...named].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
          return [file, names.filter((name) => writers.includes(name)).sort()];
        })
        .filter(([, names]) => names.length > 0),
    );
    expect(writers.length).toBeGreaterThan(40);
    expect(writes).toEqual(ownRows);
  });

  it("start without what answers a person: the first question for updates does not wait for it", () => {
    const loaded = new Set(["main.ts"]);
    for (const file of loaded) {
      const imports = read("src", file).matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"/gm);
      for (const [, to = ""] of imports) loaded.add(join(dirname(file), to));
    }
    const answering = [
      "bot/counter.ts",
      "bot/messenger.ts",
      "bot/features/statements/server.ts",
      "bot/ui/menu-card.ts",
    ];
    expect([...loaded]).toEqual(expect.arrayContaining(["bot/inbox/inbox.ts", "sales/send.ts"]));
    expect(answering.filter((file) => loaded.has(file))).toEqual([]);
  });

  it("let one file load grammY: a second copy of its classes would know none of the first one's errors", () => {
    const loads = /^(?:import|export) (?!type ).*from "grammy(?:\/[a-z]+)?"/m;
    expect(files.filter((file) => loads.test(read("src", file)))).toEqual(["bot/ui/grammy.ts"]);
  });
});

/** What the linter holds beside them: the file that breaks the rule, and its name. */
const trespasses: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["src/core/circle-m.ts", 'export { one } from "./circle-n.ts";\nexport const two = 2;\n', "noImportCycles"],
  ["src/core/circle-n.ts", 'export { two } from "./circle-m.ts";\nexport const one = 1;\n', "noImportCycles"],
  ["src/sales/reads-settings.ts", "export const home = process.env.HOME;\n", "noProcessEnv"],
];

describe("the linter", () => {
  const seen = new Map<string, string[]>();
  /** A copy of the folders: other readers of the checkout must not meet the trespassers. */
  const copy = mkdtempSync(join(tmpdir(), "vendbot-layout-"));

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
