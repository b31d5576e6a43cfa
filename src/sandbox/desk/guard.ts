import type { FastifyRequest } from "fastify";

/**
 * Says why a request is not from the page itself, or null. A page elsewhere that gets a browser to this port is known by
 * its Origin; one that made its own host name point here (DNS rebinding) by the Host that it is reached under.
 */
export function whyForeign(
  { headers, method }: Pick<FastifyRequest, "headers" | "method">,
  port: number,
): string | null {
  const hosts = ["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host ?? "")) return "This page is served under its own address alone";
  if (method === "GET" || method === "HEAD") return null;
  if (headers.origin !== `http://${headers.host}`) return "Only the page itself may act";
  return null;
}
