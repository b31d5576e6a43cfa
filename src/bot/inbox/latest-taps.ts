import type { Store } from "../../db/open.ts";
import { hasTappedSince } from "./updates.queries.ts";

/** Which tap on each message was the last: what is drawn behind an older one would cover a newer screen. */
export interface LatestTaps {
  note(userId: number, messageId: number, updateId: number): void;
  /** Whether nobody has tapped on this message since that update. */
  isLatest(userId: number, messageId: number, updateId: number): Promise<boolean>;
}

/** Far more messages than are tapped on while the service is asked. */
const most = 5000;

export function createLatestTaps({ db, leases }: Pick<Store, "db" | "leases">): LatestTaps {
  const latest = new Map<string, number>();
  return {
    note(userId, messageId, updateId) {
      const name = `${userId}:${messageId}`;
      latest.delete(name);
      latest.set(name, updateId);
      const [oldest] = latest.keys();
      if (latest.size > most && oldest !== undefined) latest.delete(oldest);
    },
    async isLatest(userId, messageId, updateId) {
      if ((latest.get(`${userId}:${messageId}`) ?? updateId) > updateId) return false;
      // Another replica may have had the later tap.
      return !leases.isShared || !(await hasTappedSince(db, { senderId: userId, messageId, updateId }));
    },
  };
}
