import type { RandomBytes } from "../../lib/ids.ts";
import { formatNaira, type Kobo } from "../../lib/money.ts";
import { type Account, type Accounts, type Mode, walletOf } from "./accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Order, type PurchaseBody, quote } from "./pricing.ts";
import type { Settlement } from "./settlement.ts";
import type { Switches } from "./switches.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import type { PurchaseResult } from "./wire.ts";

/** Takes one request to purchase from an account; `body` is null where it was not a JSON object. Never waits. */
export type PlacePurchase = (account: Account, mode: Mode, body: PurchaseBody | null) => PurchaseResult;

const referenceForm = /^[A-Za-z0-9_-]{1,64}$/;

export function createSales(deps: {
  accounts: Accounts;
  transactions: Transactions;
  settlement: Settlement;
  catalogue: Catalogue;
  switches: Switches;
  randomBytes: RandomBytes;
}): PlacePurchase {
  const { accounts, transactions, settlement, catalogue, switches, randomBytes } = deps;
  const newReference = () => `TXN-${Buffer.from(randomBytes(8)).toString("hex").toUpperCase()}`;

  const place = (account: Account, mode: Mode, reference: string, order: Order): PurchaseResult => {
    const refusal = refusalOf(order, walletOf(account, mode));
    const fields = { ...order, accountId: account.id, mode, reference, token: null, error: refusal };
    if (refusal !== null) {
      if (switches.refusedPurchases === "recorded") transactions.add({ ...fields, status: "failed" }, refusal);
      return refused(reference, refusal);
    }
    accounts.pay(account, mode, -order.chargeKobo as Kobo);
    const placed = `placed, charged ${formatNaira(order.chargeKobo)}`;
    const transaction = transactions.add({ ...fields, status: "pending" }, placed);
    settlement.begin(transaction, answerTo(order) === "success");
    return resultOf(transaction, switches);
  };

  const answerTo = (order: Order) =>
    switches.purchaseAnswer === "by-service" ? switches[`${order.serviceType}Answer`] : switches.purchaseAnswer;

  const refusalOf = (order: Order, balance: Kobo): string | null => {
    if (balance < order.chargeKobo) return "Insufficient wallet balance";
    return answerTo(order) === "refused" ? "The provider rejected the request" : null;
  };

  return (account, mode, body) => {
    if (!body) return refused(newReference(), "The body is not a JSON object");
    const reference = body.reference || newReference();
    if (typeof reference !== "string") return refused(newReference(), "reference is not valid");
    if (!referenceForm.test(reference)) return refused(reference, "reference is not valid");
    const earlier = transactions.find({ accountId: account.id, mode }, reference);
    if (earlier && switches.doubledReference === "replayed") return resultOf(earlier, switches);
    if (earlier && switches.doubledReference === "refused") {
      return refused(reference, "A transaction with this reference already exists");
    }
    const quoted = quote(body, catalogue, switches.electricityChargePercent);
    return "refusal" in quoted ? refused(reference, quoted.refusal) : place(account, mode, reference, quoted.order);
  };
}

function refused(reference: string, error: string): PurchaseResult {
  return { status: "failed", reference, purchaseId: null, message: "Transaction failed", error };
}

function resultOf(transaction: Transaction, switches: Switches): PurchaseResult {
  const { id, reference, status, error, token } = transaction;
  if (status === "failed") return refused(reference, error ?? "The provider did not deliver");
  const told = switches.tokenWords === "message" && token !== null ? `. Token: ${token}` : "";
  const message = status === "success" ? `Transaction successful${told}` : "Transaction is being processed";
  return { status, reference, purchaseId: id, message, error: null };
}
