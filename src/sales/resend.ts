import { lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { CatalogueScope } from "../vending-api/catalogue.ts";
import { enqueueCard } from "./enqueue-card.ts";
import type { Guards } from "./guard.ts";
import { confirmFreshMs } from "./next.ts";
import { judge, sayingOf } from "./place.ts";
import { findPurchase, insertJournal, type Purchase, updatePurchase } from "./purchases.queries.ts";
import type { Listed } from "./quote.ts";
import { amountRefused } from "./refused.ts";

/**
 * The result for a sale whose POST was refused for its `amount` of 0, after verify found no record. `undecided`: it may
 * still be resent, once the wallet or the price can be seen.
 */
type ResendOutcome = "resent" | "not_resent" | "undecided";

/** The changes of a resend in the row, beside the price. */
export const resentColumns = {
  state: "intent",
  resends: 1,
  posts: 0,
  why: null,
  service_words: null,
  checks: 0,
  misses: 0,
  send_deadline_at: null,
  next_check_at: null,
} as const;

/** Resends a sale with its price as `amount`, once per row. Never rejects for what network or service do. */
export type Resend = (purchase: Purchase) => Promise<ResendOutcome>;

export interface ResendDeps extends Pick<Tools, "store" | "clock" | "ids"> {
  productCatalogue: {
    /** A price that is recent enough for a tap, without a request; null means none. */
    said(scope: CatalogueScope, purchase: Purchase): Listed | "gone" | null;
    /** Asks the service for the listing that holds it. Never rejects. */
    ask(scope: CatalogueScope, purchase: Purchase): Promise<void>;
  };
  guards(): Guards;
  scopeOf(purchase: Purchase): Promise<CatalogueScope>;
  /** Reads the wallet now. Whether it holds what it held before the sale, as far as that is known. */
  isUntouched(purchase: Purchase): Promise<boolean>;
}

/**
 * The one exception to "one POST for each confirmed tap": this service refuses a plan's `amount` of 0, and took nothing.
 * The wallet and the price are read first; guards, price and likeness are judged in the transaction that resends.
 */
export function createResend(deps: ResendDeps): Resend {
  const { store, clock, ids, productCatalogue } = deps;

  async function decide(trx: Db, seen: Purchase, scope: CatalogueScope): Promise<ResendOutcome> {
    const now = clock.now();
    await takeLock(trx, `account:${seen.account_id}`);
    const purchase = await findPurchase(trx, seen.id);
    if (purchase?.version !== seen.version || !mayBeResent(purchase, now)) return "not_resent";
    const account = await lockAccountForUpdate(trx, purchase.account_id);
    if (account?.mode !== purchase.mode) return "not_resent";
    const evaluation = await judge(
      trx,
      purchase,
      { userId: purchase.user_id, now, account },
      {
        said: (row) => productCatalogue.said(scope, row),
        guards: deps.guards(),
        likeSince: purchase.confirmed_at ?? 0,
      },
    );
    if (evaluation.kind === "unchecked") return "undecided";
    if (evaluation.kind !== "good" || evaluation.said === null) return "not_resent";
    const intent = await updatePurchase(trx, purchase, {
      ...sayingOf(evaluation.said),
      ...resentColumns,
    });
    await insertJournal(trx, [
      {
        ...{ id: ids.ulid(), purchase_id: purchase.id, at: now, kind: "resend" },
        ...{ from_state: "unknown", to_state: "intent", source: "verify" },
        ...{ evidence_sha256: null, kobo: purchase.expected_kobo, note: purchase.service_words },
      },
    ]);
    emitAfterCommit(trx, "intents", purchase.id);
    await enqueueCard(trx, { ids, now }, intent);
    return "resent";
  }

  return async (purchase) => {
    if (!mayBeResent(purchase, clock.now())) return "not_resent";
    if (!(await deps.isUntouched(purchase))) return "undecided";
    const scope = await deps.scopeOf(purchase);
    if (productCatalogue.said(scope, purchase) === null) await productCatalogue.ask(scope, purchase);
    return store.transaction((trx) => decide(trx, purchase, scope));
  };
}

/**
 * Whether the row's first POST was refused for its amount, while a confirmed sale may be sent, and neither the wallet
 * nor the service has shown a purchase since.
 */
export function mayBeResent(purchase: Purchase, now: number): boolean {
  const { state, why, posts, resends, earlier_posts, posted_amount_kobo, expected_kobo, confirmed_at } = purchase;
  const { review, observed_kobo, service_purchase_id } = purchase;
  const isUnseen = review === null && observed_kobo === null && service_purchase_id === null;
  const isFirst = posts === 1 && resends === 0 && earlier_posts === 0 && posted_amount_kobo === 0;
  const isFresh = confirmed_at !== null && now - confirmed_at < confirmFreshMs;
  return state === "unknown" && why === amountRefused && isFirst && isFresh && isUnseen && (expected_kobo ?? 0) > 0;
}
