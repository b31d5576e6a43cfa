import { spawnSync } from "node:child_process";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findProgram, isLeftOut, needed } from "../support/program.ts";
import { nginx, operations, startNginx } from "../support/proxy.ts";

/** The tool that will read the alert rules, where it stands; in CI it does. */
const promtool = findProgram("promtool");

function run(program: string | null, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(needed(program), args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

async function saidByNginx(site: string) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "vendbot-nginx-"));
  const { path } = folder;
  const main = join(path, "nginx.conf");
  await writeFile(main, `pid ${path}/nginx.pid;\nevents {}\nhttp {\n  access_log off;\n  include ${site};\n}\n`);
  return run(nginx, "-t", "-e", "stderr", "-p", path, "-c", main);
}

describe.skipIf(isLeftOut(promtool))("the alert rules", () => {
  it("are rules to Prometheus's own checker", () => {
    expect(run(promtool, "check", "rules", operations("alerts.yml"))).toMatchObject({ status: 0 });
  });

  it("would be refused with an expression that is none", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "vendbot-rules-"));
    const broken = join(folder.path, "alerts.yml");
    await writeFile(broken, "groups:\n  - name: one\n    rules:\n      - alert: One\n        expr: sum(\n");
    expect(run(promtool, "check", "rules", broken).status).not.toBe(0);
  });
});

describe.skipIf(isLeftOut(nginx))("the proxy's configuration", () => {
  it("is one to nginx itself", async () => {
    expect(await saidByNginx(operations("nginx.conf"))).toMatchObject({ status: 0 });
  });

  it("lets nobody read metrics, however the route is written", async () => {
    await using proxy = await startNginx();
    for (const path of ["/metrics", "/metrics/", "/%6detrics/", "/metrics?x=1"]) {
      const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { signal: AbortSignal.timeout(20_000) });
      await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
