import { formatNaira, formatNairaShort, noKobo, subtractKobo, toKobo } from "../../../core/money.ts";
import { type Markup, priceFor } from "../../../pricing/price-rule.ts";
import type { PriceRule } from "../../../pricing/prices.queries.ts";
import type { RuleScope } from "../../../pricing/prices.ts";
import { hasFaceValue, type ServiceType, serviceTypes } from "../../../services/services.ts";
import { booksButton } from "../../callbacks/books.ts";
import { priceButtons } from "../../callbacks/prices.ts";
import type { Loss } from "../../dialogs/forms/prices.ts";
import { labelService, nameProduct } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content, choiceButton, inRows } from "../../ui/screen.ts";
import { formatMargin } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import type { Costed } from "./costs.ts";
import { writeScope } from "./scopes.ts";

const add = (naira: number): Markup => ({ how: "add", kobo: toKobo(naira * 100), basis_points: null, step_kobo: null });
const share = (percent: number): Markup => ({
  how: "percent",
  kobo: null,
  basis_points: percent * 100,
  step_kobo: null,
});
/** The choices; a button names one by its place here. */
export const presets: readonly Markup[] = [...[20, 50, 100].map(add), ...[2, 5, 10].map(share)];
export const steps: readonly Markup["step_kobo"][] = [null, ...[100, 500, 1000, 5000].map(toKobo)];

/** So many prices of plans have a button of their own. */
const maxButtons = 20;
const pageSize = 12;

/** The customers' prices, service by service. */
export function renderPrices(say: Say, rules: readonly PriceRule[]): Content {
  return {
    html: paragraphs(
      lines(say.html("prices-title"), say.html("prices-about")),
      lines(...serviceTypes.map((type) => serviceLines(say, type, rules))),
    ),
    buttons: [
      ...inRows(
        serviceTypes.map((type) => ({ text: labelService(say, type), data: priceButtons.scope({ scope: type }) })),
      ),
      [button(say, "button-books", booksButton()), menuButton(say)],
    ],
  };
}

function serviceLines(say: Say, type: ServiceType, all: readonly PriceRule[]): Html {
  const rules = all.filter(({ service_type }) => service_type === type);
  const own = rules.find(({ provider_id }) => provider_id === null) ?? null;
  const providers = rules.filter(({ provider_id, product_id }) => provider_id !== null && product_id === null);
  const plans = rules.filter(({ product_id }) => product_id !== null).length;
  return lines(
    say.html("prices-line", { what: labelService(say, type), price: nameRule(say, type, own) }),
    ...providers.map((rule) =>
      say.html("prices-line-within", { what: rule.provider_name ?? "", price: nameRule(say, type, rule) }),
    ),
    plans > 0 && say.html("prices-plans", { count: plans }),
  );
}

export interface ScopeView {
  say: Say;
  scope: RuleScope;
  rules: readonly PriceRule[];
  /** The cost of a plan; null for all else, and if the service does not report it now. */
  plan: Costed | null;
}

/** The price of one service, provider or plan, and what it can be made. */
export function renderScope(view: ScopeView): Content {
  const { say, scope, rules } = view;
  const written = writeScope(scope);
  const own = rules.find((rule) => writeScope(rule) === written) ?? null;
  const within = rules.filter((rule) => rule !== own && `${writeScope(rule)}.`.startsWith(`${written}.`));
  return {
    html: paragraphs(
      lines(
        say.html("prices-scope", { what: nameScope(say, scope) }),
        own === null ? say.html("prices-none") : null,
        say.html("prices-now", { price: nameRule(say, scope.service_type, own ?? widerOf(scope, rules)) }),
        ...planLines(view, own ?? widerOf(scope, rules)),
      ),
      say.html(scope.product_id === null ? "prices-on-top" : "prices-on-plan"),
    ),
    buttons: [
      ...inRows(
        presets.map((markup, place) =>
          choiceButton(
            say,
            nameMarkup(say, markup),
            isSame(own, markup),
            priceButtons.preset({ scope: written, place }),
          ),
        ),
        3,
      ),
      canRound(scope, own ?? widerOf(scope, rules))
        ? steps.map((step, place) =>
            choiceButton(
              say,
              nameStep(say, step),
              own?.step_kobo === step,
              priceButtons.step({ scope: written, place }),
            ),
          )
        : [],
      [button(say, "button-price-type", priceButtons.act({ scope: written, act: "type" }))],
      ...inRows(
        within
          .slice(0, maxButtons)
          .map((rule) => ({ text: labelRule(say, rule), data: priceButtons.scope({ scope: writeScope(rule) }) })),
      ),
      ...narrowerRow(say, scope, priceButtons.within({ scope: written, page: 0 })),
      buttonRow(own && button(say, "button-price-end", priceButtons.act({ scope: written, act: "end" }), "danger")),
      [button(say, "button-my-prices", priceButtons.all()), menuButton(say)],
    ],
  };
}

