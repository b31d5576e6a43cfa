import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port that nobody listens on. Below those that the system hands out by itself, for connections too: such a one could
 * be taken while the shop that listened on it is being restarted.
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(12_000, 32_000);
    if ((await canListen(port)) || tries === 20) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
