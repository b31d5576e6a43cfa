import type { RandomBytes } from "../../src/core/ids.ts";
import { formatNaira, type Kobo, noKobo, sumKobo } from "../../src/core/money.ts";
import { type Account, type Accounts, type Mode, walletOf } from "./accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Debits } from "./debits.ts";
import { cannedSale, refuseAsDeployed, refuseMissing, serverError, whyUnwritable } from "./deployed-refusals.ts";
import { html, type Reply } from "./meaning.ts";
import { nairaToKobo } from "./naira.ts";
import { type Order, type PurchaseBody, quote } from "./pricing.ts";
import type { Settlement } from "./settlement.ts";
import type { Switches } from "./switches.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import { type PurchaseResult, sessionWords, tokenWords } from "./wire.ts";

/** The result of a request to purchase, and the mistake in the request itself, if that is the reason of a refusal. */
export type Sold =
  /** `field` is null where the body was no object. */
  | { result: PurchaseResult; problem?: "reference-used" | { field: string | null } }
  /** An answer that has no purchase in it. */
  | { reply: Reply };

/** Takes one request to purchase from an account; `body` is null where it was not a JSON object. Never waits. */
export type PlacePurchase = (account: Account, mode: Mode, body: PurchaseBody | null) => Sold;

/** A purchase that passed the checks of its fields. */
interface Asked {
  account: Account;
  mode: Mode;
  reference: string;
  order: Order;
  /** The provider's answer. */
  answer: "success" | "pending" | "refused";
}

const referenceForm = /^[A-Za-z0-9_-]{1,64}$/;

export function createSales(deps: {
  accounts: Accounts;
  debits: Debits;
  transactions: Transactions;
  settlement: Settlement;
  catalogue: Catalogue;
  switches: Switches;
  randomBytes: RandomBytes;
}): PlacePurchase {
  const { debits, transactions, settlement, catalogue, switches, randomBytes } = deps;
  const newReference = (prefix = "TXN") => `${prefix}-${Buffer.from(randomBytes(8)).toString("hex").toUpperCase()}`;

  const place = ({ account, mode, reference, order, answer }: Asked): Sold => {
    const refusal = refusalOf(order, answer, walletOf(account, mode));
    const owner = { accountId: account.id, mode, reference };
    const fields = { ...order, ...owner, token: null, error: refusal, isRefunded: false, isRecorded: true };
    if (refusal !== null) {
      const free = { ...fields, status: "failed" as const, netKobo: noKobo };
      if (switches.refusedPurchases === "recorded") transactions.add(free, refusal);
      return { result: refused(reference, refusal) };
    }
    const netKobo = debits.take(account, mode, order.chargeKobo);
    const charged = `charged ${formatNaira(order.chargeKobo)}${netKobo === 0 ? ", a debit that was lost" : ""}`;
    const end = endWithoutRecord(reference, order);
    if (end) {
      const isDelivered = end.isOrdered && answer !== "refused";
      const status = isDelivered ? ("success" as const) : ("failed" as const);
      transactions.add({ ...fields, netKobo, status, error: end.why, isRecorded: false }, `${charged}: ${end.why}`);
      return { reply: end.reply };
    }
    const transaction = transactions.add({ ...fields, netKobo, status: "pending" }, `placed, ${charged}`);
    settlement.begin(transaction, answer);
    return { result: answerOf(transaction, switches) };
  };

  /** Why a purchase that was debited leaves no record, and whether the provider had the order by then. */
  const endWithoutRecord = (reference: string, { beneficiary }: Order) => {
    if (switches.workerDies) {
      const reply: Reply = { is: "answer", answer: html(502, "Bad Gateway") };
      return { why: "the worker was killed", isOrdered: false, reply };
    }
    const why = whyUnwritable(beneficiary, switches) ?? whyUsed(reference);
    return why === null ? null : { why, isOrdered: true, reply: serverError(why) };
  };

  const whyUsed = (reference: string) => {
    const isFoundLate = switches.doubledReference === "charged-then-500" && transactions.isUsed(reference);
    return isFoundLate ? "UNIQUE constraint failed: purchases_purchase.reference" : null;
  };

  const answerTo = (order: Order) =>
    switches.purchaseAnswer === "by-service" ? switches[`${order.serviceType}Answer`] : switches.purchaseAnswer;

  const refusalOf = (order: Order, answer: Asked["answer"], balance: Kobo): string | null => {
    const isDeployed = switches.purchaseRefusals === "deployed";
    if (balance < order.chargeKobo) return isDeployed ? "Insufficient balance" : "Insufficient wallet balance";
    const isRefused = answer === "refused" && switches.providerFailure === "not-charged";
    return isRefused && whyUnwritable(order.beneficiary, switches) === null
      ? "The provider rejected the request"
      : null;
  };

  return (account, mode, body) => {
    if (!body) return bad(null, newReference(), "The body is not a JSON object");
    const missing = refuseMissing(body, switches);
    if (missing) return { reply: missing };
    if (mode === "sandbox" && switches.sandboxSales === "canned") {
      return { reply: cannedSale(newReference("SBX"), body.amount) };
    }
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
    const quoted = quote(body, catalogue, switches);
    if ("refusal" in quoted) {
      const reply = refuseAsDeployed(body, quoted, switches);
      return reply ? { reply } : bad(quoted.field, reference, quoted.refusal);
    }
    const order = surcharged(quoted.order, nairaToKobo(switches.surchargeNaira));
    return place({ account, mode, reference, order, answer: quoted.canReach ? answerTo(order) : "refused" });
  };
}

/** What has no face value is worth what it is charged at: its record shows nothing else. */
function surcharged(order: Order, surchargeKobo: Kobo): Order {
  const chargeKobo = sumKobo(order.chargeKobo, surchargeKobo);
  const hasFace = order.serviceType === "airtime" || order.serviceType === "electricity";
  return { ...order, chargeKobo, faceKobo: hasFace ? order.faceKobo : chargeKobo };
}

function bad(field: string | null, reference: string, words: string): Sold {
  return { result: refused(reference, words), problem: { field } };
}

function refused(reference: string, error: string): PurchaseResult {
  return { status: "failed", reference, purchaseId: null, message: "Transaction failed", error };
}

/** The answer to the purchase itself: a sale that was debited has an id, also when the provider has failed it. */
function answerOf(transaction: Transaction, switches: Switches): PurchaseResult {
  const { id, reference, status } = transaction;
  if (status !== "failed") return resultOf(transaction, switches);
  return { status, reference, purchaseId: id, message: "Transaction failed", error: null };
}

function resultOf(transaction: Transaction, switches: Switches): PurchaseResult {
  const { id, reference, status, error } = transaction;
  if (status === "failed") return refused(reference, error ?? "The provider did not deliver");
  const told = tokenWords(transaction, "message", switches.tokenWords);
  const session = switches.tokenWords === "session-number" ? `. ${sessionWords(transaction)}` : "";
  const words = status === "success" ? `Transaction successful${told}` : "Transaction is being processed";
  const message = words + session;
  return { status, reference, purchaseId: id, message, error: null };
}
