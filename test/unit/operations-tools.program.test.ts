import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { freePort } from "../support/free-port.ts";
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

/** The documented proxy on a free port, with nothing behind it: what it lets through it answers 502. */
async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-nginx-"));
  const port = await freePort();
  const site = await readFile(pathOf("nginx.conf"), "utf8");
  await writeFile(join(folder, "site.conf"), site.replace("listen 8080", `listen 127.0.0.1:${port}`));
  const main = join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { access_log off; ${paths.join(" ")} include site.conf; }`;
  await writeFile(main, `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\n${http}\n`);
  const child = spawn(needed(nginx), ["-e", "stderr", "-p", folder, "-c", main], { stdio: "ignore" });
  const statusOf = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) });
    await answer.text();
    return answer.status;
  };
  await expect.poll(() => statusOf("/metrics").catch(() => null)).toBe(404);
  return {
    statusOf,
    async [Symbol.asyncDispose]() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
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

  it("lets nobody read metrics, however the route is written", async () => {
    await using proxy = await startNginx();
    for (const path of ["/metrics", "/metrics/", "/%6detrics/", "/metrics?x=1"]) {
      expect([path, await proxy.statusOf(path)]).toEqual([path, 404]);
    }
  });
});
