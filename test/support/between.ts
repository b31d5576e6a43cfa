import { text } from "node:stream/consumers";
import { serveLocally } from "./local-server.ts";
import type { Shop } from "./shop.ts";

/** A request to the service, and what it answers. */
interface Passing {
  method: string;
  /** Below the base address. */
  path: string;
  body: string;
}

export interface Passed {
  status: number;
  body: string;
}

/** Answers a request in the service's place; `forward` hands it on, with another body if one is given. */
export type Between = (request: Passing, forward: (body?: string) => Promise<Passed>) => Promise<Passed>;

/** Puts somebody between the shop and its service, and starts the shop again there. */
export async function putBetween(shop: Shop, answer: Between): Promise<AsyncDisposable> {
  const far = new URL(shop.vending.baseUrl);
  const server = await serveLocally(async (incoming, response) => {
    const { method = "GET", url = "/", headers } = incoming;
    const body = await text(incoming);
    const forward = async (changed = body): Promise<Passed> => {
      const known = ["authorization", "x-api-key", "content-type"].flatMap((name) => {
        const value = headers[name];
        return typeof value === "string" ? [[name, value] as const] : [];
      });
      const sent = { method, headers: Object.fromEntries(known), ...(method === "GET" ? {} : { body: changed }) };
      const answered = await fetch(new URL(url, far), sent);
      return { status: answered.status, body: await answered.text() };
    };
    const path = url.startsWith(far.pathname) ? url.slice(far.pathname.length) : url;
    const said = await answer({ method, path, body }, forward);
    response.writeHead(said.status, { "content-type": said.body.startsWith("<") ? "text/html" : "application/json" });
    response.end(said.body);
  });
  const near = new URL(far);
  near.port = String(server.port);
  await shop.stop();
  shop.environment.VENDING_BASE_URL = near.href.replace(/\/$/, "");
  await shop.start();
  return server;
}

export const asJson = (status: number, body: unknown): Passed => ({ status, body: JSON.stringify(body) });
