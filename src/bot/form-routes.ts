import { formButtons } from "./callbacks/forms.ts";
import type { FormInput } from "./dialog-controller.ts";
import { type Form, isAtPin } from "./dialogs/forms.ts";
import { asSeller, currentForm, Feature, isDone, type UpdateHandler } from "./feature.ts";
import { shopNaming } from "./features/account/shop-name.ts";
import { marking } from "./features/alerts/alerts.ts";
import { counting } from "./features/close/count.ts";
import { askingShop, saysOtherThanAmount } from "./features/customers/ask-shop.ts";
import { answerOf, keepContact } from "./features/customers/contacts.ts";
import { limiting } from "./features/customers/credit-limit.ts";
import { customerSearch } from "./features/customers/customers.ts";
import { naming } from "./features/customers/names.ts";
import { numbering } from "./features/customers/numbers.ts";
import { repaying } from "./features/debts/debtor.ts";
import { owing } from "./features/debts/sale-payment.ts";
import { finding } from "./features/history/history.ts";
import { setting } from "./features/lock/lock.ts";
import { askAgainInLogin, contactInLogin, handleLoginInput } from "./features/login/login.ts";
import { rowEditing } from "./features/many/edit-row.ts";
import { holding } from "./features/operators/holds.ts";
import { announcing } from "./features/operators/operations.ts";
import { searching, stopping } from "./features/operators/shops.ts";
import { pricing } from "./features/prices/prices.ts";
import { repeating } from "./features/repeats/repeats.ts";
import { askAgainInSale, handleSaleInput } from "./features/selling/sell.ts";
import { choiceIn, choosing } from "./features/selling/typed-sale.ts";
import { smsSending } from "./features/sms/send.ts";
import { seating } from "./features/staff/settings.ts";
import { dating } from "./features/statements/statements.ts";
import { type HandleAgain, instead, takesOver } from "./lines.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { isTypedBack } from "./typed-buttons.ts";
import { menuButton, serviceRows } from "./ui/menu-card.ts";
import { answer, present, send } from "./ui/show.ts";
import { lines } from "./ui/text.ts";
import { sayUnread } from "./ui/unread.ts";

/** Buttons below the question of a form. */
export const forms = new Feature()
  .anyone(formButtons.leave, async (ctx, { revision }) => {
    const form = await currentForm(ctx);
    if (!isOnCard(ctx, form, revision)) return answer(ctx, ctx.say.plain("tap-old"));
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    await present(ctx, left(ctx), null);
  })
  .anyone(formButtons.answer, async (ctx, { revision, value }) => {
    const form = await currentForm(ctx);
    if (!form || !isOnCard(ctx, form, revision)) return answer(ctx, ctx.say.plain("tap-old"));
    await handleFormInput(ctx, form, { kind: "tap", value });
  });

/** Typed answers to the form that is open in this chat. */
export function formRoutes(handleAgain: HandleAgain): UpdateHandler {
  return async (ctx) => {
    const { message } = ctx;
    if (!message && !ctx.editedMessage) return false;
    const form = await currentForm(ctx);
    if (ctx.isFormDropped) return true;
    if (!form || form.isTapped || !message) return false;
    if (message.contact && form.kind === "login" && !isAtPin(form)) return isDone(contactInLogin(ctx, form));
    const text = message.text ?? (message.contact && answerOf(form, message.contact));
    if (text === undefined) {
      const key = form.kind !== "login" ? "sell-need-text" : isAtPin(form) ? "login-pin-text" : "login-phone-text";
      const html = lines(sayUnread(ctx.say, message), ctx.say.html(key));
      return isDone(send(ctx, { html }, message.message_id));
    }
    if (form.kind === "sell" && isTypedBack(ctx.shop.languages, text)) {
      return isDone(asSeller(ctx, (ctx) => handleSaleInput(ctx, form, { kind: "tap", value: "back" })));
    }
    // A customer's own words go on to `customerWords`.
    if (form.kind === "ask" && ctx.seller === null && saysOtherThanAmount(text)) return false;
    const typed = { kind: "text", text } as const;
    const isChosen = form.kind === "choose" && choiceIn(form.answers, text) !== undefined;
    if (isChosen) return isDone(handleFormInput(ctx, form, typed));
    if (await takesOver(ctx, form, text, handleAgain)) return true;
    if (message.contact && form.kind === "sell") await keepContact(ctx, message.contact);
    if (form.kind !== "sell" && form.kind !== "choose") return isDone(handleFormInput(ctx, form, typed));
    await asSeller(ctx, async (ctx) => {
      const orElse = () => instead(ctx, form, text, handleAgain);
      if (form.kind === "sell") return handleSaleInput(ctx, form, typed, orElse);
      if (!(await orElse())) await choosing.handleInput(ctx, form, typed);
    });
    return true;
  };
}

const controllers: Record<
  Form["kind"],
  {
    handleInput(ctx: SellerContext, form: Form, said: FormInput): Promise<void>;
    again(ctx: SellerContext, form: Form): Promise<void>;
  }
> = {
  login: { handleInput: handleLoginInput, again: askAgainInLogin },
  announce: announcing,
  ask: askingShop,
  hold: holding,
  shopSearch: searching,
  shopStop: stopping,
  alert: marking,
  choose: choosing,
  count: counting,
  credit: limiting,
  dates: dating,
  find: finding,
  lock: setting,
  edit: rowEditing,
  name: naming,
  number: numbering,
  owe: owing,
  repay: repaying,
  repeat: repeating,
  price: pricing,
  seat: seating,
  search: customerSearch,
  sell: { handleInput: handleSaleInput, again: askAgainInSale },
  shop: shopNaming,
  sms: smsSending,
};

/** The talks of people who may not be logged in. */
const openKinds: readonly Form["kind"][] = ["login", "announce", "ask", "hold", "shopSearch", "shopStop"];

async function inDialog(ctx: ShopContext, { kind }: Form, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  await (openKinds.includes(kind) ? task(ctx as SellerContext) : asSeller(ctx, task));
}

function handleFormInput(ctx: ShopContext, form: Form, said: FormInput): Promise<void> {
  return inDialog(ctx, form, (own) => controllers[form.kind].handleInput(own, form, said));
}

/** Asks what is asked in a form once more, for instance in another language. */
export function askAgain(ctx: ShopContext, form: Form): Promise<void> {
  return inDialog(ctx, form, (own) => controllers[form.kind].again(own, form));
}

/** Whether a tapped button is on the newest screen of the form. */
function isOnCard(ctx: ShopContext, form: Form | null, revision: number): boolean {
  return form?.revision === revision && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
}

function left(ctx: ShopContext) {
  const buttons = ctx.seller ? [...serviceRows(ctx.say), [menuButton(ctx.say)]] : [];
  return { html: ctx.say.html("sell-left"), buttons };
}
