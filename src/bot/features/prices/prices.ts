import { actorOf } from "../../../audit/audit.ts";
import { pricePlans } from "../../../catalogue/plan-prices.ts";
import { formatNairaShort, noKobo, parseTypedNaira, toKobo } from "../../../core/money.ts";
import type { Markup } from "../../../pricing/price-rule.ts";
import { liveRules, type PriceRule } from "../../../pricing/prices.queries.ts";
import { endRule, isSound, type RuleScope, setRule } from "../../../pricing/prices.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, scopeOf, stampNow } from "../../shop.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { button } from "../../ui/screen.ts";
import { readerOf, renderProblem } from "../../ui/service-words.ts";
import { answer, present, sendNew } from "../../ui/show.ts";
import { costOfPlan, lossBy } from "./costs.ts";
import {
  canRound,
  formatLoss,
  nameScope,
  presets,
  renderChoice,
  renderPrices,
  renderScope,
  steps,
  widerOf,
} from "./prices-card.ts";
import { findScope, writeScope } from "./scopes.ts";

/** "My prices", in place of the message whose button was tapped. */
export async function showPrices(ctx: SellerContext): Promise<void> {
  await present(ctx, renderPrices(ctx.say, await rulesOf(ctx)), null);
}

export function showScope(ctx: SellerContext, written: string): Promise<void> {
  return onScope(ctx, written, (scope, rules) => draw(ctx, scope, rules));
}

/** A price that is offered, rounded as the one before. */
export function setPreset(ctx: SellerContext, written: string, place: number): Promise<void> {
  const preset = presets[place];
  return onScope(ctx, written, async (scope, rules) => {
    if (!preset) return answer(ctx, ctx.say.plain("tap-old"));
    await put(ctx, scope, { ...preset, step_kobo: ownOf(rules, written)?.step_kobo ?? null });
  });
}

/** The step that the price is rounded up to: of the scope's own rule, or else of the wider one that counts for it. */
export function setStep(ctx: SellerContext, written: string, place: number): Promise<void> {
  const step_kobo = steps[place];
  return onScope(ctx, written, async (scope, rules) => {
    const rule = ownOf(rules, written) ?? widerOf(scope, rules);
    if (step_kobo === undefined || rule?.how === "exact") return answer(ctx, ctx.say.plain("tap-price-exact"), true);
    if (!canRound(scope, rule)) return answer(ctx, ctx.say.plain("tap-old"));
    const { how, kobo, basis_points } = rule ?? { how: "add" as const, kobo: noKobo, basis_points: null };
    await put(ctx, scope, { how, kobo, basis_points, step_kobo });
  });
}

export function removePrice(ctx: SellerContext, written: string): Promise<void> {
  return onScope(ctx, written, async (scope) => {
    await ctx.work.commit((trx) => endRule(trx, stampNow(ctx.shop), actorOf(ctx.seller), scope));
    await draw(ctx, scope, await rulesOf(ctx));
  });
}

/** The providers of a service, or the plans of a provider: each can have a price of its own. */
export function chooseWithin(ctx: SellerContext, written: string, page: number): Promise<void> {
  return onScope(ctx, written, async (scope, rules) => {
    await present(ctx, renderChoice({ say: ctx.say, scope, page }, await entriesOf(ctx, scope, rules)), null);
  });
}

export const pricing = createDialogController<FormOf<"price">, SellerContext>("price", {
  draw({ say }, { answers: { name, isPlan, loss }, step, revision }, data) {
    if (step !== "sure" || !loss) return { html: say.html(isPlan ? "prices-ask-plan" : "prices-ask", { what: name }) };
    const anyway = button(say, "button-price-anyway", data(0), "danger");
    return { html: formatLoss(say, name, loss), buttons: [[anyway, cancelButton(say, revision)]] };
  },
  async readText(ctx, { answers: { isPlan, scope: written } }, text) {
    const typed = readMarkup(text, isPlan);
    if (!typed) {
      const bad = isPlan ? "prices-bad-plan" : "prices-bad";
      return { problem: { html: ctx.say.html(bad, { text: text.slice(0, 40) }) } };
    }
    const rules = await rulesOf(ctx);
    const markup = { ...typed, step_kobo: typed.how === "exact" ? null : (ownOf(rules, written)?.step_kobo ?? null) };
    const scope = await findScope(ctx, written, rules).catch(() => null);
    const loss = scope && (await lossBy(ctx, scope, markup));
    return { answer: { markup, ...(loss && { loss }) } };
  },
  readTap: (_ctx, { step }, place) => (step === "sure" && place === 0 ? { answer: { isSure: true } } : null),
  async end(ctx, { answers: { scope: written, markup } }) {
    const { shop, userId } = ctx;
    ctx.work.later((trx) => shop.forms.clear(trx, userId));
    await onScope(ctx, written, async (scope) => {
      if (markup) await put(ctx, scope, markup);
    });
  },
});

