import { formatNairaShort } from "../../../core/money.ts";
import { readPhone } from "../../../core/phone.ts";
import { readPlan } from "../../../parser/listings.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { listSales } from "../../../sales/sales.queries.ts";
import { suggestNetwork } from "../../../services/network-prefixes.ts";
import { hasFaceValue, numberKindOf, services } from "../../../services/services.ts";
import type { ChoiceAnswers } from "../../dialogs/forms/selling.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { formatBeneficiary, labelService, nameProduct } from "../../ui/format.ts";
import { ownSale } from "../../ui/own-sale.ts";
import { seatInView } from "../../ui/seat.ts";
import { answer } from "../../ui/show.ts";
import { type AgainWays, offerAgain } from "./offer.ts";
import { startSaid } from "./sell.ts";

/**
 * The sales that "same again" may mean: the newest one to these numbers, and for a number that was typed also the newest
 * of all that is sold to such a one. Without any number: the newest.
 */
export async function lastLike(
  ctx: SellerContext,
  typed: string | readonly string[],
): Promise<ChoiceAnswers["options"]> {
  const numbers = typeof typed === "string" ? [typed] : typed;
  const own = await newestSale(ctx, numbers);
  const newest = typeof typed === "string" ? await newestSale(ctx, []) : undefined;
  const isFor = (sale: Purchase) =>
    (numberKindOf(sale.service_type) === "phone") === (readPhone(String(typed)) !== null);
  const found = [own, newest && isFor(newest) ? newest : undefined].filter((sale) => sale !== undefined);
  const distinct = new Map(found.map((sale) => [whatOf(sale), sale] as const).toReversed());
  return [...distinct.values()].toReversed().map((sale) => ({ label: labelOf(ctx, sale), value: sale.id }));
}

/** The sold product, without the beneficiary. */
function whatOf(sale: Purchase): string {
  return [sale.service_type, sale.provider_id, sale.product_id, sale.face_kobo].join();
}

/** An earlier sale again: to the number of the wish, for its amount, as far as it names them. */
export async function sellLast(ctx: SellerContext, purchaseId: string, request: TypedSale): Promise<void> {
  const sale = await ownSale(ctx, purchaseId);
  if (!sale) return answer(ctx, ctx.say.plain("tap-not-yours"), true);
  await sellLike(ctx, sale, request);
}

/** The same as a sale, as far as the wish names nothing else. */
export async function sellLike(
  ctx: SellerContext,
  sale: Purchase,
  request: TypedSale,
  ways: AgainWays = {},
): Promise<void> {
  const face = hasFaceValue(sale.service_type) && request.amount !== undefined ? { face_kobo: request.amount } : {};
  const number = request.number ?? sale.beneficiary;
  const network = number === sale.beneficiary ? null : await networkOf(ctx, sale, number);
  if (network === null || network.id === sale.provider_id) {
    return offerAgain(ctx, { ...sale, ...face, beneficiary: number, on_credit: 0 }, null, ways);
  }
  const { service_type: serviceType, product_name: plan } = sale;
  const faceKobo = request.amount ?? sale.face_kobo;
  const said = services[serviceType].products === null ? { faceKobo } : { plan: planText(plan ?? "") };
  await startSaid(ctx, { serviceType, said: { beneficiary: number, ...said } }, []);
}

async function newestSale(ctx: SellerContext, numbers: readonly string[]): Promise<Purchase | undefined> {
  const { shop, seller } = ctx;
  const seatId = seatInView(ctx);
  const terms = [{ digits: [], amountKobo: null, reference: null, name: null, beneficiaries: numbers, customer: null }];
  const query = {
    mode: seller.account.mode,
    ...(seatId !== undefined && { seatId }),
    ...(numbers.length > 0 && { terms }),
  };
  const { sales } = await listSales(shop.store.db, seller.account.id, query, { size: 1, start: null });
  return sales[0];
}

/** The network that another number tells; null where the service is not sold by networks, or it tells none. */
async function networkOf({ shop, seller }: SellerContext, sale: Purchase, number: string) {
  if (!services[sale.service_type].isForNetwork) return null;
  const providers = await shop.productCatalogue.providers(scopeOf(shop, seller), sale.service_type);
  return suggestNetwork(number, providers) ?? null;
}

/** The traits to search another network's plan like this one by. */
function planText(name: string): string {
  const { sizesMb, days } = readPlan(name);
  return [...sizesMb.map((mb) => `${mb}mb`), ...days.map((count) => `${count} days`)].join(" ") || name;
}

function labelOf({ say }: SellerContext, sale: Purchase): string {
  const what = nameProduct(sale.provider_name, sale.product_name, " · ");
  const to = formatBeneficiary(sale.service_type, sale.beneficiary);
  return [labelService(say, sale.service_type), what, formatNairaShort(sale.face_kobo), to].join(" · ");
}
