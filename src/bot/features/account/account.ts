import type { Account } from "../../../accounts/accounts.queries.ts";
import type { ChangeKind } from "../../../accounts/accounts.table.ts";
import { keyTail, openApiKey } from "../../../accounts/credentials.ts";
import { type Act, actorOf, audit } from "../../../audit/audit.ts";
import { type AccountMode, accountModes } from "../../../core/account-modes.ts";
import type { Db } from "../../../db/database.ts";
import { isDeveloper, modeOf } from "../../../developer/change-work.ts";
import type { ProfileLook } from "../../../developer/profiles.ts";
import { openOtherUrl } from "../../../developer/record-webhook.ts";
import { readWebhookHealth } from "../../../developer/webhook-health.ts";
import { hostOf } from "../../../developer/webhook-rule.ts";
import { retireOffers } from "../../../sales/retire-offers.ts";
import { switchMode } from "../../../sessions/modes.ts";
import { findSeller, type Seller } from "../../../sessions/sessions.ts";
import type { Profile } from "../../../vending-api/account-schemas.ts";
import { type SellerContext, type Shop, stampNow } from "../../shop.ts";
import { nameChange } from "../../ui/format.ts";
import { accountButton, menuButton } from "../../ui/menu-card.ts";
import type { Content } from "../../ui/screen.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, editBehind, present, replace, tappedMessageId } from "../../ui/show.ts";
import { type AccountView, type KeyView, renderAccount } from "./account-card.ts";
import { renderAsk, renderAskMode } from "./change-card.ts";

/** /account and its buttons: what is known at once, and in its place what the service says now. */
export async function showAccount(ctx: SellerContext): Promise<void> {
  const messageId = await present(ctx, await drawAccount(ctx, ctx.seller, { kind: "asking" }), null);
  refreshBehind(ctx, messageId);
}

function refreshBehind(ctx: SellerContext, messageId: number): void {
  const { shop, seller } = ctx;
  shop.runInBackground("account.look", async () => {
    const looked = await shop.profiles.look(seller.account.id);
    const now = await findSeller(shop.store.db, ctx.userId);
    if (now?.account.id !== seller.account.id) return;
    const profile = looked.kind === "seen" ? looked.profile : undefined;
    await editBehind(ctx, messageId, await drawAccount(ctx, now, statusOf(looked), profile));
  });
}

function statusOf(looked: ProfileLook): AccountView["status"] {
  if (looked.kind === "seen") return { kind: "fresh", at: looked.at };
  if (looked.kind === "refused") return looked;
  return { kind: looked.kind === "unavailable" ? "down" : looked.kind };
}

async function drawAccount(
  { shop, say }: SellerContext,
  { account }: Seller,
  status: AccountView["status"],
  profile?: Profile,
): Promise<Content> {
  return renderAccount({
    ...{ say, times: shop.times, account, status, canBeCalled: shop.canBeCalled },
    keys: viewKeys(shop, account, profile),
    webhook: await readWebhookHealth(shop.store.db, account, shop.clock.now()),
    otherHost: otherHostOf(shop, account),
    running: await shop.changes.running(account.id),
    hasSms: shop.sms !== null,
  });
}

/** The keys that this program sells with; only the profile has their dates. */
function viewKeys(shop: Shop, account: Account, profile: Profile | undefined): KeyView[] {
  return accountModes.flatMap((mode): KeyView[] => {
    const key = openApiKey(shop.cipher, account, mode);
    if (key === undefined) return [];
    const listed = profile?.apiKeys.find((candidate) => candidate.key === key);
    const dates = listed && { createdAt: listed.createdAt, lastUsedAt: listed.lastUsedAt };
    return [{ mode, tail: keyTail(key), ...dates }];
  });
}

function otherHostOf(shop: Shop, account: Account): string | null {
  const url = openOtherUrl(shop.cipher, account);
  return url === null ? null : hostOf(url);
}

/** The first tap: says what a change does and breaks. Only the second tap, with its single-use key, asks the service. */
export async function askChange(ctx: SellerContext, kind: ChangeKind): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  const { account } = seller;
  if (!isOpenTo(shop, account, kind)) return showAccount(ctx);
  if (await shop.changes.running(account.id)) return answer(ctx, say.plain("change-busy"), true);
  // Committed before it is shown: its button must never stand for nothing.
  const key = await ctx.work.ahead((trx) => shop.changes.offer(trx, { accountId: account.id, userId, kind }));
  const mode = modeOf(kind);
  const replaced = mode && openApiKey(shop.cipher, account, mode);
  const walletKobo = account.mode === "live" ? (shop.wallet.known(account)?.kobo ?? null) : null;
  const tail = replaced ? keyTail(replaced) : null;
  const view = { walletKobo, tail, otherHost: otherHostOf(shop, account), feeKobo: shop.loginHelp.upgradeFeeKobo };
  await present(ctx, renderAsk({ say, kind, key, ...view }), null);
}

