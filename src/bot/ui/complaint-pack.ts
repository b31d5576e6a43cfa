import { shopNameOf } from "../../accounts/shop-name.ts";
import { claimsOf } from "../../claims/claims.queries.ts";
import type { Complaint } from "../../claims/complaints.queries.ts";
import { type Purchase, readJournal } from "../../sales/purchases.queries.ts";
import { phoneOf } from "../../sessions/phone-forms.ts";
import { seesCost } from "../../staff/seats.ts";
import type { SellerContext } from "../shop.ts";
import { formatPhone } from "./format.ts";
import { model } from "./locales.ts";
import { renderComplaint } from "./sale-record.ts";
import type { Content } from "./screen.ts";

/** All about a sale in one message, to be forwarded to the service's support: in English, whatever the person speaks. */
export async function drawPack(ctx: SellerContext, purchase: Purchase, complaint: Complaint): Promise<Content> {
  const { shop, say, seller } = ctx;
  const isForSeat = seller.seat !== null;
  return renderComplaint({
    ...{ say: shop.languages.speak(model), own: say, times: shop.times, purchase, complaint },
    journal: await readJournal(shop.store.db, purchase.id),
    token: shop.settle.readToken(purchase),
    ...{ withCost: seesCost(seller.seat), isForSeat, withWallet: !isForSeat },
    shop: { name: shopNameOf(seller.account), phone: formatPhone(phoneOf(seller.account)) },
    support: shop.loginHelp.contact,
    claims: isForSeat ? [] : await claimsOf(shop.store.db, purchase),
  });
}
