import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

describe("an invariant", () => {
  const page = readFileSync(new URL("test/README.md", root), "utf8");
  const rows = [...page.matchAll(/^\| (I\d+) \|.*\| (.*) \|$/gm)].map(([, id = "", held = ""]) => ({ id, held }));

  /** The source of a file of tests, with the files whose tests it runs once more. */
  function sourceOf(file: URL): string {
    const source = readFileSync(file, "utf8");
    const again = [...source.matchAll(/await import\("([^"]+\.test\.ts)"\)/g)];
    return [source, ...again.map(([, path = ""]) => sourceOf(new URL(path, file)))].join("\n");
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
