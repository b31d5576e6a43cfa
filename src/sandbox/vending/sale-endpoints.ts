import { assertNever } from "../../lib/errors.ts";
import { type Answer, html, json } from "./answers.ts";
import type { Endpoint } from "./endpoint.ts";
import type { PlacePurchase } from "./sales.ts";
import type { Switches } from "./switches.ts";
import type { Transactions } from "./transactions.ts";
import type { Wire } from "./wire.ts";

/** The sections "Purchase" and "Verify" of the specification. */
export function saleEndpoints(deps: {
  placePurchase: PlacePurchase;
  transactions: Transactions;
  switches: Switches;
  wire: Wire;
}): Endpoint[] {
  const { placePurchase, transactions, switches, wire } = deps;
  return [
    {
      method: "POST",
      path: "/purchase/",
      operation: "purchase",
      credential: "key",
      handle({ caller, body }) {
        const result = placePurchase(caller.account, caller.mode, body);
        return json(result.status === "failed" ? 400 : 201, wire.purchaseResult(result));
      },
    },
    {
      method: "GET",
      path: "/verify/{}/",
      operation: "verify",
      credential: "authenticated",
      handle({ caller, parameter }) {
        const transaction = transactions.find({ accountId: caller.account.id, mode: caller.mode }, parameter);
        return transaction ? json(200, wire.transactionRecord(transaction)) : unknownReference(switches);
      },
    },
  ];
}

function unknownReference({ unknownReference: choice }: Switches): Answer {
  switch (choice) {
    case "404-json":
      return json(404, { detail: "Not found." });
    case "404-html":
      return html(404, "Not Found");
    case "200-error":
      return json(200, { error: "Transaction not found" });
    default:
      return assertNever(choice);
  }
}
