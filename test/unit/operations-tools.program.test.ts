import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findProgram, isLeftOut, needed } from "../support/program.ts";

/** The tools that will read these files, where they stand; in CI they do. */
const promtool = findProgram("promtool");
const nginx = findProgram("nginx");
const pathOf = (name: string) => fileURLToPath(new URL(`../../docs/operations/${name}`, import.meta.url));

function run(program: string | null, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(needed(program), args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

async function saidByNginx(site: string) {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-nginx-"));
  try {
    const main = join(folder, "nginx.conf");
    await writeFile(main, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n  access_log off;\n  include ${site};\n}\n`);
    return run(nginx, "-t", "-e", "stderr", "-p", folder, "-c", main);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.skipIf(isLeftOut(promtool))("the alert rules", () => {
  it("are rules to Prometheus's own checker", () => {
    expect(run(promtool, "check", "rules", pathOf("alerts.yml"))).toMatchObject({ status: 0 });
  });

  it("would be refused with an expression that is none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vendbot-rules-"));
    const broken = join(folder, "alerts.yml");
    await writeFile(broken, "groups:\n  - name: one\n    rules:\n      - alert: One\n        expr: sum(\n");
    expect(run(promtool, "check", "rules", broken).status).not.toBe(0);
    await rm(folder, { recursive: true });
  });
});

describe.skipIf(isLeftOut(nginx))("the proxy's configuration", () => {
  it("is one to nginx itself", async () => {
    expect(await saidByNginx(pathOf("nginx.conf"))).toMatchObject({ status: 0 });
  });
});
