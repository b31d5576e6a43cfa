import { findAccount } from "../../accounts/accounts.queries.ts";
import { openApiKey, openCredentials } from "../../accounts/credentials.ts";
import { shopNameOf } from "../../accounts/shop-name.ts";
import { countToLook } from "../../closes/sale-sums.queries.ts";
import { summarizeToday } from "../../closes/sale-totals.ts";
import { formatNaira } from "../../core/money.ts";
import { servedLately } from "../../customers/people.queries.ts";
import { sumDebts } from "../../debts/debts.queries.ts";
import { readMaintenance } from "../../operations/maintenance.ts";
import { sumOpenPrices, sumTill } from "../../sales/open-prices.queries.ts";
import type { Seller } from "../../sessions/sessions.ts";
import type { Credentials } from "../../vending-api/credentials.ts";
import { customerButtons } from "../callbacks/customers.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { saleButtons } from "../callbacks/sales.ts";
import { type SellerContext, type Shop, scopeOf } from "../shop.ts";
import { nameService, nameWorth, type Times } from "./format.ts";
import { lookRows, moneyButton, serviceRows, type Takings, unfreezeButton } from "./menu-card.ts";
import { renderNoKey } from "./no-key.ts";
import { type Button, button, type Content, inRows } from "./screen.ts";
import { seatInView, seatMenu } from "./seat.ts";
import { formatOpen, formatTakings } from "./sums.ts";
import { type Html, inline, lines, type Say } from "./text.ts";
import { seenWallet } from "./wallet-seen.ts";

/** A balance younger than this is not asked for again just because the menu is opened: each sale looks at it anyway. */
const freshMs = 10 * 60_000;

/**
 * The menu as it stands now. The bot reads the wallet and the catalogue behind it, so that the next tap finds them
 * fresh.
 */
export async function menuFor(ctx: SellerContext, seller = ctx.seller): Promise<Content> {
  const { shop } = ctx;
  if (seller.seat) {
    const sums = [shop.store.db, seller.account.id, today(ctx)] as const;
    const [sales, paysKobo, tillKobo] = await Promise.all([takings(ctx), sumOpenPrices(...sums), sumTill(...sums)]);
    return seatMenu(ctx, seller.seat, sales, { paysKobo, tillKobo });
  }
  if (!openApiKey(shop.cipher, seller.account, seller.account.mode)) return renderNoKey(ctx.say, seller.account);
  const content = await ownersMenu(ctx, seller);
  shop.wallet.lookIfOlder(seller.account.id, freshMs);
  const scope = scopeOf(shop, seller);
  shop.runInBackground("catalogue.warm", () => shop.catalogue.warm(scope, () => credentialsNow(shop, seller)));
  return content;
}

/** The home screen: wallet, today's sales, what to type, who was served last, what can be sold, and three menus. */
async function ownersMenu(ctx: SellerContext, { account }: Seller): Promise<Content> {
  const { say, shop } = ctx;
  const { db } = shop.store;
  const { id: accountId, mode } = account;
  const isFrozen = account.frozen_at !== null;
  const isStopped = account.stopped_at !== null;
  const [wallet, sales, owed, served, maintainedSince] = await Promise.all([
    seenWallet(ctx, account),
    takings(ctx),
    sumDebts(db, { accountId, mode }),
    isFrozen || isStopped ? [] : servedLately(db, accountId, mode),
    readMaintenance(db),
  ]);
  const { open: count, openKobo } = sales.open;
  const open = formatOpen(say, { open: count, openKobo: wallet?.mayLeaveKobo ?? openKobo }, true);
  const sell = isStopped ? [] : [...inRows(served.map((one) => servedButton(say, one))), ...serviceRows(say)];
  return {
    html: lines(
      say.html("menu-shop", { shop: shopNameOf(account) }),
      wallet === null
        ? say.html("menu-wallet-unknown")
        : say.html("wallet-seen", { balance: formatNaira(wallet.kobo), time: wallet.time }),
      maintainedSince !== null && say.html("menu-maintenance"),
      isFrozen && say.html("menu-frozen"),
      isStopped && say.html("shop-stopped", { reason: account.stopped_reason ?? "" }),
      mode === "sandbox" && say.html("menu-sandbox"),
      say.html("menu-today", { sums: formatTakings(say, sales.today) }),
      inline(
        owed.people > 0 && say.html("menu-owed", { owed: formatNaira(owed.owedKobo) }),
        open !== null && say.html("menu-open", { open }),
      ),
      ...served.map((one) => owingLine(say, shop.times, one)),
      !isFrozen && !isStopped && say.html("menu-type"),
    ),
    buttons: [
      ...(isFrozen ? [[unfreezeButton(say)]] : sell),
      ...lookRows(say, sales),
      [
        button(say, "button-history", historyButtons.all()),
        moneyButton(say),
        button(say, "button-more", homeButtons.more()),
      ],
    ],
  };
}

type Served = Awaited<ReturnType<typeof servedLately>>[number];

/** The debt of one of them, and since when. */
function owingLine(say: Say, times: Times, { name, owed_kobo: kobo, oldest_at: at }: Served): Html | false {
  if (!kobo || at === null) return false;
  return say.html("menu-served-owes", { name: name ?? "", owed: formatNaira(kobo), day: times.date(at) });
}

/** The same to the same again; or who it is, where nothing was sold to them yet. */
function servedButton(say: Say, { id, name, sale_id, service_type, face_kobo, ...sale }: Served): Button {
  if (sale_id === null || service_type === null || face_kobo === null) {
    return button(say, ["button-person", { name: name ?? "" }], customerButtons.show({ person: id }));
  }
  const { icon } = nameService(say, service_type);
  const amount = nameWorth({ ...sale, service_type, face_kobo }, true);
  const debt = sale.owed_kobo ? "📒" : "";
  const text = say.plain("button-served", { icon: `${icon}${debt}`, name: name ?? "", amount });
  return { text, data: saleButtons.again({ sale: sale_id }) };
}

/** What the account shows to the service in the mode of then: nothing once it is logged out. */
async function credentialsNow(shop: Shop, { account }: Seller): Promise<Credentials> {
  const now = await findAccount(shop.store.db, account.id);
  return now ? openCredentials(shop.cipher, now, account.mode) : {};
}

/** Today's sales of this account, in the shop's time zone, and the sales of any day that are not over. */
async function takings(ctx: SellerContext): Promise<Takings> {
  const { shop, seller } = ctx;
  const { id } = seller.account;
  const { since, ...query } = today(ctx);
  const [sums, { doubtful, awaiting, ...open }] = await Promise.all([
    summarizeToday(shop.store.db, id, { ...query, since }),
    countToLook(shop.store.db, id, query),
  ]);
  return { today: sums, open, doubtfulCount: doubtful, awaitingCount: awaiting };
}

/** Today's sales of the account, or of the seller's own seat. */
function today(ctx: SellerContext) {
  const { shop, seller } = ctx;
  const seatId = seatInView(ctx);
  const since = shop.times.startOfDay(shop.clock.now());
  return { mode: seller.account.mode, ...(seatId !== undefined && { seatId }), since };
}
