import { shopNameOf } from "../../../accounts/shop-name.ts";
import { type PricedOffer, pricePlans } from "../../../catalogue/plan-prices.ts";
import type { ProviderOffer } from "../../../catalogue/product-catalogue.ts";
import { planText, searchProducts, sellable } from "../../../catalogue/product-search.ts";
import { formatNairaShort } from "../../../core/money.ts";
import { called } from "../../../parser/listings.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import { liveRules } from "../../../pricing/prices.queries.ts";
import { hasFaceValue, type ServiceType } from "../../../services/services.ts";
import { seesCost } from "../../../staff/seats.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { nameProduct } from "../../ui/format.ts";
import { menuButton, serviceRows } from "../../ui/menu-card.ts";
import { shareRow } from "../../ui/screen.ts";
import { send } from "../../ui/show.ts";
import { type Html, lines } from "../../ui/text.ts";
import { showTrouble } from "./halt.ts";
import { maySell } from "./typed-sale.ts";

const maxPrices = 15;
const maxProviders = 6;

interface Asked {
  name: string;
  price: string;
}

/** "how much is 1gb mtn": what this shop's customers pay, to be passed on. False: what is asked for has no price of its own. */
export async function showAskedPrices(ctx: SellerContext, request: TypedSale): Promise<boolean> {
  const { say, seller } = ctx;
  const [serviceType] = maySell(ctx, request.services).filter((type) => !hasFaceValue(type));
  if (serviceType === undefined) return false;
  try {
    const prices = await pricesOf(ctx, request, serviceType);
    if (prices.length === 0) {
      await send(ctx, { html: say.html("asked-prices-none"), buttons: [...serviceRows(say), [menuButton(say)]] });
      return true;
    }
    const shop = shopNameOf(seller.account);
    const rows = prices.slice(0, maxPrices);
    const text = [shop, ...rows.map(({ name, price }) => `${name}: ${price}`)].join("\n");
    const html = lines(
      say.html("asked-prices", { shop }),
      ...rows.map((row): Html => say.html("asked-prices-row", { ...row })),
      prices.length > rows.length && say.html("asked-prices-more"),
    );
    await send(ctx, { html, buttons: [shareRow(say, text), [menuButton(say)]] });
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await send(ctx, showTrouble(ctx, error, saleButtons.start({ service: serviceType })));
  }
  return true;
}

async function pricesOf(ctx: SellerContext, { provider, plan }: TypedSale, serviceType: ServiceType): Promise<Asked[]> {
  const { shop, seller } = ctx;
  const scope = scopeOf(shop, seller);
  const rules = await liveRules(shop.store.db, seller.account.id);
  const listed = await shop.productCatalogue.providers(scope, serviceType);
  const named = provider === undefined ? listed : called(listed, provider, plan?.words);
  const text = planText(plan, undefined);
  const ofProvider = async (one: ProviderOffer): Promise<Asked[]> => {
    const priced = { serviceType, providerId: one.id, rules, withCost: seesCost(seller.seat) };
    const products = sellable(pricePlans(await shop.productCatalogue.products(scope, serviceType, one), priced));
    return (text === "" ? products : searchProducts(products, text)).flatMap((product) => askedOf(one, product));
  };
  return (await Promise.all(named.slice(0, maxProviders).map(ofProvider))).flat();
}

function askedOf(provider: ProviderOffer, { name, planType, priceKobo }: PricedOffer): Asked[] {
  if (priceKobo === null) return [];
  const what = [nameProduct(provider.name, name, " · "), planType].filter(Boolean).join(" · ");
  return [{ name: what, price: formatNairaShort(priceKobo) }];
}