/** Whether a change still makes sense: a button may be from an earlier screen. */
function isOpenTo(shop: Shop, account: Account, kind: ChangeKind): boolean {
  switch (kind) {
    case "upgrade":
      return !isDeveloper(account.role);
    case "webhook_use":
      return account.webhook_state === "other" && shop.canBeCalled;
    case "webhook_back":
      return account.webhook_state === "ours" && account.webhook_other_sealed !== null;
    default:
      return true;
  }
}

/** The second tap. It commits that the change has begun together with its update, and only then is the service asked. */
export async function doChange(ctx: SellerContext, key: string): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  const messageId = tappedMessageId(ctx);
  const begun = await ctx.work.commit(async (trx) => {
    const result = await shop.changes.begin(trx, { key, userId, accountId: seller.account.id, messageId });
    if (result.kind === "begun") await note(trx, ctx, { act: "change_asked", kind: result.change.kind });
    return result;
  });
  if (begun.kind === "busy") return answer(ctx, say.plain("change-busy"), true);
  if (begun.kind === "frozen") return answer(ctx, say.plain("tap-frozen"), true);
  if (begun.kind !== "begun") {
    return answer(ctx, say.plain(begun.kind === "old" ? "change-old" : "change-already"), begun.kind === "old");
  }
  const { id, kind } = begun.change;
  try {
    await replace(ctx, { html: say.html("change-asking", { what: nameChange(say, kind) }) });
  } finally {
    // After the card says that it is under way, so that no late redraw covers the answer.
    shop.runInBackground("account.change", () => shop.changes.run(id));
  }
}

function note(trx: Db, { shop, seller }: SellerContext, act: Act): Promise<void> {
  return audit(trx, stampNow(shop), actorOf(seller), act);
}

/** Takes the offer back and shows the account again. */
export async function dropChange(ctx: SellerContext, key: string): Promise<void> {
  await ctx.work.commit((trx) => ctx.shop.changes.drop(trx, key, ctx.userId));
  await showAccount(ctx);
}

/** Looks at the profile about a change whose answer is lost. Its card changes when the answer is known. */
export async function lookAgain(ctx: SellerContext, changeId: string): Promise<void> {
  const running = await ctx.shop.changes.running(ctx.seller.account.id);
  if (running?.id !== changeId) return showAccount(ctx);
  await answer(ctx, ctx.say.plain("wallet-asking"));
  ctx.shop.runInBackground("account.look", () => ctx.shop.changes.look(changeId));
}

/** The first tap: says what the other mode means. Without a key for it, one is offered instead. */
export async function askMode(ctx: SellerContext, mode: AccountMode): Promise<void> {
  const { shop, say, seller } = ctx;
  if (!openApiKey(shop.cipher, seller.account, mode))
    return askChange(ctx, mode === "live" ? "live_key" : "sandbox_key");
  await present(ctx, renderAskMode(say, mode, stampOf(shop.clock)), null);
}

/** The second tap: sells in the other mode from now on. Offers and questions of the mode that is left are taken back with it. */
export async function switchTo(ctx: SellerContext, mode: AccountMode, stamp: string): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  if (!isStillSure(shop.clock, stamp, seller.chat.logged_in_at)) return answer(ctx, say.plain("change-old"), true);
  const now = shop.clock.now();
  await ctx.work.commit(async (trx) => {
    const switched = await switchMode(trx, { cipher: shop.cipher, ids: shop.ids, now }, seller, mode);
    if (switched !== "switched") return;
    await retireOffers(trx, shop.ids, seller.account.id, now);
    await shop.forms.clear(trx, userId);
  });
  const fresh = (await findSeller(shop.store.db, userId)) ?? seller;
  const words = say.plain(mode === "live" ? "mode-is-live" : "mode-is-sandbox");
  refreshBehind(ctx, await replace(ctx, await drawAccount(ctx, fresh, { kind: "asking" }), words));
}

/** The reseller's own website goes on being called. */
export async function keepTheirs(ctx: SellerContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const host = otherHostOf(shop, seller.account);
  if (seller.account.webhook_state !== "other" || host === null) return showAccount(ctx);
  ctx.work.later((trx) => note(trx, ctx, { act: "webhook_kept" }));
  const account = accountButton(say);
  await present(ctx, { html: say.html("hook-kept", { host }), buttons: [[account, menuButton(say)]] }, null);
}
