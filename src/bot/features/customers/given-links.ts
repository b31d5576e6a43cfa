import { shopNameOf } from "../../../accounts/shop-name.ts";
import { makeLink } from "../../../customers/links.ts";
import { nameOf } from "../../../customers/names.ts";
import { salesTo } from "../../../customers/people.queries.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import type { SellerContext } from "../../shop.ts";
import { formatBeneficiary, labelService, nameService, readBeneficiary } from "../../ui/format.ts";
import { button, shareRow } from "../../ui/screen.ts";
import { answer, sendPicture } from "../../ui/show.ts";
import { paragraphs } from "../../ui/text.ts";
import { ownNumber, sayGone } from "./customers.ts";

/** "Customer link" on a sale's card: a link for one person, as a picture to scan and to be passed on. */
export async function giveLink(ctx: SellerContext, purchaseId: string): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  // Stored before it is shown: a link that is passed on must not lead nowhere.
  const now = shop.clock.now();
  const given = await ctx.work.commit((trx) => makeLink(trx, shop.ids, { purchaseId, userId, now }));
  if (given.kind === "unknown") return answer(ctx, say.plain("tap-not-yours"), true);
  if (given.kind === "not_sold") return answer(ctx, say.plain("give-not-sold"), true);
  const { purchase, payload } = given;
  const name = await nameOf(shop.store.db, purchase);
  const link = `https://t.me/${ctx.me.username}?start=${payload}`;
  const { service_type: type, beneficiary } = purchase;
  const text = say.plain("give-share", {
    service: nameService(say, type).lower,
    beneficiary: formatBeneficiary(type, beneficiary),
    shop: shopNameOf(seller.account),
  });
  const who = readBeneficiary(say, purchase, name);
  const content = {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      say.html("give-caption", { who, service: labelService(say, type), link }),
    ),
    buttons: [
      shareRow(say, text, link),
      [
        { text: say.plain("button-copy-link"), copy: link },
        button(say, name === null ? "button-name" : "button-rename", customerButtons.name({ sale: purchase.id })),
      ],
    ],
  };
  await Promise.all([sendPicture(ctx, shop.receipts.printQr(link), "link.not_drawn", content), answer(ctx)]);
}

/** The same from the customer's card, for one number: the link brings the newest sale to it. */
export async function inviteCustomer(ctx: SellerContext, numberId: string): Promise<void> {
  const customerNumber = await ownNumber(ctx, numberId);
  if (!customerNumber) return sayGone(ctx);
  const wanted = { mode: ctx.seller.account.mode, limit: 1 };
  const [sale] = await salesTo(ctx.shop.store.db, customerNumber.account_id, [customerNumber.number], wanted);
  if (!sale) return answer(ctx, ctx.say.plain("give-not-sold"), true);
  await giveLink(ctx, sale.id);
}
