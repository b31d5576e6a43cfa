import { createServer } from "node:net";

/** A port of this host that nobody listens on right now. */
export function findFreePort(host: string): Promise<number> {
  return tryPort(host, 0);
}

/** The first free port from `first` on; after ten taken ones, any. */
export async function findFreePortFrom(host: string, first: number): Promise<number> {
  for (let port = first; port < first + 10; port++) {
    const found = await tryPort(host, port).catch(() => null);
    if (found !== null) return found;
  }
  return findFreePort(host);
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      const found = typeof address === "object" && address ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
