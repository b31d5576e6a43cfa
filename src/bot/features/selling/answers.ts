import type { PricedOffer } from "../../../catalogue/plan-prices.ts";
import { planTypes, searchProducts, sellable } from "../../../catalogue/product-search.ts";
import { formatNaira, formatNairaShort, type Kobo, parseTypedNaira } from "../../../core/money.ts";
import { readPhone } from "../../../core/phone.ts";
import type { Limits } from "../../../sales/quote.ts";
import { isCalled } from "../../../services/company-names.ts";
import { numberKindOf, type ServiceType } from "../../../services/services.ts";
import type { FormInput } from "../../dialog-controller.ts";
import type { Asking, SellAnswers } from "../../dialogs/forms/selling.ts";
import { readDeviceNumber } from "../../dialogs/read-answer.ts";
import type { Html, Say } from "../../ui/text.ts";
import { limitsOf, productsFor, quickAmount, type Stock } from "./questions.ts";

export type AnswerReading =
  | { kind: "answers"; answers: Partial<SellAnswers> }
  /** No answer yet, but another view of the same question: a page, a search. */
  | { kind: "view"; view: Pick<SellAnswers, "page" | "query"> }
  | { kind: "problem"; html: Html };

const maxEchoLength = 40;

/** Reads the answer to a step. Prices and limits come from the stock, never from a button. */
export function readStep(say: Say, step: Asking, answers: SellAnswers, stock: Stock, input: FormInput): AnswerReading {
  switch (step) {
    case "beneficiary":
      return readBeneficiary(say, answers.serviceType, input);
    case "provider": {
      const found = choose(stock.providers, input);
      if (!found) return noChoice(say, input);
      return answered({ provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: false });
    }
    case "planType":
      return readPlanType(say, stock, input);
    case "product":
      return readProduct(say, answers, stock, input);
    case "amount":
      return readAmount(say, answers, stock, input);
  }
}

function readBeneficiary(say: Say, serviceType: ServiceType, input: FormInput): AnswerReading {
  const text = input.kind === "text" ? input.text : input.value;
  const kind = numberKindOf(serviceType);
  const beneficiary = kind === "phone" ? readPhone(text) : readDeviceNumber(text);
  if (beneficiary !== null) return answered({ beneficiary });
  return problem(say.html(`sell-bad-${kind}`, { text: echo(input) }));
}

function readPlanType(say: Say, stock: Stock, input: FormInput): AnswerReading {
  const types = planTypes(sellable(stock.products));
  if (input.kind === "tap") {
    const planType = types[Number(/^t(\d{1,3})$/.exec(input.value)?.[1] ?? Number.NaN)];
    return planType === undefined ? noChoice(say, input) : answered({ planType });
  }
  const typed = input.text.trim().toLowerCase();
  const matching = types.filter((type) => type.toLowerCase().startsWith(typed));
  if (typed !== "" && matching.length === 1) return answered({ planType: matching[0] ?? "" });
  return searched(say, sellable(stock.products), input);
}

/**
 * "1gb weekly", typed where a plan or its kind is asked for: the only match is the answer, several are a list. All kinds
 * are searched, since a reseller thinks of a size and a price.
 */
function searched(say: Say, products: readonly PricedOffer[], input: FormInput): AnswerReading {
  const found = searchProducts(products, input.kind === "text" ? input.text : "");
  const [only] = found;
  if (!only || input.kind === "tap") return problem(say.html("sell-none-found", { text: echo(input) }));
  if (found.length === 1) return answered({ planType: only.planType ?? "", product: { id: only.id, name: only.name } });
  return answered({ planType: null, query: echo(input), page: 0 });
}

function readProduct(say: Say, answers: SellAnswers, stock: Stock, input: FormInput): AnswerReading {
  const products = productsFor(answers, stock);
  if (input.kind === "tap") {
    const page = /^p(\d{1,3})$/.exec(input.value)?.[1];
    if (page !== undefined)
      return {
        kind: "view",
        view: { page: Number(page), ...(answers.query !== undefined && { query: answers.query }) },
      };
    if (input.value === "all") return { kind: "view", view: { page: 0, query: "" } };
  }
  const chosen = choose(products, input);
  if (chosen) return answered({ product: { id: chosen.id, name: chosen.name } });
  if (input.kind === "tap") return noChoice(say, input);
  const found = searchProducts(products, input.text);
  const [only] = found;
  if (found.length === 1 && only) return answered({ product: { id: only.id, name: only.name } });
  if (found.length > 1) return { kind: "view", view: { page: 0, query: echo(input) } };
  return searched(say, sellable(stock.products), input);
}

function readAmount(say: Say, answers: SellAnswers, stock: Stock, input: FormInput): AnswerReading {
  const faceKobo = input.kind === "tap" ? quickAmount(answers.serviceType, input.value) : parseTypedNaira(input.text);
  if (faceKobo === null || faceKobo === 0) return problem(say.html("sell-bad-amount", { text: echo(input) }));
  return checkLimits(say, limitsOf(answers, stock), faceKobo);
}

/** Why the typed values do not answer the question that waits; null if none of them is about it. */
export function whatIsUnfit(say: Say, step: Asking, answers: SellAnswers, stock: Stock): Html | null {
  const { faceKobo, plan } = answers.said ?? {};
  if (step === "amount" && faceKobo !== undefined) {
    const reading = checkLimits(say, limitsOf(answers, stock), faceKobo);
    return reading.kind === "problem" ? reading.html : null;
  }
  const isPlan = step === "planType" || step === "product";
  if (!isPlan || plan === undefined || searchProducts(sellable(stock.products), plan).length > 0) return null;
  return say.html("sell-none-said", { text: plan });
}

function checkLimits(say: Say, limits: Limits | null, faceKobo: Kobo): AnswerReading {
  const amount = formatNaira(faceKobo);
  if (limits && faceKobo < limits.minKobo) {
    return problem(say.html("sell-bad-amount-low", { amount, min: formatNairaShort(limits.minKobo) }));
  }
  if (limits && faceKobo > limits.maxKobo) {
    return problem(say.html("sell-bad-amount-high", { amount, max: formatNairaShort(limits.maxKobo) }));
  }
  return answered({ faceKobo });
}

/** The entry that was tapped, or the only one whose name holds what was typed. */
function choose<Entry extends { id: number; name: string }>(
  entries: readonly Entry[],
  input: FormInput,
): Entry | undefined {
  if (input.kind === "tap") return entries.find((entry) => String(entry.id) === input.value);
  const typed = input.text.trim().toLowerCase();
  if (typed === "") return undefined;
  const exact = entries.find((entry) => entry.name.toLowerCase() === typed);
  const called = entries.find((entry) => isCalled(entry.name, typed));
  const matching = entries.filter((entry) => entry.name.toLowerCase().includes(typed));
  return exact ?? called ?? (matching.length === 1 ? matching[0] : undefined);
}

function echo(input: FormInput): string {
  const text = input.kind === "text" ? input.text : input.value;
  return text.length > maxEchoLength ? `${text.slice(0, maxEchoLength)}…` : text;
}

function noChoice(say: Say, input: FormInput): AnswerReading {
  return problem(say.html("sell-bad-choice", { text: echo(input) }));
}

function answered(answers: Partial<SellAnswers>): AnswerReading {
  return { kind: "answers", answers };
}

function problem(html: Html): AnswerReading {
  return { kind: "problem", html };
}
