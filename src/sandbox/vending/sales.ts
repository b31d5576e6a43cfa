import type { RandomBytes } from "../../lib/ids.ts";
import { formatNaira, type Kobo, toKobo } from "../../lib/money.ts";
import { type Account, type Accounts, type Mode, walletOf } from "./accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import { nairaToKobo } from "./naira.ts";
import { type Order, type PurchaseBody, quote } from "./pricing.ts";
import type { Settlement } from "./settlement.ts";
import type { Switches } from "./switches.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import { type PurchaseResult, sessionWords } from "./wire.ts";

/** What came of a request to purchase, and what was wrong with the request itself, if that is why it was refused. */
export interface Sold {
  result: PurchaseResult;
  /** `field` is null where the body was no object. */
  problem?: "reference-used" | { field: string | null };
}

/** Takes one request to purchase from an account; `body` is null where it was not a JSON object. Never waits. */
export type PlacePurchase = (account: Account, mode: Mode, body: PurchaseBody | null) => Sold;

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
    if (!body) return bad(null, newReference(), "The body is not a JSON object");
    const reference = body.reference || newReference();
    if (typeof reference !== "string") return bad("reference", newReference(), "reference is not valid");
    if (!referenceForm.test(reference)) return bad("reference", reference, "reference is not valid");
    const earlier = transactions.find({ accountId: account.id, mode }, reference);
    if (earlier && switches.doubledReference === "replayed") return { result: resultOf(earlier, switches) };
    if (earlier && switches.doubledReference === "refused") {
      return { result: refused(reference, "Duplicate reference"), problem: "reference-used" };
    }
    if (earlier && switches.doubledReference === "refused-in-other-words") {
      return { result: refused(reference, "The transaction could not be completed") };
    }
    const quoted = quote(body, catalogue, switches.electricityChargePercent);
    if ("refusal" in quoted) return bad(quoted.field, reference, quoted.refusal);
    const order = surcharged(quoted.order, nairaToKobo(switches.surchargeNaira));
    return { result: place(account, mode, reference, order) };
  };
}

/** What has no face value is worth what it is charged at: its record shows nothing else. */
function surcharged(order: Order, surchargeKobo: Kobo): Order {
  const chargeKobo = toKobo(order.chargeKobo + surchargeKobo);
  const hasFace = order.serviceType === "airtime" || order.serviceType === "electricity";
  return { ...order, chargeKobo, faceKobo: hasFace ? order.faceKobo : chargeKobo };
}

function bad(field: string | null, reference: string, words: string): Sold {
  return { result: refused(reference, words), problem: { field } };
}

function refused(reference: string, error: string): PurchaseResult {
  return { status: "failed", reference, purchaseId: null, message: "Transaction failed", error };
}

function resultOf(transaction: Transaction, switches: Switches): PurchaseResult {
  const { id, reference, status, error, token } = transaction;
  if (status === "failed") return refused(reference, error ?? "The provider did not deliver");
  const told = switches.tokenWords === "message" && token !== null ? `. Token: ${token}` : "";
  const session = switches.tokenWords === "session-number" ? `. ${sessionWords(transaction)}` : "";
  const words = status === "success" ? `Transaction successful${told}` : "Transaction is being processed";
  const message = words + session;
  return { status, reference, purchaseId: id, message, error: null };
}
