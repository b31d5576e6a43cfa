import { minuteMs } from "../../core/calendar.ts";
import { type Company, observe } from "../../health/health.queries.ts";
import { findTrouble, type Trouble } from "../../health/health.ts";
import type { SellerContext } from "../shop.ts";
import type { Html, Say } from "./text.ts";

const secondMs = 1000;

/** The trouble of a company that is worse than usual; null in practice mode, and if its sales go as usual. */
export async function troubleOf({ shop, seller }: SellerContext, company: Company): Promise<Trouble | null> {
  if (seller.account.mode !== "live") return null;
  const now = shop.clock.now();
  return findTrouble(await observe(shop.store.db, company, seller.account.id, now), now);
}

/** "⏳ Ikeja Electric: 3 of yours wait since 21:20" */
export function troubleLine({ say, shop }: SellerContext, name: string, { waiting, failed, slow }: Trouble): Html {
  const now = shop.clock.now();
  const facts = [
    waiting && formatWaiting(say, waiting, shop.times.soon(waiting.since, now)),
    failed && say.plain("health-failed", failed),
    slow && say.plain("health-slow", { now: nameSpan(say, slow.nowMs), usual: nameSpan(say, slow.usualMs) }),
  ];
  return say.html("health-line", { name, facts: facts.filter((fact) => fact !== null).join(" · ") });
}

function formatWaiting(say: Say, { count, isOwn }: NonNullable<Trouble["waiting"]>, since: string): string {
  return say.plain(isOwn ? "health-waiting-own" : "health-waiting", { count, since });
}

function nameSpan(say: Say, ms: number): string {
  return ms < 2 * minuteMs
    ? say.plain("span-seconds", { count: Math.round(ms / secondMs) })
    : say.plain("span-minutes", { count: Math.round(ms / minuteMs) });
}
