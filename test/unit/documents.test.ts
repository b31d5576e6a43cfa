import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settings } from "../../src/config.ts";

const root = new URL("../../", import.meta.url);
const documents = globSync(["*.md", "{docs,src,test,.github}/**/*.md"], { cwd: root }).toSorted();

/** Where what a document names stands: beside it, in `src/`, or at the root. */
function find(document: string, path: string): URL | undefined {
  const places = [new URL(document, root), new URL("src/", root), root];
  return places.map((place) => new URL(path, place)).find((url) => existsSync(url));
}

function* matches(text: string, shape: RegExp): Generator<[string, string]> {
  for (const [, one = "", other = ""] of text.matchAll(shape)) yield [one, other];
}

/** The headings of a page, as a link names them. */
function anchorsOf(page: URL): string[] {
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}

describe.each(documents)("%s", (document) => {
  const text = readFileSync(new URL(document, root), "utf8").replace(/\s+/g, " ");

  it("links to nothing that is not there", () => {
    for (const [to] of matches(text, /\]\((?!https?:)([^)]+)\)/g)) {
      const [path = "", anchor] = to.split("#");
      const page = new URL(path || document.split("/").at(-1) || "", new URL(document, root));
      expect(existsSync(page), to).toBe(true);
      if (anchor) expect(anchorsOf(page), to).toContain(anchor);
    }
  });

  it("names files that are there, and what stands in them", () => {
    for (const [path] of matches(text, /`((?:[\w.-]+\/)+|(?:[\w.-]+\/)*[\w.-]+\.(?:ts|ftl))`/g)) {
      expect(find(document, path), path).toBeDefined();
    }
    for (const [name, path] of matches(text, /`(\w+)`(?: in | \(|, )`([\w./-]+\.ts)`/g)) {
      const file = find(document, path);
      expect(file && readFileSync(file, "utf8"), `${name} in ${path}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it("names tests that are there", () => {
    for (const [path, titles] of matches(text, /`([\w./-]+\.test\.ts)`((?:,? "[^"]+")+)/g)) {
      const file = find(document, path);
      const source = file ? readFileSync(file, "utf8") : "";
      for (const [title] of matches(titles, /"([^"]+)"/g)) {
        // Behind the parenthesis of it, it.each or describe, however the formatter breaks the line.
        const [start = "", cut] = title.split("…");
        const ends = cut === undefined ? ['"', "`"] : [""];
        const isThere = ['"', "`"].some((mark, at) => source.includes(`${mark}${start}${ends[at] ?? ""}`));
        expect(isThere, `${path} holds no test "${title}"`).toBe(true);
      }
    }
  });
});

describe("a document", () => {
  const read = (path: string) => readFileSync(new URL(path, root), "utf8");

  it("of the first visit is short: README.md has at most 5 kB, SECURITY.md at most 900 words", () => {
    expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(5000);
    expect(read("SECURITY.md").split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it("is reached from README.md by links", () => {
    const reached = new Set(["README.md"]);
    for (const document of reached) {
      for (const [, to = ""] of read(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)) {
        const path = new URL(to, new URL(document, root)).pathname.slice(root.pathname.length);
        if (path.endsWith(".md")) reached.add(path);
      }
    }
    expect(documents.filter((path) => !reached.has(path) && !path.startsWith(".github/"))).toEqual([]);
  });

  it("shows every picture of docs", () => {
    const pictures = globSync("docs/**/*.{png,webp}", { cwd: root }).map((path) => path.replace("docs/", ""));
    const texts = documents.map(read).join("\n");
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter((path) => !texts.includes(path))).toEqual([]);
  });

  it("names only buttons that are there", () => {
    const words = read("locales/en.ftl");
    for (const document of ["docs/resellers.md", "docs/customers.md", "docs/operations/README.md"]) {
      for (const [, label = ""] of read(document).matchAll(/(?<!\*)\*{1,2}([^*\n.]+)\*{1,2}(?!\*)/g)) {
        expect(words, `${label} in ${document}`).toContain(label);
      }
    }
  });

  it("names only npm scripts that are there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    for (const document of documents) {
      for (const [, name] of read(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)) {
        expect(Object.keys(scripts), document).toContain(name);
      }
    }
  });

  it("names only settings that are there", () => {
    const others = new Set([...read("test/README.md").matchAll(/`([A-Z]+_[A-Z_]+)/g)].map(([, name]) => name));
    const tools = ["DEMO_PORT", "DEMO_SERVICE", "RELEASE_IMAGE", "VENDBOT_IMAGE", "POSTGRES_PASSWORD"];
    for (const document of documents) {
      for (const [, name = ""] of read(document).matchAll(/`([A-Z]+_[A-Z_]+)(?==|`)/g)) {
        const isKnown = name in settings || tools.includes(name) || others.has(name);
        expect(isKnown, `${name} in ${document}`).toBe(true);
      }
    }
  });

  it("of a bot's commands names only commands that are there", () => {
    const known = new Set([...read("docs/commands.md").matchAll(/`\/(\w+)/g)].map(([, name]) => name));
    for (const document of documents.filter((path) => /^(?:README|SECURITY|docs\/)/.test(path))) {
      for (const [, name] of read(document).matchAll(/`\/([a-z]+)(?: on| off)?`/g)) {
        if (!["healthz", "readyz", "metrics", "tmp"].includes(name ?? "")) expect(known, document).toContain(name);
      }
    }
  });
});

describe("an invariant", () => {
  const page = readFileSync(new URL("test/README.md", root), "utf8");
  const rows = [...page.matchAll(/^\| (I\d+) \|.*\| (.*) \|$/gm)].map(([, id = "", held = ""]) => ({ id, held }));

  /** The source of a file of tests, with the files whose tests it runs once more. */
  function sourceOf(file: URL): string {
    const source = readFileSync(file, "utf8");
    const [, again = ""] = /await repeatInPostgres\(([^)]+)\)/.exec(source) ?? [];
    const paths = [...again.matchAll(/"([^"]+)"/g)];
    return [source, ...paths.map(([, path = ""]) => sourceOf(new URL(path, new URL("test/", root))))].join("\n");
  }

  it("is in no second row", () => {
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => `I${index}`));
  });

  it.each(rows)("$id stands in the name of a test of each file that holds it", ({ id, held }) => {
    const files = [...held.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
    const named = new RegExp(`["\`](?:I\\d+, )*${id}(?:, I\\d+)*: `);
    expect(files.filter((path) => !named.test(sourceOf(new URL(path, new URL("test/", root)))))).toEqual([]);
    expect(held).toMatch(/`/);
  });
});
