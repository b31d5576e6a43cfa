import { checkId } from "./arguments.ts";
import { authHeaders, type Credentials } from "./credentials.ts";
import { readHistory, readPurchaseRecord } from "./purchase-record.ts";
import type { Reader } from "./reader.ts";
import type { Answer } from "./replies.ts";
import type { TransportWhy } from "./transport.ts";
import { routes } from "./words.ts";

/** Sends nothing while the service answers nobody. `basePath` is that of the base address. */
export function createRecordCalls(reader: Pick<Reader, "get">, basePath: string, isDown: () => boolean) {
  async function ask<Outcome>(
    route: string,
    credentials: Credentials,
    read: (answer: Pick<Answer, "status" | "body">) => Outcome,
  ): Promise<Outcome | { kind: "unauthorized" } | { kind: "error"; why: TransportWhy }> {
    const auth = authHeaders(credentials);
    if (auth.length === 0) return { kind: "unauthorized" };
    if (isDown()) return { kind: "error", why: "network" };
    const delivery = await reader.get(basePath + route, auth, "broken_line");
    return delivery.kind === "broken" ? { kind: "error", why: delivery.why } : read(delivery);
  }

  const pageOf = (page: number) => (page === 1 ? "" : `?page=${page}`);
  return {
    /** A purchase by the id of its result. */
    purchaseRecord: (credentials: Credentials, purchaseId: number) =>
      ask(routes.purchaseRecord(String(checkId(purchaseId))), credentials, readPurchaseRecord),
    /** A page of purchases, counted from 1. */
    purchaseHistory: (credentials: Credentials, page: number) =>
      ask(routes.purchaseHistory + pageOf(page), credentials, readHistory),
  };
}

/** Reads of purchases beyond the specification: asked only for a token that is late. They reject only for a bug. */
export type RecordCalls = ReturnType<typeof createRecordCalls>;
