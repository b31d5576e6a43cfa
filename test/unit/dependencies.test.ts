import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const json = (file: string): unknown => JSON.parse(read(file));

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
type Wanted = Readonly<Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>>;

const wanted = json("package.json") as Wanted & { scripts: Record<string, string> };
const { packages } = json("package-lock.json") as { packages: Record<string, Locked & Wanted> };
const locked = Object.entries(packages).filter(([path]) => path !== "");
const all = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };

/** Packages of the lockfile that fit a predicate. */
const those = (isTrue: (entry: Locked) => boolean) => locked.filter(([, entry]) => isTrue(entry)).map(([path]) => path);

describe("what is installed", () => {
  it("runs no script of its own", () => {
    expect(those((entry) => entry.hasInstallScript === true)).toEqual([]);
    expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
    const lifecycle = /^(pre|post)?(install|prepare|publish)|^(pre|post)?prepublishOnly$/;
    expect(Object.keys(wanted.scripts).filter((name) => lifecycle.test(name))).toEqual([]);
  });

  it("is what the lockfile says, to the byte, and only from the registry", () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(those((entry) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ""))).toEqual([]);
    expect(those((entry) => entry.link === true || entry.resolved !== undefined)).toEqual([]);
  });

  it("is named with one exact version, and the lockfile holds that one", () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const held = Object.keys(all).map((name) => [name, packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(held)).toEqual(all);
    const root = packages[""];
    expect({ ...root?.dependencies, ...root?.devDependencies, ...root?.optionalDependencies }).toEqual(all);
  });
});
