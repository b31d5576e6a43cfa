import type { Clock } from "../../lib/clock.ts";
import type { RandomBytes } from "../../lib/ids.ts";
import { formatNaira } from "../../lib/money.ts";
import type { Accounts } from "./accounts.ts";
import type { Dialect } from "./dialects/dialect.ts";
import type { Switches } from "./switches.ts";
import type { Timers } from "./timers.ts";
import { makeElectricityToken, makeExamPins } from "./tokens.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import type { WebhookEvent } from "./webhook-delivery.ts";
import type { Wire } from "./wire.ts";

/** What happens to a sale after it was charged: it ends, gets its token, or is taken back; each is told by webhook. */
export interface Settlement {
  /** A sale just placed: succeeds it in its own answer, or leaves it pending. */
  begin(transaction: Transaction, isSuccess: boolean): void;
  /** `token` is the one to tell; undefined makes one where the sale wants it; false makes none. */
  succeed(transaction: Transaction, note: string, token?: string | false): void;
  /** Fails a pending sale and refunds it. */
  fail(transaction: Transaction, note: string): void;
  /** Fails a successful sale and refunds it. */
  reverse(transaction: Transaction): void;
  sendToken(transaction: Transaction, token?: string): void;
}

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
}): Settlement {
  const { clock, timers, randomBytes, switches, accounts, transactions, wire, dialect, announce } = deps;

  const tell = (transaction: Transaction, withToken: boolean) => {
    const { accountId, reference, status } = transaction;
    const hasToken = withToken && transaction.token !== null;
    const body = dialect().webhook(wire.webhookBody(transaction, clock.now(), withToken));
    announce({ accountId, reference, status, hasToken, body });
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
      if (switches.tokenInWebhook) tell(transaction, true);
    });
  };

  const refund = (transaction: Transaction, note: string) => {
    accounts.pay(accounts.byId(transaction.accountId), transaction.mode, transaction.chargeKobo);
    transaction.error = "The provider did not deliver";
    transactions.note(transaction, "failed", `${note}, refunded ${formatNaira(transaction.chargeKobo)}`);
    tell(transaction, false);
  };

  const succeed = (transaction: Transaction, note: string, token: string | false | undefined, isAnswer: boolean) => {
    transactions.note(transaction, "success", note);
    const isWanted = token === undefined && transaction.wantsToken;
    if (token) giveToken(transaction, token);
    else if (isWanted && switches.tokenDelayMs === 0) giveToken(transaction, makeToken(transaction));
    else if (isWanted) giveTokenLater(transaction);
    const tellsToken = switches.tokenInWebhook && transaction.token !== null;
    // The answer to a purchase has no field for a token, so a success that has one is always told.
    if (!isAnswer || tellsToken || switches.webhookFor !== "after-the-answer") tell(transaction, tellsToken);
  };

  return {
    begin(transaction, isSuccess) {
      if (isSuccess) return succeed(transaction, "delivered at once", undefined, true);
      if (switches.webhookFor === "every-state") tell(transaction, false);
      if (switches.settleAfterMs === 0) return;
      timers.after(switches.settleAfterMs, () => {
        if (transaction.status === "pending") succeed(transaction, "delivered after a while", undefined, false);
      });
    },
    succeed: (transaction, note, token) => succeed(transaction, note, token, false),
    fail: (transaction, note) => refund(transaction, note),
    reverse: (transaction) => refund(transaction, "reversed"),
    sendToken(transaction, token) {
      const given = token ?? transaction.token ?? makeToken(transaction);
      if (given !== transaction.token) giveToken(transaction, given);
      tell(transaction, true);
    },
  };
}
