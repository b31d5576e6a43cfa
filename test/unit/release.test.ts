import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "../../src/config.ts";
import { findMissing, type ReleaseFacts } from "../../tools/release/missing.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

interface Service {
  environment?: Record<string, string>;
  image?: string;
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
}

const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

describe("the version", () => {
  it("is one in package.json, the image's label, compose.yaml, docker-bake.hcl and the newest heading of CHANGELOG.md", () => {
    expect(/image\.version="([^"]+)"/.exec(read("Dockerfile"))?.[1]).toBe(version);
    expect(compose.services.vendbot?.image).toBe(`\${VENDBOT_IMAGE:-vendbot:${version}}`);
    expect(/"VERSION" \{\s+default = "([^"]+)"/.exec(read("docker-bake.hcl"))?.[1]).toBe(version);
    expect(/^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
  });
});

describe("the image", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };

  it("runs what npm start runs, and holds it compiled for the same user and flags", () => {
    const command = JSON.parse(/^CMD (.+)$/m.exec(read("Dockerfile"))?.[1] ?? "[]") as string[];
    expect(command.join(" ")).toBe(scripts.start);
    expect(read("Dockerfile")).toContain(`setpriv --reuid=node --regid=node --clear-groups ${scripts.start} --check`);
    expect(read("Dockerfile")).toMatch(/^USER node$/m);
  });

  it("holds the programs that it runs", () => {
    const left = read(".dockerignore").trim().split("\n");
    const run = [...read("Dockerfile").matchAll(/ ((?:src|sandbox)\/\S+\.[jt]s)/g)].map(([, path = ""]) => path);
    expect(run).toContain("sandbox/main.ts");
    for (const path of run) expect(left.filter((folder) => path.startsWith(`${folder}/`))).toEqual([]);
  });
});

describe("a release", () => {
  const ready: ReleaseFacts = {
    version,
    versions: { "compose.yaml": version },
    image: "registry.example:5000/shop/vendbot",
    branch: "main",
    changed: [],
    tags: ["v0.9.0"],
    remotes: ["origin"],
    hasBuildx: true,
  };

  it("is built for amd64 and arm64, and named by its version", () => {
    const bake = read("docker-bake.hcl");
    expect(bake).toContain('platforms = ["linux/amd64", "linux/arm64"]');
    expect(bake).toMatch(/\$\{IMAGE\}:\$\{VERSION\}/);
  });

  it.each(["README.md", "docs/operations/README.md", "compose.yaml"])("is named by its version in %s", (path) => {
    const named = [...read(path).matchAll(/REGISTRY\/vendbot:([\w.]+)/g)].map(([, told]) => told?.replace(/\.$/, ""));
    expect(new Set(named)).toEqual(new Set([version]));
  });

  it("lacks nothing if all of it is there", () => {
    expect(findMissing(ready)).toEqual([]);
  });

  it.each<[string, Partial<ReleaseFacts>, RegExp]>([
    ["another version elsewhere", { versions: { "compose.yaml": "0.9.0" } }, /^compose\.yaml has version 0\.9\.0/],
    ["no registry", { image: undefined }, /^RELEASE_IMAGE is not set/],
    ["an image with a tag", { image: "registry.example/vendbot:1" }, /without a tag/],
    ["another branch", { branch: "work" }, /made from main/],
    ["changes that are not committed", { changed: [" M README.md"] }, /^1 files are not committed: {2}M README\.md/],
    ["its tag", { tags: [`v${version}`] }, /exists: choose the next version/],
    ["no remote", { remotes: [] }, /no remote named origin/],
    ["no buildx", { hasBuildx: false }, /^docker buildx is missing/],
  ])("is refused with %s", (_, facts, sentence) => {
    expect(findMissing({ ...ready, ...facts })).toEqual([expect.stringMatching(sentence)]);
  });
});

describe("compose.yaml", () => {
  const ours = ["vendbot", "replica"].map((name) => compose.services[name]);

  it("gives the bot settings that it knows", () => {
    for (const name of ours.flatMap((service) => Object.keys(service?.environment ?? {}))) {
      expect(Object.keys(settings)).toContain(name);
    }
  });

  it("runs the bot on a file system that it cannot write to, without capabilities", () => {
    for (const service of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  it("starts one instance with nothing asked for, and keeps what it writes in a volume", () => {
    const started = Object.entries(compose.services).filter(([, service]) => !service.profiles);
    expect(started.map(([name]) => name)).toEqual(["vendbot"]);
    expect(compose.services.vendbot?.volumes).toEqual(["data:/app/data"]);
    expect(Object.keys(compose.volumes)).toContain("data");
  });
});

describe("the workflow", () => {
  const workflow = read(".github/workflows/ci.yml");
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { run?: string }[] }> };

  it("runs what a newcomer runs, and builds and starts the image", () => {
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(runs).toContain(".ci/run");
    expect(runs).toContain("docker build -t vendbot .");
  });

  it("takes no action that somebody else can change under its name", () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name = ""]) => name);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });
});
