import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { findProgram, needed } from "./program.ts";
import { waitFor } from "./until.ts";

export const nginx = findProgram("nginx");

/** A file of the operations' documents. */
export const operations = (name: string) => fileURLToPath(new URL(`../../docs/operations/${name}`, import.meta.url));

export interface StartedProxy extends AsyncDisposable {
  port: number;
}

/** A proxy in a folder of its own, once it answers. `write` puts its files there and says its arguments. */
export async function startProxy(
  program: string | null,
  write: (folder: string, port: number) => Promise<string[]>,
): Promise<StartedProxy> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(await mkdtempDisposable(join(tmpdir(), "vendbot-proxy-")));
  const port = await freePort();
  const args = await write(folder, port);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(needed(program), args, { stdio: "ignore", env });
  stack.defer(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  // The documented nginx refuses this path by itself, without a server behind it.
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      () => true,
      () => false,
    );
  await waitFor(isUp, "the proxy answers");
  const parts = stack.move();
  return { port, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

/** nginx as documented, before a server on `behind`. Without one it answers 502 for what it lets through. */
export function startNginx(behind?: number): Promise<StartedProxy> {
  return startProxy(nginx, async (folder, port) => {
    const documented = await readFile(operations("nginx.conf"), "utf8");
    const site = documented.replace("listen 8080", `listen 127.0.0.1:${port}`);
    const server = behind === undefined ? "$&" : `http://127.0.0.1:${behind}`;
    await writeFile(join(folder, "site.conf"), site.replace("http://replica:8080", server));
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http = `http { access_log off; ${paths.join(" ")} include site.conf; }`;
    const main = join(folder, "nginx.conf");
    await writeFile(main, `daemon off;\npid ${folder}/pid;\nevents { worker_connections 1024; }\n${http}\n`);
    return ["-e", "stderr", "-p", folder, "-c", main];
  });
}
