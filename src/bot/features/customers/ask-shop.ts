import { shopNameOf } from "../../../accounts/shop-name.ts";
import { formatNairaShort, parseTypedNaira, toKobo } from "../../../core/money.ts";
import { type Askable, type Asked, askablesOf, askShop } from "../../../customers/requests.ts";
import { read } from "../../../parser/read.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import { readTrouble } from "../../../parser/trouble.ts";
import { hasFaceValue } from "../../../services/services.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { AskOption } from "../../dialogs/forms/customers.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { formatBeneficiary, nameProduct, nameService } from "../../ui/format.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { nameRecipient, nameWanted } from "../../ui/request-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, present, sendNew } from "../../ui/show.ts";
import type { Say } from "../../ui/text.ts";

type AskForm = FormOf<"ask">;

const maxOptions = 8;
const maxEcho = 40;
/** Nobody is sold more at once, and no slip of a finger asks for it. */
const maxKobo = toKobo(100_000_000);

/** The shop that the parser reads a customer's line with: it has no customers and no companies. */
export const nobodyKnown = { providers: {}, customers: [] };

/** Leads a customer's request: for which number, and how much. */
export const askingShop = createDialogController<AskForm, ShopContext>("ask", {
  // A message with a token stays as it is.
  isApart: true,
  draw({ say }, { step, revision, answers: { options, place = 0 } }, data): Content {
    const cancel = cancelButton(say, revision);
    if (step === "which") {
      const rows = options.map(({ label }, at) => [{ text: label, data: data(at) }]);
      return { html: say.html("request-which"), buttons: [...rows, [cancel]] };
    }
    const option = options[place];
    const last = { text: formatNairaShort(toKobo(option?.lastKobo ?? 0)), data: data(0) };
    return {
      html: say.html("request-how-much", { who: option?.label ?? "" }),
      buttons: [[last], [cancel]],
      placeholder: say.plain("sell-placeholder-amount"),
    };
  },
  readTap(_ctx, { step, answers: { options, place = 0 } }, at) {
    if (step === "which") return options[at] ? { answer: { place: at } } : null;
    const faceKobo = options[place]?.lastKobo;
    return faceKobo == null ? null : { answer: { faceKobo } };
  },
  readText({ say }, _form, text) {
    const reading = read(text, nobodyKnown);
    const kobo = parseTypedNaira(text) ?? (reading.kind === "sale" ? (reading.request.amount ?? null) : null);
    if (kobo !== null && kobo > 0 && kobo <= maxKobo) return { answer: { faceKobo: kobo } };
    return { problem: { html: say.html("sell-bad-amount", { text: text.slice(0, maxEcho) }) } };
  },
  async end(ctx, { answers: { options, place = 0, faceKobo = null }, cardMessageId }) {
    const { shop, userId } = ctx;
    const chatId = options[place]?.chat ?? "";
    const wanted = { userId, chatId, faceKobo: faceKobo === null ? null : toKobo(faceKobo) };
    const asked = await endForm(ctx, (trx) => askShop(trx, stampNow(shop), wanted));
    await present(ctx, renderAsked(ctx, asked), cardMessageId);
  },
});

/**
 * Whether a line of a customer says something else than how much: what is wrong with what was bought, for which number
 * something is wanted, or that they want to see it.
 */
export function saysOtherThanAmount(text: string): boolean {
  if (parseTypedNaira(text) !== null) return false;
  const reading = read(text, nobodyKnown);
  if (reading.kind !== "sale") return reading.kind === "word" || readTrouble(text) !== null;
  return (reading.request.number ?? reading.request.badNumber) !== undefined;
}

/** The buttons that ask: for one linked number, or for any. */
export async function askFor(ctx: ShopContext, chatId: string | null): Promise<void> {
  const askables = (await askablesOf(ctx.shop.store.db, ctx.userId, ctx.shop.clock.now())).filter(
    ({ chat }) => chatId === null || chat.id === chatId,
  );
  if (askables.length === 0) return answer(ctx, ctx.say.plain("tap-not-linked"), true);
  await begin(ctx, askables, {}, true);
}

