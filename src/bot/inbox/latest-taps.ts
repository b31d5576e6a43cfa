import type { Store } from "../../db/open.ts";
import { hasTappedSince } from "./updates.queries.ts";

/** Far more messages than are tapped on while the service is asked. */
const most = 5000;

/** Which tap on each message was the last: what is drawn behind an older one would cover a newer screen. */
export function createLatestTaps({ db, leases }: Pick<Store, "db" | "leases">) {
  const latest = new Map<string, number>();
  return {
    note(userId: number, messageId: number, updateId: number): void {
      const name = `${userId}:${messageId}`;
      latest.delete(name);
      latest.set(name, updateId);
      const [oldest] = latest.keys();
      if (latest.size > most && oldest !== undefined) latest.delete(oldest);
    },
    /** Whether nobody has tapped on this message since that update. */
    async isLatest(userId: number, messageId: number, updateId: number): Promise<boolean> {
      if ((latest.get(`${userId}:${messageId}`) ?? updateId) > updateId) return false;
      // Another replica may have had the later tap.
      return !leases.isShared || !(await hasTappedSince(db, { senderId: userId, messageId, updateId }));
    },
  };
}

export type LatestTaps = ReturnType<typeof createLatestTaps>;
