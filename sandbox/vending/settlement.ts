import type { Clock } from "../../src/core/clock.ts";
import type { RandomBytes } from "../../src/core/ids.ts";
import { formatNaira, type Kobo, subtractKobo, toKobo } from "../../src/core/money.ts";
import type { Accounts } from "./accounts.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { compactJson, spacedJson } from "./raw-json.ts";
import type { Switches } from "./switches.ts";
import type { Timers } from "./timers.ts";
import { makeElectricityToken, makeExamPins } from "./tokens.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import type { WebhookEvent } from "./webhook-delivery.ts";
import type { Wire } from "./wire.ts";

/** What happens to a sale after it was charged: it ends, gets its token, or is taken back; each is told by webhook. */
export function createSettlement(deps: {
  clock: Clock;
  timers: Timers;
  randomBytes: RandomBytes;
  switches: Switches;
  accounts: Accounts;
  transactions: Transactions;
  wire: Wire;
  dialect: () => Dialect;
  announce: (event: WebhookEvent) => void;
}) {
  const { clock, timers, randomBytes, switches, accounts, transactions, wire, dialect, announce } = deps;

  const tell = (transaction: Transaction, withToken: boolean, isAnswer: boolean) => {
    if (switches.webhookFor === "with-the-answer" && !isAnswer) return;
    const { accountId, reference, status } = transaction;
    const hasToken = withToken && transaction.token !== null;
    const body = dialect().webhook(wire.webhookBody(transaction, clock.now(), withToken));
    announce({ accountId, reference, status, hasToken, ...signedForm(body, switches.webhookSignature) });
  };

  const makeToken = ({ serviceType, quantity, item }: Transaction) => {
    if (serviceType !== "education") return makeElectricityToken(randomBytes, switches.tokenForm);
    return makeExamPins(randomBytes, quantity, item.slice(0, 3).toUpperCase());
  };

  const giveToken = (transaction: Transaction, token: string) => {
    transaction.token = token;
    transactions.note(transaction, transaction.status, "token made");
  };

  const giveTokenLater = (transaction: Transaction) => {
    timers.after(switches.tokenDelayMs, () => {
      if (transaction.status !== "success" || transaction.token !== null) return;
      giveToken(transaction, makeToken(transaction));
      if (switches.tokenInWebhook) tell(transaction, true, false);
    });
  };

  const giveBack = (transaction: Transaction, amount: Kobo) => {
    accounts.pay(accounts.byId(transaction.accountId), transaction.mode, amount);
    transaction.netKobo = subtractKobo(transaction.netKobo, amount);
  };

  const refund = (transaction: Transaction, note: string, isAnswer: boolean) => {
    giveBack(transaction, transaction.chargeKobo);
    transaction.isRefunded = true;
    transaction.error = "The provider did not deliver";
    transactions.note(transaction, "failed", `${note}, refunded ${formatNaira(transaction.chargeKobo)}`);
    tell(transaction, false, isAnswer);
  };

  const fail = (transaction: Transaction, note: string, isAnswer: boolean) => {
    if (switches.providerFailure !== "kept") return refund(transaction, note, isAnswer);
    transaction.error = "The provider did not deliver";
    transactions.note(transaction, "failed", `${note}, not refunded`);
    // The deployed service tells success, pending and refunded.
    if (switches.webhookFor !== "with-the-answer") tell(transaction, false, isAnswer);
  };

  const payCashback = (transaction: Transaction) => {
    const cashback = toKobo(Math.round((transaction.chargeKobo * switches.cashbackPercent) / 100));
    if (cashback === 0) return;
    giveBack(transaction, cashback);
    transactions.note(transaction, "success", `cashback ${formatNaira(cashback)}`);
  };

  const succeed = (transaction: Transaction, note: string, token: string | false | undefined, isAnswer: boolean) => {
    transactions.note(transaction, "success", note);
    const isWanted = token === undefined && transaction.wantsToken;
    if (token) giveToken(transaction, token);
    else if (isWanted && switches.tokenDelayMs === 0) giveToken(transaction, makeToken(transaction));
    else if (isWanted) giveTokenLater(transaction);
    const tellsToken = switches.tokenInWebhook && transaction.token !== null;
    // The answer to a purchase has no field for a token, so a success that has one is always told.
    if (!isAnswer || tellsToken || switches.webhookFor !== "after-the-answer") tell(transaction, tellsToken, isAnswer);
    payCashback(transaction);
  };

  return {
    /** A sale just placed: ends it in its own answer, or leaves it pending. */
    begin(transaction: Transaction, answer: "success" | "pending" | "refused") {
      if (answer === "success") return succeed(transaction, "delivered at once", undefined, true);
      if (answer === "refused") return fail(transaction, "failed by the provider", true);
      const tellsPending = switches.webhookFor === "every-state" || switches.webhookFor === "with-the-answer";
      if (tellsPending) tell(transaction, false, true);
      if (switches.settleAfterMs === 0) return;
      timers.after(switches.settleAfterMs, () => {
        if (transaction.status === "pending") succeed(transaction, "delivered after a while", undefined, false);
      });
    },
    /** `token` is the one to tell; undefined makes one where the sale wants it; false makes none. */
    succeed: (transaction: Transaction, note: string, token?: string | false) =>
      succeed(transaction, note, token, false),
    /** Fails a pending sale, and refunds it unless the switch keeps the money. */
    fail: (transaction: Transaction, note: string) => fail(transaction, note, false),
    /** The same for a successful sale. */
    reverse: (transaction: Transaction) => fail(transaction, "reversed", false),
    sendToken(transaction: Transaction, token?: string): void {
      const given = token ?? transaction.token ?? makeToken(transaction);
      if (given !== transaction.token) giveToken(transaction, given);
      tell(transaction, true, false);
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;

/** The bytes of a webhook, and what is signed of them. */
function signedForm(written: string, form: Switches["webhookSignature"]): Pick<WebhookEvent, "body" | "signed"> {
  if (form === "over-the-bytes") return { body: written, signed: written };
  return { body: spacedJson(written), signed: compactJson(written) };
}
