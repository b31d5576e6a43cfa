import { VendbotError } from "../core/errors.ts";

/** Raised when a row was not committed: its sender must not get a 200. */
export class NotCommittedError extends VendbotError {}

export interface GroupCommitDeps<Row> {
  /** Commits all rows durably, or rejects. A row that is committed a second time must change nothing. */
  commit(rows: readonly Row[]): Promise<void>;
  /** Bytes that a waiting row holds in memory. */
  sizeOf(row: Row): number;
}

export interface GroupCommitLimits {
  /** Rows in one commit: all of them go into one statement, and databases bound its parameters. */
  mostRowsInCommit: number;
  /** Rows and bytes waiting or being committed. Beyond them a row is refused: a stuck disk must not fill the memory. */
  mostRowsWaiting: number;
  mostBytesWaiting: number;
}

export interface GroupCommit<Row> {
  /** Resolves only once the row is committed. Rejects with NotCommittedError when it is not, and will not be. */
  save(row: Row): Promise<void>;
  /** Rows waiting or being committed. */
  readonly size: number;
  /** Resolves when no row waits or is being committed. */
  idle(): Promise<void>;
}

const defaultLimits: GroupCommitLimits = {
  mostRowsInCommit: 500,
  mostRowsWaiting: 10_000,
  mostBytesWaiting: 64 * 1024 * 1024,
};

interface Waiting<Row> {
  row: Row;
  resolve(): void;
  reject(error: NotCommittedError): void;
}

/**
 * Shares one durable commit among the rows of one turn of the event loop. While a commit is under way the arrivals
 * gather for the next: no timer, so nothing is added to a lone row, and batches grow by themselves under load.
 */
export function createGroupCommit<Row>(
  deps: GroupCommitDeps<Row>,
  changedLimits: Partial<GroupCommitLimits> = {},
): GroupCommit<Row> {
  const limits = { ...defaultLimits, ...changedLimits };
  const waiting: Waiting<Row>[] = [];
  let rows = 0;
  let bytes = 0;
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn();
      await commitBatch(waiting.splice(0, limits.mostRowsInCommit));
    }
    draining = undefined;
  }

  async function commitBatch(batch: readonly Waiting<Row>[]): Promise<void> {
    const error = await tryCommit(batch);
    if (error === null) return;
    if (batch.length === 1) return rejectAll(batch, error);
    // One row that no database takes must not turn its neighbours away.
    for (const one of batch) {
      const ownError = await tryCommit([one]);
      if (ownError !== null) rejectAll([one], ownError);
    }
  }

  /** Resolves the batch's rows and returns null, or leaves them be and returns what went wrong. */
  async function tryCommit(batch: readonly Waiting<Row>[]): Promise<NotCommittedError | null> {
    try {
      await deps.commit(batch.map((one) => one.row));
    } catch (cause) {
      return new NotCommittedError("webhook.not_committed", "The webhook could not be committed", { cause });
    }
    for (const one of batch) {
      release(one.row);
      one.resolve();
    }
    return null;
  }

  function rejectAll(batch: readonly Waiting<Row>[], error: NotCommittedError): void {
    for (const one of batch) {
      release(one.row);
      one.reject(error);
    }
  }

  function release(row: Row): void {
    rows--;
    bytes -= deps.sizeOf(row);
  }

  return {
    get size() {
      return rows;
    },
    async save(row) {
      const size = deps.sizeOf(row);
      if (rows >= limits.mostRowsWaiting || bytes + size > limits.mostBytesWaiting) {
        throw new NotCommittedError("webhook.queue_full", "Too many webhooks wait for the database");
      }
      rows++;
      bytes += size;
      await new Promise<void>((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        draining ??= drain();
      });
    },
    async idle() {
      while (draining) await draining;
    },
  };
}

// After the input of this turn: every request that is ready by then shares the commit.
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
