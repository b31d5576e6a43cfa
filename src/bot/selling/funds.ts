import { knownFunding } from "../../accounts/wallet.ts";
import { sleep } from "../../lib/clock.ts";
import { formatNaira, type Kobo, toKobo } from "../../lib/money.ts";
import type { Price } from "../../purchases/quote.ts";
import type { Form } from "../forms.ts";
import { renderFunding } from "../ui/funding-card.ts";
import { menuButton } from "../ui/menu-card.ts";
import { button, type Content } from "../ui/screen.ts";
import type { SellerContext } from "./needs.ts";

/** A balance that is asked for while somebody waits at the counter is waited for this long. */
const patienceMs = 2000;

type Funds = { kind: "enough" } | { kind: "short"; balanceKobo: Kobo; seenAt: number; neededKobo: Kobo };

/** Compares with the balance known; only when that is too low is the service asked, since the reseller may just have paid. */
export async function lookForFunds(ctx: SellerContext, price: Price): Promise<Funds> {
  const { shop, seller } = ctx;
  const neededKobo = price.chargeKobo;
  const known = shop.wallet.known(seller.account);
  // What electricity costs is not known: the service alone can say that the wallet is too low.
  if (known === null || neededKobo === null || known.kobo >= neededKobo) return { kind: "enough" };
  const looked = await Promise.race([shop.wallet.look(seller.account.id), sleep(shop.clock, patienceMs)]);
  const { kobo, at } = looked?.kind === "seen" ? looked.balance : known;
  return kobo >= neededKobo ? { kind: "enough" } : { kind: "short", balanceKobo: kobo, seenAt: at, neededKobo };
}

/** The wallet is too low: what is missing, and where to pay it in. */
export async function shortOf(
  ctx: SellerContext,
  { revision }: Form,
  funds: Extract<Funds, { kind: "short" }>,
): Promise<Content> {
  const { say, shop, seller } = ctx;
  const back = button(say, "button-back", `form:${revision}:back`);
  if (seller.seat) return { html: say.html("seat-not-enough"), buttons: [[back, menuButton(say)]] };
  const head = say.html("sell-not-enough", {
    balance: formatNaira(funds.balanceKobo),
    time: shop.times.seconds(funds.seenAt),
    charge: formatNaira(funds.neededKobo),
    missing: formatNaira(toKobo(funds.neededKobo - funds.balanceKobo)),
  });
  const details = knownFunding(seller.account) ?? (await shop.wallet.funding(seller.account.id));
  const funding = renderFunding(say, head, details);
  const paid = button(say, "button-paid", `form:${revision}:retry`);
  return { ...funding, buttons: [...(funding.buttons ?? []).slice(0, 1), [paid], [back, menuButton(say)]] };
}
