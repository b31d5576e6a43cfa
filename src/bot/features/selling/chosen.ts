import { formatNairaShort, noKobo } from "../../../core/money.ts";
import { numberKindOf } from "../../../services/services.ts";
import type { Asking, SellAnswers } from "../../dialogs/forms/selling.ts";
import { formatBeneficiary, nameService } from "../../ui/format.ts";
import type { Html, Say } from "../../ui/text.ts";

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
