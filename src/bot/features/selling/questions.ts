import type { PricedOffer } from "../../../catalogue/plan-prices.ts";
import type { ProviderOffer } from "../../../catalogue/product-catalogue.ts";
import { planTypes, searchProducts, sellable } from "../../../catalogue/product-search.ts";
import { formatNairaShort, type Kobo, noKobo, toKobo } from "../../../core/money.ts";
import type { Trouble } from "../../../health/health.ts";
import type { Hold } from "../../../holds/holds.queries.ts";
import type { Limits } from "../../../sales/quote.ts";
import { shortenCompany } from "../../../services/company-names.ts";
import { numberKindOf, type ServiceType, services } from "../../../services/services.ts";
import type { Asking, SellAnswers } from "../../dialogs/forms/selling.ts";
import { formatBeneficiary, nameService } from "../../ui/format.ts";
import { type Button, inRows } from "../../ui/screen.ts";
import type { Html, Say } from "../../ui/text.ts";

/** The catalogue's choices for the answers so far. Empty if nothing was chosen yet. */
export interface Stock {
  providers: readonly ProviderOffer[];
  products: readonly PricedOffer[];
  /** Customers with a name who were served lately, where the number is asked for. */
  served?: readonly { name: string | null; number: string }[];
  /** The current holds of the service, for the question about the provider. */
  held?: readonly Hold[];
  /** Whose sales go worse than usual, where the provider is asked for. */
  troubled?: readonly { name: string; trouble: Trouble }[];
}

interface Option {
  label: string;
  /** Comes back with the tap. Never an amount or a price. */
  value: string;
}

export interface Question {
  html: Html;
  options: readonly Option[];
  columns: 1 | 2 | 3;
  /** Below the options: pages, and the way out of a search. */
  paging?: readonly Option[];
  placeholder?: string;
}

const maxLabelLength = 48;
const pageSize = 8;
// Two buttons side by side show about this many characters each.
const halfWidth = 20;

export function askStep(say: Say, step: Asking, answers: SellAnswers, stock: Stock): Question {
  switch (step) {
    case "beneficiary":
      return askBeneficiary(say, answers.serviceType, stock);
    case "provider": {
      const isHeld = (slug: string) => stock.held?.some((one) => one.provider_slug === slug) ?? false;
      return listOf(
        say.html(`sell-ask-${services[answers.serviceType].providerIs}`),
        stock.providers.map(({ id, slug, name }) => ({
          label: labelProvider(answers.serviceType, name, isHeld(slug)),
          value: String(id),
        })),
      );
    }
    case "planType":
      return listOf(
        say.html("sell-ask-plan-type"),
        planTypes(sellable(stock.products)).map((type, index) => ({
          label: type || say.plain("sell-plan-type-other"),
          value: `t${index}`,
        })),
      );
    case "product":
      return askProduct(say, answers, stock);
    case "amount":
      return askAmount(say, answers, stock);
  }
}

function labelProvider(serviceType: ServiceType, name: string, isHeld: boolean): string {
  const label = services[serviceType].productsAre === "meter kinds" ? shortenCompany(name) : name;
  return isHeld ? `⏸ ${label}` : label;
}

/** The products among which a choice is made: those that can be sold, of the chosen kind. */
export function productsFor(answers: SellAnswers, stock: Stock): PricedOffer[] {
  const { planType } = answers;
  return sellable(stock.products).filter(
    (product) => planType === undefined || planType === null || (product.planType ?? "") === planType,
  );
}

/** The limits of the face value, from the chosen network or meter type. */
export function limitsOf(answers: SellAnswers, stock: Stock): Limits | null {
  const product = stock.products.find((offer) => offer.id === answers.product?.id);
  const provider = stock.providers.find((offer) => offer.id === answers.provider?.id);
  return product?.limits ?? provider?.limits ?? null;
}

export function toRows(question: Question, dataOf: (value: string) => string): Button[][] {
  const draw = (options: readonly Option[]) =>
    options.map(({ label, value }) => ({ text: label, data: dataOf(value) }));
  return [...inRows(draw(question.options), question.columns), draw(question.paging ?? [])];
}

export function quickAmount(serviceType: ServiceType, value: string): Kobo | null {
  const naira = services[serviceType].quickAmounts[Number(/^q(\d{1,2})$/.exec(value)?.[1] ?? Number.NaN)];
  return naira === undefined ? null : toKobo(naira * 100);
}

function listOf(html: Html, options: readonly Option[]): Question {
  const isWide = options.some((option) => option.label.length > halfWidth);
  return { html, options, columns: isWide ? 1 : 2 };
}

function askBeneficiary(say: Say, serviceType: ServiceType, { served = [] }: Stock): Question {
  const kind = numberKindOf(serviceType);
  const options = served.map(({ name, number }) => ({
    label: say.plain("named", { name: name ?? "", beneficiary: formatBeneficiary(serviceType, number) }),
    value: number,
  }));
  const placeholder = kind === "smartcard" ? {} : { placeholder: say.plain(`sell-placeholder-${kind}`) };
  return { options, columns: 1, html: say.html(`sell-ask-${kind}`), ...placeholder };
}

