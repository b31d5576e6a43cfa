import type { SmsView } from "../../sms/desk.ts";
import { smsButtons } from "../callbacks/sms.ts";
import { formatPhone, type Times } from "./format.ts";
import { type Button, button } from "./screen.ts";
import type { Html, Say } from "./text.ts";

interface SmsLineView {
  say: Say;
  times: Times;
  sms?: SmsView | null;
}

/** How a sale's SMS stands: its newest. Sent is not delivered. */
export function smsLine({ say, times, sms }: SmsLineView): Html | null {
  if (!sms?.last) return null;
  const { state, why, at } = sms.last;
  const number = formatPhone(sms.last.number);
  switch (state) {
    case "waiting":
    case "sending":
      return say.html("card-sms-waiting", { number });
    case "sent":
      return say.html("card-sms-sent", { number, time: times.time(at) });
    case "delivered":
      return say.html("card-sms-delivered", { number, time: times.time(at) });
    case "unknown":
      return say.html("card-sms-unknown", { number });
    case "failed":
      return say.html("card-sms-failed", { number, why: say.plain(`sms-why-${why ?? "other"}`) });
  }
}

/** The button for the next SMS of a sale, if there may be one; after one that the gateway took, only on the record. */
export function nextSmsButtons(
  { say, sms, isUnfolded }: Pick<SmsLineView, "say" | "sms"> & { isUnfolded?: boolean },
  purchaseId: string,
): Button[] {
  if (!sms?.maySend) return [];
  const isTaken = sms.last?.state === "sent" || sms.last?.state === "delivered";
  if (isTaken && !isUnfolded) return [];
  const data = smsButtons.send({ sale: purchaseId, turn: sms.turn });
  return [button(say, sms.last === null ? "button-sms" : "button-sms-again", data)];
}

/** The message beside the card about an SMS that did not go, or whose result is unknown; null if it is known by now. */
export function smsNotice(say: Say, sms: SmsView | null): Html | null {
  const last = sms?.last;
  if (last?.state !== "failed" && last?.state !== "unknown") return null;
  const number = formatPhone(last.number);
  if (last.state === "unknown") return say.html("notice-sms-unknown", { number });
  return say.html("notice-sms-failed", { number, why: say.plain(`sms-why-${last.why ?? "other"}`) });
}
