import { formatNaira, formatNairaShort, type Kobo, parseTypedNaira, toKobo } from "../../lib/money.ts";
import type { Limits, ProductOffer, ProviderOffer } from "../../purchases/shelf.ts";
import type { ServiceType } from "../../vending/words.ts";
import type { Button } from "../screen.ts";
import type { Html, Say } from "../text.ts";
import type { SellAnswers } from "./forms.ts";
import { readDeviceNumber, readPhone } from "./read-answer.ts";
import type { SellStep } from "./sell-steps.ts";

/** What the shelf holds for the answers so far. Empty where nothing was chosen yet. */
export interface Stock {
  providers: readonly ProviderOffer[];
  products: readonly ProductOffer[];
}

export interface Question {
  html: Html;
  /** `value` comes back with the tap. */
  options: readonly { label: string; value: string }[];
  placeholder?: string;
  columns: 2 | 3;
}

/** What the person did: tapped an option, or typed. */
export type Input = { kind: "tap"; value: string } | { kind: "text"; text: string };

/** An answer, or why it is none. */
export type Reading = { kind: "answers"; answers: Partial<SellAnswers> } | { kind: "problem"; html: Html };

const quickAmounts: Partial<Record<ServiceType, readonly number[]>> = {
  airtime: [100, 200, 500, 1000, 2000, 5000],
  electricity: [1000, 2000, 3000, 5000, 10_000, 20_000],
};
const longestEcho = 40;

const isDevice = (serviceType: ServiceType) => serviceType === "electricity" || serviceType === "tv";

/** The question of a step. */
export function askStep(say: Say, step: Exclude<SellStep, "confirm">, answers: SellAnswers, stock: Stock): Question {
  switch (step) {
    case "beneficiary":
      return askBeneficiary(say, answers.serviceType);
    case "provider":
      return {
        html: say.html(providerQuestion(answers.serviceType)),
        options: stock.providers.map((offer) => ({ label: offer.name, value: String(offer.id) })),
        columns: 2,
      };
    case "product":
      return {
        html: say.html(answers.serviceType === "electricity" ? "sell-ask-meter-type" : "sell-ask-product"),
        options: stock.products.map((offer) => ({ label: offer.name, value: String(offer.id) })),
        columns: 2,
      };
    case "amount":
      return askAmount(say, answers, stock);
  }
}

/** Reads the answer to a step. Prices and limits come from the stock, never from a button. */
export function readStep(
  say: Say,
  step: Exclude<SellStep, "confirm">,
  answers: SellAnswers,
  stock: Stock,
  input: Input,
): Reading {
  switch (step) {
    case "beneficiary":
      return readBeneficiary(say, answers.serviceType, input);
    case "provider": {
      const found = choose(stock.providers, input);
      return found
        ? answered({ provider: { id: found.id, slug: found.slug, name: found.name } })
        : problem(say.html("sell-bad-choice", { text: echo(input) }));
    }
    case "product": {
      const found = choose(stock.products, input);
      return found
        ? answered({ product: { id: found.id, name: found.name } })
        : problem(say.html("sell-bad-choice", { text: echo(input) }));
    }
    case "amount":
      return readAmount(say, limitsOf(answers, stock), input);
  }
}

/** The limits of the face value, from the chosen network or meter type. */
export function limitsOf(answers: SellAnswers, stock: Stock): Limits | null {
  const product = stock.products.find((offer) => offer.id === answers.product?.id);
  const provider = stock.providers.find((offer) => offer.id === answers.provider?.id);
  return product?.limits ?? provider?.limits ?? null;
}

/** The options of a question as rows of buttons. */
export function toRows(question: Question, dataOf: (value: string) => string): Button[][] {
  const rows: Button[][] = [];
  for (const [index, option] of question.options.entries()) {
    if (index % question.columns === 0) rows.push([]);
    rows.at(-1)?.push({ text: option.label, data: dataOf(option.value) });
  }
  return rows;
}

