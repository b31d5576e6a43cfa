import type { Caller } from "./credentials.ts";
import { pageOf } from "./dialects/dialect.ts";
import type { Endpoint } from "./endpoint.ts";
import { json, type Reply } from "./meaning.ts";
import type { Switches } from "./switches.ts";
import type { Transactions } from "./transactions.ts";
import type { Wire } from "./wire.ts";

const pageSize = 100;
const noPurchase: Reply = {
  is: "answer",
  answer: json(404, { detail: "No Purchase matches the given query." }),
};

/** What the deployed service offers beyond the specification: records of purchases, with their tokens. */
export function recordEndpoints(deps: { transactions: Transactions; switches: Switches; wire: Wire }): Endpoint[] {
  const { transactions, switches, wire } = deps;
  const isThere = () => switches.purchaseRecords !== "none";
  const recordsOf = ({ account, mode }: Caller) => transactions.of({ accountId: account.id, mode });
  return [
    {
      method: "GET",
      path: "/purchase/history/",
      operation: "purchase-history",
      credential: "key",
      isThere,
      handle({ caller, url }) {
        const all = recordsOf(caller);
        const page = pageOf(all, url, pageSize);
        if (page.number > page.last) return { is: "answer", answer: json(404, { detail: "Invalid page." }) };
        const body = {
          count: all.length,
          next: page.next && page.linkTo(page.next),
          previous: page.previous && page.linkTo(page.previous),
          results: page.entries.map(wire.purchaseRecord),
        };
        return { is: "shown", status: 200, words: "Purchases", body };
      },
    },
    {
      method: "GET",
      path: "/purchase/{}/",
      operation: "purchase-record",
      credential: "key",
      isThere,
      handle({ caller, parameter }) {
        if (!/^\d+$/.test(parameter)) return { is: "no-path" };
        const found = recordsOf(caller).find(({ id }) => id === Number(parameter));
        if (!found || switches.purchaseRecords === "missing") return noPurchase;
        return { is: "shown", status: 200, words: "Purchase", body: wire.purchaseRecord(found) };
      },
    },
  ];
}
