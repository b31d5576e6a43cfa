import type { ProductCatalogue } from "../catalogue/product-catalogue.ts";
import { createJobs } from "../core/jobs.ts";
import { createWakeableLoop } from "../core/loop.ts";
import type { Lease } from "../db/leases.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueBatch } from "../outbox/notices.queries.ts";
import type { Guards } from "../sales/guard.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { readRefusal } from "../sales/read-refusal.ts";
import type { Credentials } from "../vending-api/credentials.ts";
import { type Batch, countMoving, findBatch, rowsOf, runningBatches, updateBatch } from "./batches.queries.ts";
import { nextMove, type Progress } from "./next.ts";
import { sellRow, stopIn } from "./sell-row.ts";

export interface BatchRunnerDeps extends Omit<Tools, "cipher"> {
  productCatalogue: Pick<ProductCatalogue, "said" | "ask">;
  guards: Guards;
  credentialsFor(purchase: Purchase): Promise<Credentials>;
  /** How many rows of an account's lists are on their way at once. */
  lines: number;
}

/** Nothing can be sold now: it is looked whether that is over. */
const laterMs = 3000;
const idleMs = 60_000;
/** If several processes share the work, another one may have left a list. */
const sharedIdleMs = 1000;

export function createBatchRunner(deps: BatchRunnerDeps) {
  const { store, clock, ids, log } = deps;
  /** If a list changes while the runner works on it, the runner goes through it once more. */
  const jobs = createJobs({
    log,
    failure: { event: "batch.failed", named: "batch" },
    onFailed: (batchId) => clock.after(laterMs, () => kick(batchId)),
    isRepeated: true,
  });
  let isStopping = false;

  /** Goes on with a list for as long as it can. */
  async function goOn(batchId: string, lease: Lease): Promise<void> {
    const unpriced = new Set<string>();
    while (!isStopping) {
      const batch = await findBatch(store.db, batchId);
      const move = batch && nextMove(await progressOf(batch, unpriced), deps.lines, clock.now());
      if (!batch || !move || move.kind === "rest") return;
      if (move.kind === "sell") {
        for (const id of move.ids) {
          const sold = unpriced.has(id) ? "done" : await sell(batch, id, lease);
          if (sold === "stopped") return;
          if (sold === "later") return void clock.after(laterMs, () => kick(batchId));
          if (sold === "unpriced") for (const row of await rowsOfCompany(batchId, id)) unpriced.add(row.id);
        }
      } else if (move.kind === "later") {
        return void clock.after(laterMs, () => kick(batchId));
      } else if (move.kind !== "wait") {
        await close(batch, move.kind === "stop" ? move.why : null, lease);
        return;
      } else {
        // Another list takes all slots, and the events of its rows wake only that list.
        if (!move.isOwn) clock.after(laterMs, () => kick(batchId));
        return;
      }
    }
  }

  /** The rows of a list that stand in the same listing as this one: the service is not asked for each of them. */
  async function rowsOfCompany(batchId: string, id: string): Promise<Purchase[]> {
    const rows = await rowsOf(store.db, batchId);
    const one = rows.find((row) => row.id === id);
    return rows.filter((row) => row.service_type === one?.service_type && row.provider_id === one.provider_id);
  }

  async function progressOf(batch: Batch, unpriced: ReadonlySet<string>): Promise<Progress> {
    // Counted first: a row that is refused between the two reads stops the list, and never frees a line for the next row.
    const moving = await countMoving(store.db, batch.account_id);
    const rows = await rowsOf(store.db, batch.id);
    const tooDear = rows.filter(
      ({ state, service_words }) =>
        (state === "failed" || state === "void") && readRefusal(service_words) === "low-balance",
    ).length;
    return { state: batch.state, expiresAt: batch.expires_at, rows, tooDear, moving, unpriced };
  }

  /** The service is asked for the price outside of any transaction, and what it has said is judged in the placing one. */
  async function sell(batch: Batch, purchaseId: string, lease: Lease) {
    const purchase = await findPurchase(store.db, purchaseId);
    if (!purchase) return "done" as const;
    const { account_id: accountId, mode } = purchase;
    const scope = { accountId, mode, credentials: await deps.credentialsFor(purchase) };
    if (deps.productCatalogue.said(scope, purchase) === null) await deps.productCatalogue.ask(scope, purchase);
    return store.transaction(async (trx) => {
      await store.leases.prove(trx, lease);
      const said = (of: Purchase) => deps.productCatalogue.said(scope, of);
      return sellRow(trx, { ids, now: clock.now(), said, guards: deps.guards }, batch.id, purchaseId);
    });
  }

  async function close(batch: Batch, why: Batch["why"], lease: Lease): Promise<void> {
    await store.transaction(async (trx) => {
      await store.leases.prove(trx, lease);
      const stamp = { ids, now: clock.now() };
      const ended = why === null ? await updateBatch(trx, batch, { state: "ended" }) : undefined;
      if (why !== null) await stopIn(trx, stamp, batch, why);
      else if (ended) await enqueueBatch(trx, stamp, ended, true);
    });
    log.info("batch.over", { batch: batch.id, why: why ?? "ended" });
  }

  function kick(batchId: string): void {
    if (batchId === "" || isStopping) return;
    jobs.begin(batchId, () => store.leases.hold(`batch:${batchId}`, (lease) => goOn(batchId, lease)));
  }

  const loop = createWakeableLoop({
    name: "batches",
    clock,
    log,
    async round() {
      for (const { id } of await runningBatches(store.db)) kick(id);
      return store.leases.isShared ? sharedIdleMs : idleMs;
    },
  });
  store.commitEvents.on("batches", kick);
  return {
    start: loop.start,
    /** Resolves when no list can go on at this moment: to whether one did. */
    async idle(): Promise<boolean> {
      const wasRunning = jobs.size > 0;
      await jobs.idle();
      return wasRunning;
    },
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await loop[Symbol.asyncDispose]();
      await jobs.idle();
    },
  };
}

export type BatchRunner = ReturnType<typeof createBatchRunner>;
