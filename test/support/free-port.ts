import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Below the ports that the system hands out by itself, for connections too. */
const lowest = 12_000;
const blocks = 200;
const blockSize = 100;

let claimed: Promise<number> | undefined;
let last = 0;

/**
 * A port that nobody listens on, and that no other test process is given while this one runs: what is handed out is not
 * listened on yet, and a shop that is killed leaves its port until it starts again.
 */
export async function freePort(): Promise<number> {
  claimed ??= claimBlock();
  const first = await claimed;
  for (let tries = 1; tries < blockSize; tries++) {
    last = (last % (blockSize - 1)) + 1;
    const port = first + last;
    const server = await listen(port);
    if (!server) continue;
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error(`No port is free from ${first} to ${first + blockSize - 1}`);
}

/** The first port of a block. This process listens there as long as it runs: so it is nobody else's. */
async function claimBlock(): Promise<number> {
  for (let tries = 1; tries <= 10 * blocks; tries++) {
    const first = lowest + blockSize * randomInt(blocks);
    const server = await listen(first);
    if (!server) continue;
    server.unref();
    return first;
  }
  throw new Error("Each block of ports is another process's");
}

function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
