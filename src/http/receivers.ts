import type { Clock } from "../core/clock.ts";

/** Whose webhooks come in on one path. */
export interface Receiver {
  accountId: string;
  /** Every secret that a call may be signed with: while one is being replaced, both. */
  secrets: readonly string[];
}

/** So much longer than it should may a secret be taken that has run out. */
const keepMs = 5000;
const mostReceivers = 1000;

/**
 * Spares a burst of webhooks the database. What is recalled may lack a secret that was added since: a signature that
 * does not fit what is recalled is held against what is looked up, before it is called bad.
 */
export function createReceivers(deps: { clock: Clock; findReceiver(pathHash: string): Promise<Receiver | null> }) {
  const { clock } = deps;
  const known = new Map<string, { receiver: Receiver; until: number }>();
  return {
    /** Whose webhooks come in on this path, as far as it was looked up moments ago. */
    recall(pathHash: string): Receiver | undefined {
      const found = known.get(pathHash);
      return found && clock.now() < found.until ? found.receiver : undefined;
    },
    async look(pathHash: string): Promise<Receiver | null> {
      const until = clock.now() + keepMs;
      const receiver = await deps.findReceiver(pathHash);
      known.delete(pathHash);
      if (receiver) known.set(pathHash, { receiver, until });
      const [oldest] = known.keys();
      if (known.size > mostReceivers && oldest !== undefined) known.delete(oldest);
      return receiver;
    },
  };
}
