import { giveName, readName } from "../../customers/names.ts";
import type { Beneficiary } from "../../store/queries/customers.ts";
import type { Form, FormOf } from "../forms.ts";
import { createGuide } from "../guide.ts";
import { stampNow } from "../shop.ts";
import { formatBeneficiary, readBeneficiary } from "../ui/format.ts";
import { menuButton } from "../ui/menu-card.ts";
import type { SellerContext } from "../ui/needs.ts";
import { ownSale } from "../ui/own-sale.ts";
import { button } from "../ui/screen.ts";
import { answer, remove, send } from "../ui/show.ts";
import { ownCustomer } from "./customers.ts";

/** Asks on a message of its own: what was tapped is a sale's card, or a picture. */
export const naming = createGuide<FormOf<"name">>("name", {
  isApart: true,
  draw: ({ say }, { answers }) => ({
    html: say.html("name-ask", { beneficiary: formatBeneficiary(answers.serviceType, answers.beneficiary) }),
  }),
  readText({ say }, _form, text) {
    const name = readName(text);
    return name === null ? { problem: { html: say.html("name-bad") } } : { answer: { name } };
  },
  end: keepName,
});

/** "Name" on a sale's card. */
export async function askNameForSale(ctx: SellerContext, purchaseId: string, earlier: Form | null): Promise<void> {
  const purchase = await ownSale(ctx, purchaseId);
  if (!purchase) return answer(ctx, ctx.say.plain("tap-not-yours"), true);
  await askName(ctx, purchase, purchase.id, earlier);
}

/** "Rename" on a customer's entry. */
export async function askNameOfCustomer(ctx: SellerContext, customerId: string, earlier: Form | null): Promise<void> {
  const customer = await ownCustomer(ctx, customerId);
  if (!customer) return answer(ctx, ctx.say.plain("customer-gone"), true);
  await askName(ctx, customer, null, earlier);
}

async function askName(ctx: SellerContext, who: Beneficiary, purchaseId: string | null, earlier: Form | null) {
  const { account_id, service_type, beneficiary } = who;
  const start = { accountId: account_id, serviceType: service_type, beneficiary, purchaseId };
  await naming.open(ctx, start, earlier);
}

/** The name that was typed. The sale's card shows it at once, every other card when it is drawn next. */
async function keepName(ctx: SellerContext, form: FormOf<"name">): Promise<void> {
  const { say, shop, userId } = ctx;
  const { accountId, serviceType, beneficiary, purchaseId, name = "" } = form.answers;
  const isOwn = accountId === ctx.seller.account.id;
  await ctx.work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    if (!isOwn) return;
    const who = { account_id: accountId, service_type: serviceType, beneficiary };
    await giveName(trx, stampNow(shop), ctx.seller, { who, name, purchaseId });
  });
  if (!isOwn) return void (await send(ctx, { html: say.html("customer-gone") }));
  const who = readBeneficiary(say, { service_type: serviceType, beneficiary }, name);
  const buttons = [[button(say, "button-customers", "customers:0"), menuButton(say)]];
  await Promise.all([
    send(ctx, { html: say.html("name-saved", { who }), buttons }),
    form.cardMessageId !== null && remove(ctx, form.cardMessageId),
  ]);
}
