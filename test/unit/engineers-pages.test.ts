import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { routes } from "../../src/vending-api/words.ts";
import { drawDataModel } from "../../tools/data-model.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const api = read("docs/engineers/service-api.md");

describe("the page of the service's API", () => {
  it("has every path that the client knows, and no other", () => {
    const told = [...api.matchAll(/^\| (?:GET|POST|PATCH) \| `(\S+)` \| .+ \|$/gm)].map(([, path]) => path);
    expect(told).toEqual(Object.values(routes).map((route) => (typeof route === "string" ? route : route("{id}"))));
  });

  it("has every section that the code cites", () => {
    const sections = [...api.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    const sources = globSync(["{src,sandbox}/**/*.ts"], { cwd: root }).map(read).join("\n");
    const cited = [...sources.matchAll(/\(spec: ([^)]+)\)/g)].flatMap(([, names = ""]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((name) => !sections.includes(name))).toEqual([]);
  });
});

describe("the page of the data model", () => {
  it("is drawn from the schema: npm run data-model", async () => {
    expect(read("docs/engineers/data-model.md")).toBe(await drawDataModel());
  });
});
