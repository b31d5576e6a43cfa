import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { hourMs } from "../core/calendar.ts";
import { type Clock, within } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";
import { sha256 } from "../core/ids.ts";
import { createKeyedQueue } from "../core/keyed-queue.ts";
import type { SignedBody } from "../sales/apply-webhooks.ts";
import { type Signed, signatureHeader, verifySignature } from "../vending-api/webhook.ts";
import { refuseOtherPaths, sendAnswer, type WebhookAnswer } from "./errors.ts";
import { rawBodyOf, takeRawBodies } from "./raw-body.ts";

/** Whose webhooks come in on one path. */
interface Receiver {
  accountId: string;
  /** Every secret that a call may be signed with: while one is being replaced, both. */
  secrets: readonly string[];
}

/** The calls and bytes that one account may store within an hour, per process. */
export interface WebhookBudget {
  /** Calls, and bytes of their bodies, whatever they say. */
  maxRows: number;
  maxBytes: number;
  /** Further calls per sale of the account that they name, and bytes of their bodies. */
  maxForSale: number;
  maxBytesForSale: number;
}

export interface VendingWebhookDeps {
  clock: Clock;
  /** The receiver for the SHA-256 of the last part of the path; null for an unknown one. */
  findReceiver(pathHash: string): Promise<Receiver | null>;
  /** Resolves only once the event is committed durably. */
  save(event: SignedBody): Promise<void>;
  /** The reference of the account's sale that a signed body names; null if it names none. */
  saleOf(accountId: string, body: Buffer): Promise<string | null>;
  /** An account is over its budget: told once an hour. Must not throw. */
  onOverBudget(accountId: string): void;
  /** A call on a known path was signed with none of its secrets: they may have been replaced. Must not throw. */
  onBadSignature(accountId: string): void;
  /** A call was signed in another form than the specification's, and is committed. Must not throw. */
  onOtherForm(signed: Pick<Signed, "header" | "form">): void;
  commitTimeoutMs: number;
  budget: WebhookBudget;
}

// Signed with by nobody: an unknown path does the same work as a known one, so the clock tells them apart by nothing.
const decoySecrets = ["no account"];

/**
 * POST /webhooks/vending/:path. The order of the work is part of the contract: the path's shape, the length, the
 * account, the signature, the account's budget, the commit, and only then 200. Everything else happens after the answer.
 */
export function addVendingWebhook(app: FastifyInstance, deps: VendingWebhookDeps): void {
  takeRawBodies(app);
  const budget = createWebhookBudget(deps);
  const turns = createKeyedQueue<string>();

  async function receive(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<WebhookAnswer> {
    const receiver = await deps.findReceiver(sha256(path));
    const take = () => verifyAndKeep(receiver, headers, body);
    // The process checks one call at a time of an account that floods it: the sales of others go on in between.
    return receiver && budget.isOver(receiver.accountId) ? turns.run(receiver.accountId, take) : take();
  }

  async function verifyAndKeep(
    receiver: Receiver | null,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<WebhookAnswer> {
    const signed = verifySignature(body, headers, receiver?.secrets ?? decoySecrets);
    if (!receiver) return "not_found";
    if (signed) return keep(receiver, signed);
    deps.onBadSignature(receiver.accountId);
    return "bad_signature";
  }

  async function keep({ accountId }: Receiver, { body, header, form }: Signed): Promise<WebhookAnswer> {
    if (!(await budget.take(accountId, body))) return "too_many";
    await deps.save({ accountId, bodySha256: sha256(body), body, receivedAt: deps.clock.now() });
    if (header !== signatureHeader || form !== "raw") deps.onOtherForm({ header, form });
    return "stored";
  }

  app.post<{ Params: { path: string } }>("/webhooks/vending/:path", {
    onRequest: refuseOtherPaths,
    async handler(request, reply) {
      const work = receive(request.params.path, request.headers, rawBodyOf(request));
      return sendAnswer(reply, await within(deps.clock, deps.commitTimeoutMs, work));
    },
  });
}

/** Raised when a row was not committed: its sender must not get a 200. */
class NotCommittedError extends VendbotError {}

export interface SaveBounds {
  /** Rows that wait for their commit, and their bytes. Beyond them a row is refused: a stuck disk must not fill the memory. */
  maxRows: number;
  maxBytes: number;
}

const defaultBounds: SaveBounds = { maxRows: 10_000, maxBytes: 64 * 1024 * 1024 };

/** Commits rows within bounds. The database shares one sync among the commits of a moment. */
export function createBoundedSaves<Row>(
  { commit, sizeOf }: { commit(row: Row): Promise<void>; sizeOf(row: Row): number },
  changedBounds: Partial<SaveBounds> = {},
) {
  const { maxRows, maxBytes } = { ...defaultBounds, ...changedBounds };
  const waiting = new Set<Promise<void>>();
  let bytes = 0;
  return {
    /** Resolves only once the row is committed. Rejects with NotCommittedError if it is not, or if too much waits. */
    async save(row: Row): Promise<void> {
      const size = sizeOf(row);
      if (waiting.size >= maxRows || bytes + size > maxBytes) {
        throw new NotCommittedError("webhook.queue_full", "Too many webhooks wait for the database");
      }
      const saving = (async () => commit(row))();
      waiting.add(saving);
      bytes += size;
      try {
        await saving;
      } catch (cause) {
        throw new NotCommittedError("webhook.not_committed", "The webhook could not be committed", { cause });
      } finally {
        waiting.delete(saving);
        bytes -= size;
      }
    },
    /** Resolves when no row waits for its commit. */
    async idle(): Promise<void> {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    },
  };
}

interface Stored {
  rows: number;
  bytes: number;
}

interface Spent extends Stored {
  since: number;
  forSale: Map<string, Stored>;
  isTold: boolean;
}

type BudgetDeps = Pick<VendingWebhookDeps, "clock" | "saleOf" | "onOverBudget" | "budget">;

/**
 * Bounds the calls that an account can store with the secret of its own webhook, which it may know. Beyond the budget a
 * call that names one of its sales still passes, a few short ones per sale.
 */
function createWebhookBudget({ clock, saleOf, onOverBudget, budget }: BudgetDeps) {
  const spentBy = new Map<string, Spent>();

  function spentOf(accountId: string): Spent {
    const now = clock.monotonic();
    const known = spentBy.get(accountId);
    if (known && now - known.since < hourMs) return known;
    const fresh = { since: now, rows: 0, bytes: 0, forSale: new Map(), isTold: false };
    spentBy.set(accountId, fresh);
    return fresh;
  }

  async function take(accountId: string, body: Buffer): Promise<boolean> {
    const spent = spentOf(accountId);
    if (takeFrom(spent, body.length, budget.maxRows, budget.maxBytes)) return true;
    if (!spent.isTold) onOverBudget(accountId);
    spent.isTold = true;
    const reference = await saleOf(accountId, body);
    if (reference === null) return false;
    const forSale = spent.forSale.get(reference) ?? { rows: 0, bytes: 0 };
    spent.forSale.set(reference, forSale);
    return takeFrom(forSale, body.length, budget.maxForSale, budget.maxBytesForSale);
  }

  return {
    take,
    isOver: (accountId: string) => spentBy.has(accountId) && spentOf(accountId).isTold,
  };
}

/** Counts one more call with this many bytes. False, and nothing counted: it would be beyond a bound. */
function takeFrom(stored: Stored, bytes: number, maxRows: number, maxBytes: number): boolean {
  if (stored.rows >= maxRows || stored.bytes + bytes > maxBytes) return false;
  stored.rows++;
  stored.bytes += bytes;
  return true;
}
