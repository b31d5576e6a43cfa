import { formatNaira } from "../../../core/money.ts";
import type { ShopSms, SmsView } from "../../../sms/desk.ts";
import { smsUses } from "../../../sms/sms.table.ts";
import { smsButtons } from "../../callbacks/sms.ts";
import { formatPhone, type Times } from "../../ui/format.ts";
import { accountButton, menuButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** The state of the earlier SMS, above the button that sends one more. */
export function renderSmsAgain(
  { say, shop: { times } }: { say: Say; shop: { times: Times } },
  { purchaseId, turn, last }: { purchaseId: string; turn: number; last: NonNullable<SmsView["last"]> },
): Content {
  const { state, at } = last;
  const number = formatPhone(last.number);
  const known = state === "sent" || state === "delivered" ? state : "unknown";
  const send = button(say, "button-sms-yes", smsButtons.sendAgain({ sale: purchaseId, turn, seen: state }));
  return {
    html: say.html(`sms-again-${known}`, { number, time: times.time(at) }),
    buttons: [[send], [menuButton(say)]],
  };
}

/** Who of a shop sends tokens by SMS, and what came to it: information, in no sum. */
export function renderShopSms(say: Say, { use, today, perDay, month }: ShopSms): Content {
  const cost = formatNaira(month.costKobo);
  return {
    html: paragraphs(
      lines(say.html("sms-shop-title"), say.html(`sms-shop-${use}`)),
      lines(
        say.html("sms-shop-today", { count: today, most: perDay }),
        say.html(month.unpriced === 0 ? "sms-shop-month" : "sms-shop-month-least", { count: month.count, cost }),
      ),
    ),
    buttons: [
      smsUses.filter((one) => one !== use).map((one) => button(say, `button-sms-${one}`, smsButtons.use({ use: one }))),
      [accountButton(say), menuButton(say)],
    ],
  };
}