function providerQuestion(serviceType: ServiceType) {
  if (serviceType === "airtime" || serviceType === "data") return "sell-ask-network";
  return serviceType === "electricity" ? "sell-ask-company" : "sell-ask-provider";
}

function askBeneficiary(say: Say, serviceType: ServiceType): Question {
  if (serviceType === "electricity") {
    return {
      html: say.html("sell-ask-meter"),
      options: [],
      columns: 2,
      placeholder: say.plain("sell-placeholder-meter"),
    };
  }
  if (serviceType === "tv") return { html: say.html("sell-ask-smartcard"), options: [], columns: 2 };
  return {
    html: say.html("sell-ask-phone"),
    options: [],
    columns: 2,
    placeholder: say.plain("sell-placeholder-phone"),
  };
}

function readBeneficiary(say: Say, serviceType: ServiceType, input: Input): Reading {
  const text = input.kind === "text" ? input.text : "";
  const beneficiary = isDevice(serviceType) ? readDeviceNumber(text) : readPhone(text);
  if (beneficiary !== null) return answered({ beneficiary });
  const key =
    serviceType === "electricity" ? "sell-bad-meter" : serviceType === "tv" ? "sell-bad-smartcard" : "sell-bad-phone";
  return problem(say.html(key, { text: echo(input) }));
}

function askAmount(say: Say, answers: SellAnswers, stock: Stock): Question {
  const limits = limitsOf(answers, stock);
  const quick = (quickAmounts[answers.serviceType] ?? [])
    .map((naira) => toKobo(naira * 100))
    .filter((kobo) => limits === null || (kobo >= limits.minKobo && kobo <= limits.maxKobo));
  return {
    html: say.html("sell-ask-amount", {
      min: formatNairaShort(limits?.minKobo ?? toKobo(0)),
      max: formatNairaShort(limits?.maxKobo ?? toKobo(0)),
    }),
    options: quick.map((kobo) => ({
      label: formatNairaShort(kobo),
      value: `q${quickIndex(answers.serviceType, kobo)}`,
    })),
    columns: 3,
    placeholder: say.plain("sell-placeholder-amount"),
  };
}

// A button holds the place in the list of quick amounts, not an amount.
function quickIndex(serviceType: ServiceType, kobo: Kobo): number {
  return (quickAmounts[serviceType] ?? []).indexOf(kobo / 100);
}

/** The amount behind a quick button. */
export function quickAmount(serviceType: ServiceType, value: string): Kobo | null {
  const naira = quickAmounts[serviceType]?.[Number(/^q(\d{1,2})$/.exec(value)?.[1] ?? Number.NaN)];
  return naira === undefined ? null : toKobo(naira * 100);
}

function readAmount(say: Say, limits: Limits | null, input: Input): Reading {
  const faceKobo = input.kind === "text" ? parseTypedNaira(input.text) : null;
  if (faceKobo === null || faceKobo === 0) return problem(say.html("sell-bad-amount", { text: echo(input) }));
  return checkLimits(say, limits, faceKobo);
}

/** An amount as an answer, if the limits allow it. */
export function checkLimits(say: Say, limits: Limits | null, faceKobo: Kobo): Reading {
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
  input: Input,
): Entry | undefined {
  if (input.kind === "tap") return entries.find((entry) => String(entry.id) === input.value);
  const typed = input.text.trim().toLowerCase();
  if (typed === "") return undefined;
  const exact = entries.find((entry) => entry.name.toLowerCase() === typed);
  const matching = entries.filter((entry) => entry.name.toLowerCase().includes(typed));
  return exact ?? (matching.length === 1 ? matching[0] : undefined);
}

function echo(input: Input): string {
  const text = input.kind === "text" ? input.text : input.value;
  return text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text;
}

function answered(answers: Partial<SellAnswers>): Reading {
  return { kind: "answers", answers };
}

function problem(html: Html): Reading {
  return { kind: "problem", html };
}
