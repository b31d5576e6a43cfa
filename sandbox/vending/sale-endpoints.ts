import type { Clock } from "../../src/core/clock.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Reply } from "./meaning.ts";
import type { PlacePurchase, Sold } from "./sales.ts";
import type { Switches } from "./switches.ts";
import { asOf, type Transactions } from "./transactions.ts";
import type { Wire } from "./wire.ts";

/** The sections "Purchase" and "Verify" of the specification. */
export function saleEndpoints(deps: {
  clock: Clock;
  placePurchase: PlacePurchase;
  transactions: Transactions;
  switches: Switches;
  wire: Wire;
}): Endpoint[] {
  const { clock, placePurchase, transactions, switches, wire } = deps;
  return [
    {
      method: "POST",
      path: "/purchase/",
      operation: "purchase",
      credential: "key",
      handle({ caller, body }) {
        const first = placePurchase(caller.account, caller.mode, body);
        return saleMeaning(switches.gatewayRepeats ? placePurchase(caller.account, caller.mode, body) : first, deps);
      },
    },
    {
      method: "GET",
      path: "/verify/{}/",
      operation: "verify",
      credential: "authenticated",
      handle({ caller, parameter }) {
        const transaction = transactions.find({ accountId: caller.account.id, mode: caller.mode }, parameter);
        const seen = transaction && asOf(transaction, clock.now() - switches.verifyBehindMs - switches.providerMs);
        if (!seen) return { is: "no-record" };
        return { is: "shown", status: 200, words: "Transaction", body: wire.transactionRecord(seen) };
      },
    },
  ];
}

function saleMeaning(sold: Sold, { switches, wire }: { switches: Switches; wire: Wire }): Reply {
  if ("reply" in sold) return sold.reply;
  const { result, problem } = sold;
  const body = wire.purchaseResult(result);
  if (result.status === "failed" && switches.refusalForm !== "purchase") {
    return { is: "reasons-alone", status: refusalStatus[switches.refusalForm], words: result.error ?? result.message };
  }
  if (problem === "reference-used") return { is: "reference-used", body };
  if (problem) return { is: "bad-sale", field: problem.field, words: result.error ?? result.message, body };
  if (result.status === "failed") return { is: "refused-sale", body };
  return { is: "shown", status: switches.purchaseStatus, words: result.message, body };
}

const refusalStatus = { "reasons-400": 400, "reasons-422": 422, "reasons-403": 403 } as const;
