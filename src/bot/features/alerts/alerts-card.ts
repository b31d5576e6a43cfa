import { type AlertSubject, alertSubjects, amountSubjects } from "../../../alerts/alerts.table.ts";
import type { AlertChange, AlertSetting, AlertSettings } from "../../../alerts/choices.ts";
import { formatNairaShort, toKobo } from "../../../core/money.ts";
import { alertButtons } from "../../callbacks/alerts.ts";
import { booksButton } from "../../callbacks/books.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

type Mark = NonNullable<AlertChange["by"]>;

const naira = (...amounts: number[]): Mark[] => amounts.map((amount) => ({ kobo: toKobo(amount * 100) }));

/** What can be chosen with a tap, named by its place: no button carries an amount. */
export const presets: Readonly<Record<AlertSubject, readonly Mark[]>> = {
  float: [{ sales: 5 }, { sales: 10 }, { sales: 20 }, ...naira(5000, 10_000, 20_000)],
  paid_in: naira(0, 1000, 10_000),
  price: [],
  gone: [],
  profit: naira(0, 2000, 5000, 10_000),
};

/** Every subject with how it is set, a button each. */
export function renderAlerts(say: Say, settings: AlertSettings): Content {
  const rows = alertSubjects.map((subject) => ({
    subject,
    what: say.plain(`alerts-${subject}`),
    state: nameState(say, subject, settings[subject]),
  }));
  return {
    html: paragraphs(
      say.html("alerts-title"),
      lines(...rows.map(({ what, state }) => say.html("alerts-row", { what, state }))),
      say.html("alerts-about"),
    ),
    buttons: [
      ...inRows(rows.map(({ subject, what }): Button => ({ text: what, data: alertButtons.subject({ subject }) }))),
      [button(say, "button-books", booksButton()), menuButton(say)],
    ],
  };
}

/** One subject: what it tells, how it is set, and what can be chosen. */
export function renderSubject(say: Say, subject: AlertSubject, setting: AlertSetting): Content {
  const choices = presets[subject].map((by, place): Button => {
    return { text: nameMark(say, subject, by), data: alertButtons.preset({ subject, place }) };
  });
  const typing = amountSubjects.filter((one) => one === subject);
  return {
    html: paragraphs(
      lines(
        say.html("line-bold", { text: say.plain(`alerts-${subject}`) }),
        say.html("alerts-now", { state: nameState(say, subject, setting) }),
      ),
      say.html(`alerts-${subject}-about`),
    ),
    buttons: [
      ...inRows(choices, 3),
      [
        ...typing.map((one) => button(say, "button-price-type", alertButtons.type({ subject: one }))),
        setting.isOn
          ? button(say, "button-alert-off", alertButtons.turn({ subject, to: "off" }))
          : button(say, "button-alert-on", alertButtons.turn({ subject, to: "on" })),
      ],
      [button(say, "button-alerts", alertButtons.list()), menuButton(say)],
    ],
  };
}

function nameState(say: Say, subject: AlertSubject, { isOn, kobo, sales }: AlertSetting): string {
  if (!isOn) return say.plain("alerts-off");
  if (sales !== null) return nameMark(say, subject, { sales });
  return kobo === null ? say.plain("alerts-on") : nameMark(say, subject, { kobo });
}

function nameMark(say: Say, subject: AlertSubject, by: Mark): string {
  if ("sales" in by) return say.plain("alerts-under-sales", { count: by.sales });
  const amount = formatNairaShort(by.kobo);
  if (subject === "paid_in") return by.kobo === 0 ? say.plain("alerts-any") : say.plain("alerts-from", { amount });
  if (subject === "profit" && by.kobo === 0) return say.plain("alerts-loss");
  return say.plain("alerts-under", { amount });
}