/** A list of products, paged and searched without asking anybody. */
function askProduct(say: Say, answers: SellAnswers, stock: Stock): Question {
  const all = productsFor(answers, stock);
  const query = queryOf(answers, all);
  const found = query === null ? all : searchProducts(all, query);
  const pages = Math.max(Math.ceil(found.length / pageSize), 1);
  const page = Math.min(answers.page ?? 0, pages - 1);
  const isLong = all.length > pageSize;
  const list = listOf(
    query !== null
      ? say.html("sell-found", { count: found.length, text: query })
      : say.html(isLong ? searchQuestion(answers.serviceType) : productQuestion(answers.serviceType)),
    found.slice(page * pageSize, (page + 1) * pageSize).map((product) => ({
      label: labelOf(product, answers.planType === null),
      value: String(product.id),
    })),
  );
  const turn = (to: number, label: string) => (to < 0 || to >= pages ? [] : [{ label, value: `p${to}` }]);
  return {
    ...list,
    paging: [
      ...(pages > 1 ? [turn(page - 1, "◀"), turn(page, `${page + 1}/${pages}`), turn(page + 1, "▶")].flat() : []),
      ...(query !== null ? [{ label: say.plain("button-all"), value: "all" }] : []),
    ],
    ...(isLong && answers.serviceType === "data" && { placeholder: say.plain("sell-placeholder-search") }),
  };
}

/** What the list is searched by: what was typed last, or what a line said that some of it answers; null: nothing. */
function queryOf({ query, said }: SellAnswers, all: readonly PricedOffer[]): string | null {
  if (query !== undefined) return query === "" ? null : query;
  return said?.plan !== undefined && searchProducts(all, said.plan).length > 0 ? said.plan : null;
}

function productQuestion(serviceType: ServiceType) {
  return services[serviceType].productsAre === "meter kinds" ? "sell-ask-meter-type" : "sell-ask-product";
}

function searchQuestion(serviceType: ServiceType) {
  return serviceType === "data" ? "sell-ask-plan-long" : "sell-ask-product-long";
}

/** "1GB (30 days) · SME · ₦550": with what a customer pays. */
function labelOf(product: PricedOffer, withKind: boolean): string {
  const name = product.name.length > maxLabelLength ? `${product.name.slice(0, maxLabelLength - 1)}…` : product.name;
  const kind = withKind && product.planType ? ` · ${product.planType}` : "";
  const { priceKobo } = product;
  return priceKobo === null ? `${name}${kind}` : `${name}${kind} · ${formatNairaShort(priceKobo)}`;
}

function askAmount(say: Say, answers: SellAnswers, stock: Stock): Question {
  const limits = limitsOf(answers, stock);
  const quick = services[answers.serviceType].quickAmounts
    .map((naira, index) => ({ kobo: toKobo(naira * 100), index }))
    .filter(({ kobo }) => limits === null || (kobo >= limits.minKobo && kobo <= limits.maxKobo));
  return {
    html: say.html("sell-ask-amount", {
      min: formatNairaShort(limits?.minKobo ?? noKobo),
      max: formatNairaShort(limits?.maxKobo ?? noKobo),
    }),
    // A button holds the place in the list of quick amounts, not an amount.
    options: quick.map(({ kobo, index }) => ({ label: formatNairaShort(kobo), value: `q${index}` })),
    columns: 3,
    placeholder: say.plain("sell-placeholder-amount"),
  };
}

/** The answer to a question, in a line that stays in the chat above the typed text. */
export function answerLine(say: Say, step: Asking, answers: SellAnswers): Html {
  const { serviceType, beneficiary = "", provider, planType, product, faceKobo } = answers;
  const { icon } = nameService(say, serviceType);
  if (step === "beneficiary") {
    const answer = formatBeneficiary(serviceType, beneficiary);
    return say.html(`sell-kept-${numberKindOf(serviceType)}`, { icon, answer });
  }
  if (step === "amount") return say.html("sell-kept-amount", { icon, answer: formatNairaShort(faceKobo ?? noKobo) });
  const chosen = step === "provider" ? provider?.name : (product?.name ?? planType);
  return say.html("sell-kept-choice", { icon, answer: chosen ?? "" });
}

export function titleOf(say: Say, answers: SellAnswers): Html {
  const { icon, lower } = nameService(say, answers.serviceType);
  return say.html("sell-title", { icon, service: lower });
}

/** The choices so far, in one line, with a number and an amount that were typed before their question. */
export function chosenOf(say: Say, answers: SellAnswers, step: Asking | "over"): Html | null {
  const beneficiary = answers.beneficiary ?? answers.said?.beneficiary;
  const early = step === "amount" || step === "over" ? undefined : answers.said?.faceKobo;
  const parts = [
    answers.provider?.name,
    answers.planType,
    answers.product?.name,
    beneficiary && formatBeneficiary(answers.serviceType, beneficiary),
    early !== undefined && formatNairaShort(early),
  ].filter(Boolean);
  return parts.length === 0 ? null : say.html("line", { text: parts.join(" · ") });
}
