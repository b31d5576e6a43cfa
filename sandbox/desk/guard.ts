import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Says why a request is not from the page itself, or null. A page elsewhere that gets a browser to this port is known by
 * its Origin; one that made its own host name point here (DNS rebinding) by the Host that it is reached under: this
 * machine's own names at this port, and any address in numbers, at any port, where the page is shared.
 */
export function whyForeign(
  { headers, method }: Pick<FastifyRequest, "headers" | "method">,
  port: number,
  isShared = false,
): string | null {
  const { host = "", origin } = headers;
  const hosts = ["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${port}`);
  if (!hosts.includes(host) && !(isShared && isAddress(host))) return "This page is served under its own address alone";
  if (method === "GET" || method === "HEAD") return null;
  if (origin !== `http://${host}`) return "Only the page itself may act";
  return null;
}

/** "192.168.1.7:8787", "[fe80::1]:9000": a request that names it has no name that could point elsewhere. */
function isAddress(host: string): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  return isIP(hostname?.replace(/^\[|\]$/g, "") ?? "") !== 0;
}
