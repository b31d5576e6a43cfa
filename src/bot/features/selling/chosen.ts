import { formatNairaShort, toKobo } from "../../../core/money.ts";
import { numberKindOf } from "../../../services/services.ts";
import { formatBeneficiary, nameService } from "../../ui/format.ts";
import type { Html, Say } from "../../ui/text.ts";
import type { Asking, SellAnswers } from "./talk.ts";

/** What was answered to a question, in a line that stays in the chat above what was typed. */
export function answerLine(say: Say, step: Asking, answers: SellAnswers): Html {
  const { serviceType, beneficiary = "", provider, planType, product, faceKobo } = answers;
  const { icon } = nameService(say, serviceType);
  if (step === "beneficiary") {
    const answer = formatBeneficiary(serviceType, beneficiary);
    return say.html(`sell-kept-${numberKindOf(serviceType)}`, { icon, answer });
  }
  if (step === "amount") return say.html("sell-kept-amount", { icon, answer: formatNairaShort(faceKobo ?? toKobo(0)) });
  const chosen = step === "provider" ? provider?.name : (product?.name ?? planType);
  return say.html("sell-kept-choice", { icon, answer: chosen ?? "" });
}

export function titleOf(say: Say, answers: SellAnswers): Html {
  const { icon, lower } = nameService(say, answers.serviceType);
  return say.html("sell-title", { icon, service: lower });
}

/** What was chosen so far, in one line, with an amount that was typed before it is asked for. */
export function chosenOf(say: Say, answers: SellAnswers, step: Asking | "over"): Html | null {
  const early = step === "amount" || step === "over" ? undefined : answers.said?.faceKobo;
  const parts = [
    answers.provider?.name,
    answers.planType,
    answers.product?.name,
    answers.beneficiary && formatBeneficiary(answers.serviceType, answers.beneficiary),
    early !== undefined && formatNairaShort(early),
  ].filter(Boolean);
  return parts.length === 0 ? null : say.html("sell-chosen", { parts: parts.join(" · ") });
}
