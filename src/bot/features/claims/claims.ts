import { actorOf } from "../../../audit/audit.ts";
import { type ClaimInState, claimsOf, openClaims } from "../../../claims/claims.queries.ts";
import { type ClaimKind, type ClaimReason, type ComplaintReason, claimReasons } from "../../../claims/claims.table.ts";
import { endClaims, whyOwed } from "../../../claims/claims.ts";
import { type Complaint, findComplaint } from "../../../claims/complaints.queries.ts";
import { openComplaint } from "../../../claims/complaints.ts";
import { dayMs } from "../../../core/calendar.ts";
import { formatNaira, formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import { findPurchases, type Purchase } from "../../../sales/purchases.queries.ts";
import { claimButtons } from "../../callbacks/claims.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { claimLine } from "../../ui/claim-lines.ts";
import { drawPack } from "../../ui/complaint-pack.ts";
import { toWhomLine } from "../../ui/format.ts";
import { menuButton, moneyButton } from "../../ui/menu-card.ts";
import { onSale } from "../../ui/own-sale.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, present, replace, sendFile } from "../../ui/show.ts";
import { type Html, lines, paragraphs, textOf } from "../../ui/text.ts";

/** The list of what the service owes the shop. */
export async function showClaims(ctx: SellerContext): Promise<void> {
  await present(ctx, await drawList(ctx), null);
}

/** The service's debts, the oldest first, a button each. */
async function drawList(ctx: SellerContext): Promise<Content> {
  const { say } = ctx;
  const rows = await rowsOf(ctx);
  const ways = [moneyButton(say), menuButton(say)];
  if (rows.length === 0) return { html: lines(say.html("claims-none"), say.html("claims-how")), buttons: [ways] };
  const owed = formatNaira(sumOf(rows.map(({ claim }) => claim)));
  return {
    html: lines(say.html("claims-title", { owed, count: rows.length }), say.html("claims-how")),
    buttons: [
      ...rows.slice(0, maxRows).map(({ claim, sale, days }) => {
        const age = say.plain("debts-age", { days });
        const words = { owed: formatNairaShort(claim.kobo), company: sale.provider_name, age };
        return [button(say, ["claim-row", words], claimButtons.show({ sale: sale.id }))];
      }),
      [button(say, "button-claims-file", claimButtons.file())],
      ways,
    ],
  };
}

async function rowsOf({ shop, seller }: SellerContext): Promise<ClaimRow[]> {
  const { db } = shop.store;
  const claims = await openClaims(db, { accountId: seller.account.id, mode: seller.account.mode });
  const ids = new Set(claims.map(({ purchase_id }) => purchase_id));
  const sales = new Map((await findPurchases(db, [...ids])).map((sale) => [sale.id, sale]));
  const { startOfDay } = shop.times;
  const today = startOfDay(shop.clock.now());
  return claims.flatMap((claim) => {
    const sale = sales.get(claim.purchase_id);
    const days = Math.max(0, Math.round((today - startOfDay(claim.opened_at)) / dayMs));
    return sale ? [{ claim, sale, days }] : [];
  });
}

/** What the service owes for one sale, and what proves it: its own record, and the wallet. */
export const showClaim = onClaim(async (ctx, sale, claims) => {
  const { say, shop } = ctx;
  const { times } = shop;
  const { id, state, reference } = sale;
  const { wallet_from_kobo: from, wallet_to_kobo: to, confirmed_at, settled_at } = sale;
  const at = settled_at ?? confirmed_at ?? 0;
  const isRecorded = claims.every((claim) => whyOwed(claim) !== "unrecorded");
  const what = reasonOf(claims[0]?.kind ?? "charge");
  const html = paragraphs(
    lines(
      sale.mode === "sandbox" && say.html("card-sandbox"),
      say.html("claim-title", { owed: formatNaira(sumOf(claims)) }),
      toWhomLine(say, sale, null),
    ),
    lines(
      ...claims.map((claim) => claimLine({ say, times }, claim)),
      isRecorded && say.html("claim-record", { state: say.plain(`state-${state}`), time: times.moment(at) }),
      from !== null && to !== null && from !== to
        ? say.html("record-wallet", { before: formatNaira(from), after: formatNaira(to) })
        : null,
      isRecorded ? say.html("line-code", { text: reference }) : say.html("verify-none", { reference }),
    ),
  );
  const buttons = [
    [button(say, "button-complaint", historyButtons.complain({ sale: id, what }), "primary")],
    [
      button(say, "button-claim-sale", saleButtons.open({ sale: id })),
      button(say, "button-claim-end", claimButtons.ask({ sale: id })),
    ],
    [button(say, "button-back", claimButtons.list()), menuButton(say)],
  ];
  await present(ctx, { html, buttons }, null);
});

/** The reasons for which a person closes it. */
export const askEnd = onClaim(async (ctx, { id: sale }, claims) => {
  const { say } = ctx;
  const html = say.html("claim-ask-end", { owed: formatNaira(sumOf(claims)) });
  const buttons = [
    ...claimReasons.map((as) => [button(say, `claim-end-${as}`, claimButtons.end({ as, sale }))]),
    [button(say, "button-back", claimButtons.show({ sale }))],
  ];
  await present(ctx, { html, buttons }, null);
});

export const end = onClaim(async (ctx, sale, _claims, { as }: { as: ClaimReason }) => {
  const isClosed = await ctx.work.commit((trx) => endClaims(trx, stampNow(ctx.shop), actorOf(ctx.seller), sale.id, as));
  await replace(ctx, await drawList(ctx), ctx.say.plain(isClosed ? "tap-claim-closed" : "tap-claim-over"));
});

/** A sale whose money came back meanwhile, or that was sold after all, has no claim: the list says what is left. */
function onClaim<V>(
  handle: (ctx: SellerContext, sale: Purchase, claims: readonly ClaimInState[], values: V) => Promise<void>,
) {
  return onSale(async (ctx, sale, values: V) => {
    const open = (await claimsOf(ctx.shop.store.db, sale)).filter(({ closed_at }) => closed_at === null);
    if (open.length > 0) return handle(ctx, sale, open, values);
    await replace(ctx, await drawList(ctx), ctx.say.plain("tap-claim-over"));
  });
}

/** All packs for the service's support in one file. A sale without an open complaint gets one. */
export async function sendPacks(ctx: SellerContext): Promise<void> {
  const { shop, seller, say } = ctx;
  const rows = await rowsOf(ctx);
  if (rows.length === 0) return answer(ctx, say.plain("tap-claim-over"));
  const kindOf = new Map(rows.toReversed().map(({ sale, claim }) => [sale, claim.kind]));
  const complaints = await ctx.work.commit(async (trx) => {
    const open = new Map<Purchase, Complaint>();
    for (const [sale, kind] of kindOf) {
      const known = await findComplaint(trx, sale.id);
      const reason = known?.closed_at === null ? known.reason : reasonOf(kind);
      open.set(sale, await openComplaint(trx, stampNow(shop), actorOf(seller), sale, reason));
    }
    return open;
  });
  const packs: Html[] = [];
  for (const [sale, complaint] of complaints) packs.push((await drawPack(ctx, sale, complaint)).html);
  const text = packs.map(textOf).join(`\n\n${"-".repeat(40)}\n\n`);
  const day = new Date(shop.clock.now()).toISOString().slice(0, 10);
  await sendFile(ctx, text, `${day}-claims.txt`);
}

/** A claim with its sale, and how many days old it is. */
interface ClaimRow {
  claim: ClaimInState;
  sale: Purchase;
  days: number;
}

/** More buttons make a list that nobody reads: the file has all of them. */
const maxRows = 20;

function sumOf(claims: readonly Pick<ClaimInState, "kobo">[]): Kobo {
  return toKobo(claims.reduce((sum, { kobo }) => sum + kobo, 0));
}

/** The reason of a complaint about what is claimed. */
function reasonOf(kind: ClaimKind): ComplaintReason {
  return kind === "twice" ? "twice" : "owed";
}
