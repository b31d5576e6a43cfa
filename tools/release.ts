import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findMissing, type ReleaseFacts } from "./release/missing.ts";

/**
 * `npm run release`: checks, tags, builds the image for amd64 and arm64, and pushes it to RELEASE_IMAGE and the tag to origin.
 * `-- --dry-run` only says what is missing. Ends with code 1 before the first step if anything is.
 */
const cwd = fileURLToPath(new URL("../", import.meta.url));
const { values } = parseArgs({ options: { "dry-run": { type: "boolean" } } });
const { RELEASE_IMAGE: image } = process.env;

const read = (path: string) => readFileSync(`${cwd}${path}`, "utf8");
const ask = (program: string, ...args: string[]) => execFileSync(program, args, { cwd, encoding: "utf8" }).trim();
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  console.log(`> ${program} ${args.join(" ")}`);
  execFileSync(program, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
}

function hasBuildx(): boolean {
  try {
    execFileSync("docker", ["buildx", "version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function readFacts(): ReleaseFacts {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  return {
    version,
    versions: {
      "The label of Dockerfile": /image\.version="([^"]+)"/.exec(read("Dockerfile"))?.[1],
      "compose.yaml": /vendbot:(\d+\.\d+\.\d+)/.exec(read("compose.yaml"))?.[1],
      "docker-bake.hcl": /"VERSION" \{\s+default = "([^"]+)"/.exec(read("docker-bake.hcl"))?.[1],
      "The newest heading of CHANGELOG.md": /^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1],
    },
    image: image || undefined,
    branch: ask("git", "rev-parse", "--abbrev-ref", "HEAD"),
    changed: linesOf(ask("git", "status", "--short", "--untracked-files=all")).map((line) => line.trim()),
    tags: linesOf(ask("git", "tag")),
    remotes: linesOf(ask("git", "remote")),
    hasBuildx: hasBuildx(),
  };
}

const facts = readFacts();
const missing = findMissing(facts);
for (const sentence of missing) console.error(sentence);
const tag = `v${facts.version}`;
if (missing.length > 0) process.exitCode = 1;
else if (values["dry-run"]) console.log(`Nothing is missing: npm run release makes ${tag} and pushes ${image}.`);
else {
  run("npm", ["run", "check"]);
  const env = { IMAGE: image ?? "", VERSION: facts.version, REVISION: ask("git", "rev-parse", "HEAD") };
  // The image first: a tag on origin promises that its image is there.
  run("docker", ["buildx", "bake", "--pull", "--push"], env);
  run("git", ["tag", "--annotate", tag, "--message", `Release ${facts.version}`]);
  run("git", ["push", "origin", tag]);
}
