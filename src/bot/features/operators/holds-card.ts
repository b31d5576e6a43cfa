import type { Hold } from "../../../holds/holds.queries.ts";
import { type HoldSet, maxReasonLength } from "../../../holds/holds.ts";
import { serviceTypes } from "../../../services/services.ts";
import { operatorButtons } from "../../callbacks/operators.ts";
import type { HoldAnswers } from "../../dialogs/forms/operators.ts";
import { labelService, nameService } from "../../ui/format.ts";
import { type HoldReader, heldLine, nameHeld } from "../../ui/held.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

/** How long a hold may last, a tap each; any time of the day can be typed. */
export const holdHours = [1, 3, 6, 12, 24, 72] as const;

/** The targets of a question's buttons. */
export interface Ways {
  data(place: number): string;
  cancel: Button;
}

export function askHeldService(say: Say): Content {
  const services = serviceTypes.map((service) => {
    return { text: labelService(say, service), data: operatorButtons.hold({ service }) };
  });
  return { html: say.html("hold-what"), buttons: [...inRows(services), [backButton(say)]] };
}

export function askHeldCompany(say: Say, { serviceType, companies }: HoldAnswers, { data, cancel }: Ways): Content {
  const service = nameService(say, serviceType).name;
  const whole = button(say, ["button-hold-whole", { service }], data(0));
  const each = companies.map(({ name }, index) => ({ text: name, data: data(index + 1) }));
  return { html: say.html("hold-company", { service }), buttons: [[whole], ...inRows(each), [cancel]] };
}

export function askHoldUntil(say: Say, answers: HoldAnswers, { data, cancel }: Ways): Content {
  const hours = holdHours.map((count, place) => button(say, ["button-hold-hours", { count }], data(place)));
  const html = say.html("hold-until", { what: nameWanted(say, answers) });
  return { html, buttons: [...inRows(hours, 3), [cancel]] };
}

export function askHoldReason(say: Say, answers: HoldAnswers, { cancel }: Ways): Content {
  const html = say.html("hold-reason", { what: nameWanted(say, answers), most: maxReasonLength });
  return { html, buttons: [[cancel]] };
}

/** The one question before it is set: what sellers read from then on, and how many they are. */
export function askHoldSurely(
  reader: HoldReader,
  answers: HoldAnswers,
  sellers: number,
  { data, cancel }: Ways,
): Content {
  const { say } = reader;
  const { serviceType, provider, reason = "", until = 0 } = answers;
  const wanted = { service_type: serviceType, provider_name: provider?.name ?? null, reason, until };
  const hold = button(say, "button-hold-set", data(0), "danger");
  return {
    html: paragraphs(say.html("hold-ask", { count: sellers }), heldLine(reader, wanted), say.html("hold-open-sales")),
    buttons: [[hold, cancel]],
  };
}

/** The result, with the way back. */
export function renderHold(reader: HoldReader, set: HoldSet): Content {
  const { say } = reader;
  const back = backButton(say);
  if (set.kind === "past") return { html: say.html("hold-past"), buttons: [[back]] };
  const head = say.html(set.kind === "set" ? "hold-set" : "hold-already");
  return { html: lines(head, heldLine(reader, set.hold)), buttons: [[liftButton(say, set.hold), back]] };
}

export function renderLifted(say: Say, hold: Hold): Content {
  return { html: say.html("hold-lifted", { what: nameHeld(say, hold) }), buttons: [[backButton(say)]] };
}

/** Each hold as sellers read it, for the status card. */
export function holdLines(reader: HoldReader, holds: readonly Hold[]): Html {
  return lines(...holds.map((hold) => heldLine(reader, hold)));
}

export function liftButton(say: Say, hold: Hold): Button {
  const text = say.plain("button-lift", { what: nameHeld(say, hold) });
  return { text, data: operatorButtons.lift({ hold: hold.id }) };
}

export function backButton(say: Say): Button {
  return button(say, "button-back", operatorButtons.status());
}

function nameWanted(say: Say, { serviceType, provider }: HoldAnswers): string {
  return provider?.name ?? nameService(say, serviceType).name;
}
