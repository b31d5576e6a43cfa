import type { Attack, Claim } from "./attack.ts";
import type { Site } from "./site.ts";
import { callsGenuinely, opensSockets } from "./sockets.ts";

const held = 520;
const rounds = 3;
const atOnce = 30;
const head = "POST /webhooks/vending/AAAAAAAAAAAAAAAAAAAAAAAA HTTP/1.1\r\nHost: x\r\n";

const ways = [
  ["kept after one GET /healthz each", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["stopped inside a body", `${head}Content-Length: 100\r\n\r\n{`],
] as const;

/** Tells the shop of sales as the service does, many at once. Returns how many calls were answered 200. */
async function answered(site: Site): Promise<number> {
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => callsGenuinely(site)));
    count += statuses.filter((status) => status === 200).length;
  }
  return count;
}

export const keptConnections: Attack = {
  name: "kept connections",
  async run(site) {
    const claims: Claim[] = [];
    for (const [way, text] of ways) {
      using _held = await opensSockets(site.port, held, text);
      const count = await answered(site);
      const all = rounds * atOnce;
      claims.push({ what: `${count} of ${all} genuine webhooks answered beside those ${way}`, holds: count === all });
    }
    return { thrown: `${ways.length} × ${held} connections of one address`, claims };
  },
};
