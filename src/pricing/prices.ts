import { type Actor, audit } from "../audit/audit.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Markup } from "./price-rule.ts";
import { endRuleOf, insertRule, type PriceRule } from "./prices.queries.ts";

/** What a rule is for: a service, one of its providers, or one product, under the names of now. */
export type RuleScope = Pick<
  PriceRule,
  "service_type" | "provider_id" | "provider_slug" | "provider_name" | "product_id" | "product_name"
>;

/** What an owner may set: more than this is a slip of the finger. */
const maxKobo = 100_000_000;
const maxBasisPoints = 100_000;

export function isSound({ how, kobo, basis_points }: Markup): boolean {
  if (how === "percent") return basis_points !== null && basis_points > -10_000 && basis_points <= maxBasisPoints;
  if (kobo === null || Math.abs(kobo) > maxKobo) return false;
  return how === "add" || kobo > 0;
}

/** Prices a scope by a rule from now on, in the caller's transaction; the one that it had ends. Only for owners. */
export async function setRule(
  trx: Db,
  { ids, now }: Stamp,
  owner: Actor & { accountId: string },
  scope: RuleScope,
  markup: Markup,
): Promise<void> {
  await holdPrices(trx, owner);
  await endRuleOf(trx, { account_id: owner.accountId, ...scope }, now);
  const { how, kobo, basis_points, step_kobo } = markup;
  const rule = { ...scope, how, kobo, basis_points, step_kobo };
  await insertRule(trx, { ...rule, id: ids.ulid(), account_id: owner.accountId, made_at: now, ended_at: null });
  await audit(trx, { ids, now }, owner, { act: "price_set", ...named(scope), how, kobo, basis_points, step_kobo });
}

/** The scope is priced by the next wider rule from now on. False: it has none of its own. */
export async function endRule(
  trx: Db,
  stamp: Stamp,
  owner: Actor & { accountId: string },
  scope: RuleScope,
): Promise<boolean> {
  await holdPrices(trx, owner);
  const isEnded = await endRuleOf(trx, { account_id: owner.accountId, ...scope }, stamp.now);
  if (isEnded) await audit(trx, stamp, owner, { act: "price_ended", ...named(scope) });
  return isEnded;
}

/** Two who set the same price do it one after the other. */
async function holdPrices(trx: Db, { accountId, seatId }: Actor & { accountId: string }): Promise<void> {
  if (seatId !== null) throw new Error("Prices are set by owners");
  await takeLock(trx, `prices:${accountId}`);
}

function named({ service_type, provider_id, product_id }: RuleScope) {
  return { service: service_type, provider: provider_id, product: product_id };
}
