import { type Account, chatsOfAccount, findAccount } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { liveRules } from "../pricing/prices.queries.ts";
import type { AlertFacts } from "./facts.ts";
import { marginsOf } from "./plans.ts";
import { readDue } from "./tell.ts";

/** An alert as it is sent: plans whose price has moved come with the shop's profit, the worst first. */
export interface AlertView {
  account: Account;
  facts: Exclude<AlertFacts, { subject: "price" }> | PriceFacts;
}

type Moved = Extract<AlertFacts, { subject: "price" }>["plans"][number];
interface PriceFacts {
  subject: "price";
  plans: readonly (Moved & { margins: ReturnType<typeof marginsOf> })[];
}

/** The content of a notice at `now`; null if it was taken back, is old, or its chat has left the shop. */
export async function readAlert(
  db: Db,
  notice: Pick<Notice, "key" | "user_id">,
  now: number,
): Promise<AlertView | null> {
  const due = await readDue(db, notice.key, now);
  const account = due && (await findAccount(db, due.accountId));
  if (!due || !account) return null;
  const { facts } = due;
  const isOwner = (await chatsOfAccount(db, account.id)).some(({ user_id }) => user_id === notice.user_id);
  if (!isOwner) return null;
  if (facts.subject !== "price") return { account, facts };
  const rules = await liveRules(db, account.id);
  const plans = facts.plans
    .map((plan) => ({ ...plan, margins: marginsOf(rules, plan) }))
    .sort((a, b) => a.margins.after.keptKobo - b.margins.after.keptKobo);
  return { account, facts: { subject: "price", plans } };
}