/** A typed line of a customer that asks for something. */
export async function askByTypedSale(ctx: ShopContext, request: TypedSale): Promise<void> {
  const { say } = ctx;
  const all = await askablesOf(ctx.shop.store.db, ctx.userId, ctx.shop.clock.now());
  const { number, badNumber, name, amount, services } = request;
  const isOther = number !== undefined || badNumber !== undefined || name !== undefined;
  const askables = all.filter(
    ({ chat }) =>
      (services.length === 0 || services.includes(chat.service_type)) && (!isOther || chat.beneficiary === number),
  );
  if (askables.length === 0) {
    const html = say.html(isOther ? "request-not-yours" : "request-not-linked");
    return sendNew(ctx, { html, buttons: [[button(say, "button-mytokens", ownSalesButtons.list())]] });
  }
  const faceKobo = amount !== undefined && amount > 0 && amount <= maxKobo ? amount : undefined;
  await begin(
    ctx,
    askables,
    faceKobo === undefined ? {} : { faceKobo },
    request.plan === undefined && amount === undefined,
  );
}

/** Asks what is open. `isAny`: where nothing but a plan was bought, no other one is meant. */
async function begin(
  ctx: ShopContext,
  found: readonly Askable[],
  known: { faceKobo?: number },
  isAny: boolean,
): Promise<void> {
  const open = found.filter(({ isOpen }) => isOpen);
  const [closed] = found;
  if (open.length === 0 && closed) return sendNew(ctx, renderAsked(ctx, { kind: "closed", ...closed }));
  const options = open.slice(0, maxOptions).map((askable) => optionOf(ctx.say, askable));
  const [only, ...others] = options;
  // The request is for the same plan as before; a customer who has typed another one sees which.
  const isSure = only !== undefined && others.length === 0 && (only.lastKobo !== null || isAny);
  const start = { options, ...known, ...(isSure && { place: 0 }) };
  if (isSure && (only.lastKobo === null || known.faceKobo !== undefined)) return askingNow(ctx, start);
  await askingShop.open(ctx, start, null);
}

/** The line holds every answer, so the bot asks nothing. */
async function askingNow(ctx: ShopContext, { options, faceKobo }: AskForm["start"]): Promise<void> {
  const { shop, userId } = ctx;
  const wanted = { userId, chatId: options[0]?.chat ?? "", faceKobo: faceKobo === undefined ? null : toKobo(faceKobo) };
  const asked = await ctx.work.commit((trx) => askShop(trx, stampNow(shop), wanted));
  await sendNew(ctx, renderAsked(ctx, asked));
}

function optionOf(say: Say, { chat, account, sale }: Askable): AskOption {
  const { icon } = nameService(say, chat.service_type);
  const isFace = hasFaceValue(chat.service_type);
  const item = isFace ? sale.provider_name : nameProduct(sale.provider_name, sale.product_name, " ");
  const label = [item, formatBeneficiary(chat.service_type, chat.beneficiary), shopNameOf(account)];
  return {
    chat: chat.id,
    label: `${icon} ${label.join(" · ")}`,
    lastKobo: isFace ? sale.face_kobo : null,
  };
}

function renderAsked({ say, shop }: ShopContext, asked: Asked): Content {
  if (asked.kind === "not_linked") return { html: say.html("tap-not-linked") };
  const name = shopNameOf(asked.account);
  if (asked.kind === "closed") return { html: say.html("request-closed", { shop: name }) };
  if (asked.kind === "too_often") {
    return { html: say.html("request-too-often", { shop: name, time: shop.times.time(asked.again) }) };
  }
  const { sale, request } = asked;
  const about = {
    shop: name,
    what: nameWanted(sale, request),
    beneficiary: nameRecipient(say, sale),
  };
  if (asked.kind === "asked") return { html: say.html("request-asked", about) };
  return { html: say.html("request-open", { ...about, time: shop.times.time(request.asked_at) }) };
}