/** The customer's current price for one plan, its cost and its profit. */
function planLines({ say, plan }: ScopeView, rule: PriceRule | null): Html[] {
  if (plan === null) return [];
  const { kobo } = priceFor(rule, { quantity: 1, ...plan });
  const profit = formatMargin(say, { kobo: subtractKobo(kobo, plan.costKobo), isAbout: false }, true);
  return [
    say.html("card-pays", { price: formatNaira(kobo) }),
    say.html("confirm-cost", { charge: formatNaira(plan.costKobo) }),
    kobo < plan.costKobo ? say.html("confirm-loss", { loss: profit }) : say.html("line", { text: profit }),
  ];
}

/** Asks about a price below the cost, naming the loss. */
export function formatLoss(say: Say, what: string, { costKobo, priceKobo }: Loss): Html {
  const [cost, price, loss] = [costKobo, priceKobo, subtractKobo(costKobo, priceKobo)].map(formatNaira);
  return say.html("prices-loss", { what, cost: cost ?? "", price: price ?? "", loss: loss ?? "" });
}

/** The next narrower things that can have a price of their own. */
export function renderChoice(
  view: { say: Say; scope: RuleScope; page: number },
  entries: readonly { label: string; scope: string }[],
): Content {
  const { say, scope, page } = view;
  const written = writeScope(scope);
  const turn = (page: number, text: string) => ({ text, data: priceButtons.within({ scope: written, page }) });
  const shown = entries.slice(page * pageSize, (page + 1) * pageSize);
  return {
    html: lines(say.html("prices-scope", { what: nameScope(say, scope) }), say.html("sell-ask-product")),
    buttons: [
      ...inRows(shown.map((entry) => ({ text: entry.label, data: priceButtons.scope({ scope: entry.scope }) }))),
      buttonRow(page > 0 && turn(page - 1, "◀"), (page + 1) * pageSize < entries.length && turn(page + 1, "▶")),
      [button(say, "button-back", priceButtons.scope({ scope: written }))],
    ],
  };
}

function narrowerRow(say: Say, { service_type, provider_id, product_id }: RuleScope, data: string): Button[][] {
  if (product_id !== null) return [];
  if (provider_id === null) return [[button(say, "button-price-providers", data)]];
  return hasFaceValue(service_type) ? [] : [[button(say, "button-price-plans", data)]];
}

/**
 * Whether there is anything to round up. A plan that no rule prices costs customers the service's normal price: a rule that
 * only rounds would sell it at its cost.
 */
export function canRound({ service_type }: RuleScope, rule: PriceRule | null): boolean {
  return rule !== null || hasFaceValue(service_type);
}

/** The rule that counts for a scope without one of its own; null: none does. */
export function widerOf(
  { service_type, provider_id, product_id }: RuleScope,
  rules: readonly PriceRule[],
): PriceRule | null {
  if (provider_id === null) return null;
  const of = rules.filter((rule) => rule.service_type === service_type && rule.product_id === null);
  const provider = product_id === null ? undefined : of.find((rule) => rule.provider_id === provider_id);
  return provider ?? of.find((rule) => rule.provider_id === null) ?? null;
}

function isSame(own: PriceRule | null, { how, kobo, basis_points }: Markup): boolean {
  return own?.how === how && own.kobo === kobo && own.basis_points === basis_points;
}

/** "🌐 Data · MTN · 2GB" */
export function nameScope(say: Say, { service_type, provider_name, product_name }: RuleScope): string {
  const what = provider_name === null ? [] : [nameProduct(provider_name, product_name, " · ")];
  return [labelService(say, service_type), ...what].join(" · ");
}

function labelRule(say: Say, rule: PriceRule): string {
  const what = rule.product_name ?? rule.provider_name ?? "";
  return say.plain("prices-row", { what, price: nameRule(say, rule.service_type, rule) });
}

/** "+₦50, up to the next ₦10", or what customers pay without a rule. */
function nameRule(say: Say, type: ServiceType, rule: Markup | null): string {
  if (rule === null) return say.plain(hasFaceValue(type) ? "prices-face" : "prices-list");
  const step = rule.how === "exact" ? null : rule.step_kobo;
  const markup = nameMarkup(say, rule);
  return step === null ? markup : say.plain("prices-stepped", { markup, step: formatNairaShort(step) });
}

/** "+₦50", "+5%", "₦1,600". */
function nameMarkup(say: Say, { how, kobo, basis_points }: Markup): string {
  if (how === "exact") return formatNairaShort(kobo ?? noKobo);
  const size = how === "add" ? (kobo ?? 0) : (basis_points ?? 0);
  const amount = how === "add" ? formatNairaShort(toKobo(Math.abs(size))) : `${Math.abs(size) / 100}%`;
  return say.plain(size < 0 ? "prices-less" : "prices-more", { amount });
}

function nameStep(say: Say, step: Markup["step_kobo"]): string {
  return step === null ? say.plain("prices-step-none") : say.plain("prices-step", { step: formatNairaShort(step) });
}
