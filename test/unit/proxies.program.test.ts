import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { request } from "undici";
import { describe, expect, it } from "vitest";
import { signBody } from "../../src/vending-api/webhook.ts";
import { freePort } from "../support/free-port.ts";
import { findProgram, isLeftOut, needed } from "../support/program.ts";
import { waitFor } from "../support/until.ts";
import { path, secret, startHttp } from "./http/start-http.ts";

const nginx = findProgram("nginx");
const caddy = findProgram("caddy");
const documents = (name: string) => fileURLToPath(new URL(`../../docs/operations/${name}`, import.meta.url));

const held = 520;
const rounds = 3;
const atOnce = 30;
const ways = [
  ["asked once, and are kept,", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["stop in their body,", `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`],
] as const;

interface Proxy extends AsyncDisposable {
  port: number;
}

/** A proxy in a folder of its own, once it answers for the server behind it. */
async function startProxy(
  write: (folder: string, port: number) => Promise<{ program: string | null; args: string[] }>,
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-proxy-"));
  const port = await freePort();
  const { program, args } = await write(folder, port);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child: ChildProcess = spawn(needed(program), args, { stdio: "ignore", env });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(isUp, "the proxy answers for the server");
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

/** As documented, before the one server on `behind`. */
function startNginx(runInBackground: number): Promise<Proxy> {
  return startProxy(async (folder, port) => {
    const site = (await readFile(documents("nginx.conf"), "utf8"))
      .replace("listen 8080", `listen 127.0.0.1:${port}`)
      .replace("http://replica:8080", `http://127.0.0.1:${runInBackground}`);
    await writeFile(join(folder, "site.conf"), site);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http = `http { access_log off; ${paths.join(" ")} include site.conf; }`;
    const main = join(folder, "nginx.conf");
    await writeFile(main, `daemon off;\npid ${folder}/pid;\nevents { worker_connections 1024; }\n${http}\n`);
    return { program: nginx, args: ["-e", "stderr", "-p", folder, "-c", main] };
  });
}

/** The two lines of the page, without TLS. */
function startCaddy(runInBackground: number): Promise<Proxy> {
  return startProxy(async (folder, port) => {
    const page = await readFile(documents("README.md"), "utf8");
    const site = /shop\.example\.ng \{[^}]*\}/.exec(page)?.[0] ?? "";
    const here = site
      .replace("shop.example.ng", `http://127.0.0.1:${port}`)
      .replace("127.0.0.1:8080", `127.0.0.1:${runInBackground}`);
    await writeFile(join(folder, "Caddyfile"), `{\n  admin off\n}\n${here}\n`);
    return { program: caddy, args: ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")] };
  });
}

/** Connections that are idle: what they asked is answered. */
async function holds(port: number, text: string): Promise<Disposable> {
  const sockets: Socket[] = [];
  while (sockets.length < held) {
    const isWhole = text.endsWith("\r\n\r\n");
    const next = Array.from({ length: Math.min(100, held - sockets.length) }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined).resume();
      socket.write(text);
      return socket;
    });
    await Promise.all(
      next.map((socket) => Promise.race([once(socket, isWhole ? "data" : "connect"), once(socket, "close")])),
    );
    sockets.push(...next);
  }
  return {
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Posts a webhook as the service would, on a connection of its own. Resolves to the status. */
async function posts(port: number, body: string): Promise<number> {
  const headers = { "x-service-signature": signBody(Buffer.from(body), secret) };
  const at = `http://127.0.0.1:${port}/webhooks/vending/${path}`;
  const answer = await request(at, { method: "POST", body, headers, reset: true });
  await answer.body.dump();
  return answer.statusCode;
}

async function expectAnswers(start: (runInBackground: number) => Promise<Proxy>, text: string): Promise<void> {
  await using http = await startHttp();
  await using proxy = await start(http.port);
  using _held = await holds(proxy.port, text);
  for (let round = 0; round < rounds; round++) {
    const bodies = Array.from({ length: atOnce }, (_, index) => `{"n":${round * atOnce + index}}`);
    const statuses = await Promise.all(bodies.map((body) => posts(proxy.port, body)));
    expect(statuses).toEqual(bodies.map(() => 200));
  }
  expect(http.committed).toHaveLength(rounds * atOnce);
}

describe.skipIf(isLeftOut(nginx))("behind the documented nginx, beside 520 connections", () => {
  it.each(ways)("that %s webhooks on fresh connections are answered", (_way, text) => expectAnswers(startNginx, text));
});

describe.skipIf(isLeftOut(caddy))("behind the documented Caddy, beside 520 connections", () => {
  it.each(ways)("that %s webhooks on fresh connections are answered", (_way, text) => expectAnswers(startCaddy, text));
});
