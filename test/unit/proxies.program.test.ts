import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { request } from "undici";
import { describe, expect, it } from "vitest";
import { signBody } from "../../src/vending-api/webhook.ts";
import { findProgram, isLeftOut } from "../support/program.ts";
import { nginx, operations, type StartedProxy, startNginx, startProxy } from "../support/proxy.ts";
import { path, secret, startHttp } from "./http/start-http.ts";

const caddy = findProgram("caddy");

const held = 520;
const rounds = 3;
const atOnce = 30;
const ways = [
  ["asked once, and are kept,", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["stop in their body,", `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`],
] as const;

/** The two lines of the page, without TLS. */
function startCaddy(behind: number): Promise<StartedProxy> {
  return startProxy(caddy, async (folder, port) => {
    const page = await readFile(operations("README.md"), "utf8");
    const site = /shop\.example\.ng \{[^}]*\}/.exec(page)?.[0] ?? "";
    const here = site
      .replace("shop.example.ng", `http://127.0.0.1:${port}`)
      .replace("127.0.0.1:8080", `127.0.0.1:${behind}`);
    await writeFile(join(folder, "Caddyfile"), `{\n  admin off\n}\n${here}\n`);
    return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
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

async function expectAnswers(start: (behind: number) => Promise<StartedProxy>, text: string): Promise<void> {
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
