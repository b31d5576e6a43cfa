import { randomBytes as cryptoRandomBytes } from "node:crypto";
import { type Clock, systemClock } from "../../src/core/clock.ts";
import type { RandomBytes } from "../../src/core/ids.ts";
import { accountEndpoints } from "./account-endpoints.ts";
import { type Account, createAccounts, type Mode, type NewAccount } from "./accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Change, createChanges } from "./changes.ts";
import { createIdentify } from "./credentials.ts";
import { createDebits } from "./debits.ts";
import { createDialects } from "./dialects/choose.ts";
import { createFaults, type Faults, type Operation } from "./faults.ts";
import { listingEndpoints } from "./listing-endpoints.ts";
import { startingCatalogue } from "./market.ts";
import { nairaToKobo } from "./naira.ts";
import type { PurchaseBody } from "./pricing.ts";
import { recordEndpoints } from "./record-endpoints.ts";
import type { ReceivedRequest } from "./requests.ts";
import { createRouter, developerRoot } from "./router.ts";
import { saleEndpoints } from "./sale-endpoints.ts";
import { createSales } from "./sales.ts";
import { SandboxError } from "./sandbox-error.ts";
import { startServer } from "./server.ts";
import { createSessions } from "./sessions.ts";
import { createSettlement } from "./settlement.ts";
import { createSwitches, type Switches } from "./switches.ts";
import { createTimers } from "./timers.ts";
import { createTransactions, type Transaction } from "./transactions.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";
import { createWire } from "./wire.ts";

export interface VendingServiceOptions {
  clock?: Clock;
  randomBytes?: RandomBytes;
  host?: string;
  port?: number;
  /** How long after each failed attempt a webhook is tried again; the list's end is the end of trying. */
  webhookRetryDelaysMs?: readonly number[];
}

/** The vending service of the specification, over HTTP, with the strings to pull from behind the counter. */
export interface VendingService extends AsyncDisposable {
  /** `http://127.0.0.1:PORT/api/v1/developer`, without a slash at the end. */
  readonly baseUrl: string;
  addAccount(account: NewAccount): Account;
  /** Copies: changing them changes nothing. */
  accounts(): Account[];
  /** Oldest first; only of one account, and only since a moment, if these are given. Copies. */
  transactions(wanted?: { accountId?: number; since?: number }): Transaction[];
  /** Buys past the wire what a request with this account's live key would. Throws where it comes to no record. */
  buy(accountId: number, body: PurchaseBody & { reference: string }): Transaction;
  /** Every request that came in, oldest first, with PINs masked. */
  readonly requests: readonly ReceivedRequest[];
  /** Ends the newest pending sale with this reference, or calls a failed one sold that was never refunded. Else throws. */
  settle(reference: string, status: "success" | "failed", options?: SettleOptions): Transaction;
  /** Takes a success back: failed, wallet credited, told by webhook. Throws when there is none. */
  reverse(reference: string): Transaction;
  /** Tells the token of a success by webhook: this one, the one it has, or a new one. */
  sendToken(reference: string, token?: string): Transaction;
  /** Pays into the wallet, the live one when `mode` is not given. */
  fund(accountId: number, naira: number, mode?: Mode): void;
  /** A copy, inactive entries included. */
  catalogue(): Catalogue;
  /** Changes the catalogue in place. */
  setCatalogue(edit: (catalogue: Catalogue) => void): void;
  readonly switches: Switches;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  /** A delay before each answer, after processing. The operation's own, or that of `any` where it has none. */
  readonly latencyMs: Partial<Record<Operation, number>>;
  /** True resets every connection, open or new. */
  outage: boolean;
  onChange(listener: (change: Change) => void): () => void;
}

interface SettleOptions {
  /** The token to tell; false makes none. Made for kinds of sale that have one when not given. */
  token?: string | false;
}

