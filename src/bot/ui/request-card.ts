import { findAccount } from "../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../accounts/shop-name.ts";
import { formatNaira, formatNairaShort } from "../../core/money.ts";
import { nameOf } from "../../customers/names.ts";
import { findCustomerNumber } from "../../customers/people.queries.ts";
import { type CustomerRequest, findRequest } from "../../customers/requests.queries.ts";
import { mayAnswer } from "../../customers/requests.ts";
import type { Db } from "../../db/database.ts";
import { type Debtor, findDebtor } from "../../debts/debts.queries.ts";
import { priceBy } from "../../pricing/price-rule.ts";
import { liveRules } from "../../pricing/prices.queries.ts";
import { findPurchase, type Purchase } from "../../sales/purchases.queries.ts";
import { hasFaceValue } from "../../services/services.ts";
import type { Seller } from "../../sessions/sessions.ts";
import { seesCost } from "../../staff/seats.ts";
import { lets, owingSellers } from "../callbacks/access.ts";
import { requestButtons } from "../callbacks/customers.ts";
import type { SellerContext } from "../shop.ts";
import {
  formatBeneficiary,
  namePaid,
  nameProduct,
  nameService,
  nameWorth,
  readBeneficiary,
  type Times,
} from "./format.ts";
import { menuButton } from "./menu-card.ts";
import { button, type Content } from "./screen.ts";
import { answer, replace } from "./show.ts";
import { lines, paragraphs, type Say } from "./text.ts";

/** The data of a seller's card of a request. */
export interface RequestView {
  say: Say;
  times: Times;
  request: CustomerRequest;
  /** The sale that is wanted, with the amount and the price of now. */
  sale: Purchase;
  /** The customer's name at the shop; null: nothing. */
  name: string | null;
  /** The customer's debt; null: none, or the reader may not see it. */
  debtor: Debtor | null;
  withCost: boolean;
}

/** "₦3,000", or the name of a plan. */
export function nameWanted(sale: Purchase, { face_kobo }: Pick<CustomerRequest, "face_kobo">): string {
  return face_kobo === null ? nameProduct(sale.provider_name, sale.product_name, " ") : formatNairaShort(face_kobo);
}

/** "MTN · 0803 111 2222": for what, beside an amount. The name of a plan names its company already. */
export function nameRecipient(say: Say, sale: Purchase): string {
  const beneficiary = formatBeneficiary(sale.service_type, sale.beneficiary);
  return hasFaceValue(sale.service_type)
    ? say.plain("card-to", { provider: sale.provider_name, beneficiary })
    : beneficiary;
}

/** The part of a request that a person may see; null: none. */
export async function viewOfRequest(
  db: Db,
  id: string,
  seller: Seller,
  { say, times, now }: Pick<RequestView, "say" | "times"> & { now: number },
): Promise<RequestView | null> {
  const request = await findRequest(db, id);
  const sale = request && (await findPurchase(db, request.sale_id));
  if (!request || !sale || !mayAnswer(seller, { ...request, service_type: sale.service_type }, now)) return null;
  const { seat } = seller;
  const maySayOwing = seat === null || lets(owingSellers, seat);
  const number = maySayOwing ? await findCustomerNumber(db, sale.account_id, sale.beneficiary) : undefined;
  const debtor =
    number && (await findDebtor(db, { accountId: sale.account_id, mode: sale.mode, personId: number.person_id }));
  return {
    ...{ say, times, request, name: await nameOf(db, sale), withCost: seesCost(seat) },
    sale: await pricedNow(db, sale, request),
    debtor: debtor && debtor.owed_kobo > 0 ? debtor : null,
  };
}

/** The earlier sale with the amount that is wanted, at what a customer pays for it now. */
async function pricedNow(db: Db, sale: Purchase, { face_kobo }: CustomerRequest): Promise<Purchase> {
  const { service_type: serviceType, provider_id: providerId, product_id: productId, quantity } = sale;
  const { kobo, from } = priceBy(await liveRules(db, sale.account_id), {
    ...{ serviceType, providerId, productId, quantity, faceKobo: face_kobo },
    ...{ costKobo: sale.expected_kobo, listKobo: sale.list_kobo },
  });
  return { ...sale, face_kobo: face_kobo ?? sale.face_kobo, price_kobo: kobo, price_from: from };
}

/** A request at the shop: who asks for what, what they owe, and what it comes to. Its button leads to the offer. */
export function renderRequest(view: RequestView): Content {
  const { say, times, request, sale, name, debtor } = view;
  const { id, state, asked_at, ended_at } = request;
  const what = nameWanted(sale, request);
  const worth = nameWorth(sale, view.withCost) || what;
  const { lower: service } = nameService(say, sale.service_type);
  const isOpen = state === "asked";
  const paid = isOpen ? namePaid(say, sale) : null;
  return {
    html: paragraphs(
      sale.mode === "sandbox" && say.html("card-sandbox"),
      lines(
        hasFaceValue(sale.service_type)
          ? say.html("request-title", { what, service })
          : say.html("request-title-plan", { what }),
        say.html("card-to", { provider: sale.provider_name, beneficiary: readBeneficiary(say, sale, name) }),
        paid !== null && say.html("card-price", { amount: paid }),
        debtor?.oldest_at != null &&
          say.html("confirm-owed", { owed: formatNaira(debtor.owed_kobo), day: times.date(debtor.oldest_at) }),
      ),
      isOpen ? say.html("request-how") : say.html(`request-is-${state}`, { time: times.moment(ended_at ?? asked_at) }),
    ),
    buttons: isOpen
      ? [
          [
            button(say, ["button-request-sell", { what: worth }], requestButtons.sell({ request: id }), "primary"),
            button(say, "button-request-later", requestButtons.later({ request: id })),
          ],
        ]
      : [],
  };
}

/** A request that is over and deleted. */
export function renderRequestOver(say: Say): Content {
  return { html: say.html("request-over") };
}

/** To the customer: why nothing was sold. */
export async function drawTold(db: Db, say: Say, id: string): Promise<Content | null> {
  const request = await findRequest(db, id);
  const sale = request && (await findPurchase(db, request.sale_id));
  const account = request && (await findAccount(db, request.account_id));
  if (!sale || !account || (request.state !== "put_off" && request.state !== "gone")) return null;
  const beneficiary = nameRecipient(say, sale);
  return {
    html: say.html(`request-told-${request.state}`, {
      shop: shopNameOf(account),
      what: nameWanted(sale, request),
      beneficiary,
    }),
  };
}

/** A request that the seller may answer. Returns null if it is over or gone; the tapped card then says so. */
export async function ownRequest(ctx: SellerContext, id: string): Promise<RequestView | null> {
  const { shop, say, seller } = ctx;
  const view = await viewOfRequest(shop.store.db, id, seller, { say, times: shop.times, now: shop.clock.now() });
  if (view?.request.state === "asked") return view;
  if (view) await replace(ctx, renderRequest(view), say.plain("repeat-answered"));
  else if (await findRequest(shop.store.db, id)) await answer(ctx, say.plain("tap-not-yours"), true);
  else await replace(ctx, { ...renderRequestOver(say), buttons: [[menuButton(say)]] });
  return null;
}