/** Asks for a price that is typed. */
export function askPrice(ctx: SellerContext, written: string, earlier: Form | null): Promise<void> {
  return onScope(ctx, written, (scope) => {
    const isPlan = scope.product_id !== null;
    return pricing.open(ctx, { scope: written, name: nameScope(ctx.say, scope), isPlan }, earlier);
  });
}

async function put(ctx: SellerContext, scope: RuleScope, markup: Markup): Promise<void> {
  await ctx.work.commit((trx) => setRule(trx, stampNow(ctx.shop), actorOf(ctx.seller), scope, markup));
  await draw(ctx, scope, await rulesOf(ctx));
}

async function draw(ctx: SellerContext, scope: RuleScope, rules: readonly PriceRule[]): Promise<void> {
  await present(ctx, renderScope({ say: ctx.say, scope, rules, plan: await costOfPlan(ctx, scope) }), null);
}

async function onScope(
  ctx: SellerContext,
  written: string,
  task: (scope: RuleScope, rules: readonly PriceRule[]) => Promise<void>,
): Promise<void> {
  try {
    const rules = await rulesOf(ctx);
    const scope = await findScope(ctx, written, rules);
    await (scope ? task(scope, rules) : answer(ctx, ctx.say.plain("tap-old")));
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await sendNew(ctx, { html: renderProblem(readerOf(ctx), error) });
  }
}

async function entriesOf(
  { shop, seller }: SellerContext,
  of: RuleScope,
  rules: readonly PriceRule[],
): Promise<{ label: string; scope: string }[]> {
  const scope = scopeOf(shop, seller);
  const { service_type, provider_id: id, provider_slug: slug } = of;
  if (id === null || slug === null) {
    const providers = await shop.productCatalogue.providers(scope, service_type);
    return providers.map((one) => ({ label: one.name, scope: writeScope({ ...of, provider_id: one.id }) }));
  }
  const products = await shop.productCatalogue.products(scope, service_type, { id, slug });
  const priced = pricePlans(products, { serviceType: service_type, providerId: id, rules, withCost: true });
  return priced.map(({ id: product_id, name, planType, priceKobo }) => {
    const price = priceKobo === null ? [] : [formatNairaShort(priceKobo)];
    return { label: [name, planType, ...price].filter(Boolean).join(" · "), scope: writeScope({ ...of, product_id }) };
  });
}

function ownOf(rules: readonly PriceRule[], written: string): PriceRule | undefined {
  return rules.find((rule) => writeScope(rule) === written);
}

function rulesOf({ shop, seller }: SellerContext): Promise<PriceRule[]> {
  return liveRules(shop.store.db, seller.account.id);
}

/**
 * Reads what customers pay as people type it: "5%", "+50", "-1.5%". An amount without a sign is the whole price, which only
 * a plan can have. Null if it is none of these, or far off.
 */
function readMarkup(text: string, isPlan: boolean): Markup | null {
  const [, sign = "", rest = ""] = /^\s*([+\-−–]?)\s*(.*)$/s.exec(text) ?? [];
  const factor = sign === "" || sign === "+" ? 1 : -1;
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|percent)$/i.exec(rest.trim()) ?? [];
  const none = { kobo: null, basis_points: null, step_kobo: null };
  const isWhole = sign === "" && percent === undefined;
  const kobo = percent === undefined && (isPlan || !isWhole) ? parseTypedNaira(rest) : null;
  const markup: Markup | null =
    percent !== undefined
      ? { ...none, how: "percent", basis_points: factor * Math.round(Number(percent) * 100) }
      : kobo === null
        ? null
        : { ...none, how: isWhole ? "exact" : "add", kobo: toKobo(factor * kobo) };
  return markup && isSound(markup) ? markup : null;
}