/** Starts the service with its starting catalogue and no account. Listens on 127.0.0.1 and a free port by default. */
export async function startVendingService(options: VendingServiceOptions = {}): Promise<VendingService> {
  const { clock = systemClock, randomBytes = cryptoRandomBytes, host = "127.0.0.1", port = 0 } = options;
  const changes = createChanges();
  const switches = createSwitches(changes);
  const wire = createWire(switches);
  const dialect = createDialects(switches);
  const catalogue = startingCatalogue();
  const timers = createTimers(clock);
  const accounts = createAccounts({ clock, randomBytes, changes });
  const sessions = createSessions({ clock, randomBytes, switches });
  const transactions = createTransactions({ clock, changes });
  const faultDesk = createFaults(changes);
  const retryDelaysMs = options.webhookRetryDelaysMs ?? [1000, 5000, 30_000, 120_000, 600_000];
  const webhookDesk = createWebhooks({ clock, accounts, changes, retryDelaysMs, switches });
  const { announce, webhooks } = webhookDesk;
  const money = { clock, timers, randomBytes, switches, accounts, transactions, wire, dialect };
  const settlement = createSettlement({ ...money, announce });
  const debits = createDebits({ clock, accounts, switches });
  const placePurchase = createSales({ accounts, debits, transactions, settlement, catalogue, switches, randomBytes });
  const endpoints = [
    ...accountEndpoints({ accounts, sessions, switches, wire }),
    ...listingEndpoints({ catalogue, switches, wire }),
    ...saleEndpoints({ clock, placePurchase, transactions, switches, wire }),
    ...recordEndpoints({ transactions, switches, wire }),
  ];
  const router = createRouter(endpoints, createIdentify({ accounts, sessions, switches }), dialect);
  const server = await startServer({ host, port, clock, router, dialect, switches, faultDesk, webhookDesk, changes });

  return {
    baseUrl: server.origin + developerRoot,
    requests: server.requests,
    latencyMs: server.latencyMs,
    switches,
    webhooks,
    faults: faultDesk.faults,
    addAccount: (account) => structuredClone(accounts.add(account)),
    accounts: () => structuredClone([...accounts.all()]),
    transactions({ accountId, since = 0 } = {}) {
      const isWanted = (one: Transaction) => accountId === undefined || one.accountId === accountId;
      return structuredClone(transactions.all().filter((one) => one.createdAt >= since && isWanted(one)));
    },
    buy(accountId, body) {
      const { result, send } = webhookDesk.collect(() => placePurchase(accounts.byId(accountId), "live", body));
      void send();
      const sold = transactions.find({ accountId, mode: "live" }, body.reference);
      if (!sold)
        throw new SandboxError("sandbox.not_bought", ("result" in result && result.result.error) || "No record");
      return structuredClone(sold);
    },
    settle(reference, status, settling) {
      const isKept = (one: Transaction) => status === "success" && one.status === "failed" && !one.isRefunded;
      const transaction = transactions.expect(reference, "pending", isKept);
      if (status === "success") settlement.succeed(transaction, "settled by hand", settling?.token);
      else settlement.fail(transaction, "settled by hand");
      return structuredClone(transaction);
    },
    reverse(reference) {
      const transaction = transactions.expect(reference, "success");
      settlement.reverse(transaction);
      return structuredClone(transaction);
    },
    sendToken(reference, token) {
      const transaction = transactions.expect(reference, "success");
      settlement.sendToken(transaction, token);
      return structuredClone(transaction);
    },
    fund: (accountId, naira, mode = "live") => accounts.pay(accounts.byId(accountId), mode, nairaToKobo(naira)),
    catalogue: () => structuredClone(catalogue),
    setCatalogue(edit) {
      edit(catalogue);
      changes.fire("catalogue");
    },
    get outage() {
      return server.outage;
    },
    set outage(isOut) {
      server.outage = isOut;
    },
    onChange: changes.listen,
    async [Symbol.asyncDispose]() {
      timers.cancelAll();
      webhookDesk.close();
      await server.close();
    },
  };
}
