import { type AlertSubject, alertSubjects, amountSubjects } from "../../../alerts/alerts.table.ts";
import { type AlertChange, type AlertSetting, readAlertSettings, setAlert } from "../../../alerts/choices.ts";
import { actorOf } from "../../../audit/audit.ts";
import { formatNairaShort, parseTypedNaira, toKobo } from "../../../core/money.ts";
import { alertButtons } from "../../callbacks/alerts.ts";
import { booksButton } from "../../callbacks/books.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { answer, present } from "../../ui/show.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** /alerts and its button: every subject, and how it is set. */
export async function showAlerts(ctx: SellerContext): Promise<void> {
  const { say } = ctx;
  const settings = await settingsOf(ctx);
  const rows = alertSubjects.map((subject) => {
    const what = say.plain(`alerts-${subject}`);
    const line = say.html("alerts-row", { what, state: nameState(say, subject, settings[subject]) });
    return { line, button: { text: what, data: alertButtons.subject({ subject }) } };
  });
  const html = paragraphs(say.html("alerts-title"), lines(...rows.map(({ line }) => line)), say.html("alerts-about"));
  const ways = [button(say, "button-books", booksButton()), menuButton(say)];
  await present(ctx, { html, buttons: [...inRows(rows.map((row) => row.button)), ways] }, null);
}

export async function showSubject(ctx: SellerContext, subject: AlertSubject): Promise<void> {
  await present(ctx, renderSubject(ctx.say, subject, (await settingsOf(ctx))[subject]), null);
}

export function turnAlert(ctx: SellerContext, subject: AlertSubject, isOn: boolean): Promise<void> {
  return put(ctx, subject, { isOn, by: null });
}

export async function choosePreset(ctx: SellerContext, subject: AlertSubject, place: number): Promise<void> {
  const by = presets[subject][place];
  await (by ? put(ctx, subject, { isOn: true, by }) : answer(ctx, ctx.say.plain("tap-old")));
}

/** Asks for an amount that is typed. */
export const marking = createDialogController<FormOf<"alert">, SellerContext>("alert", {
  draw: ({ say }, { answers: { subject } }) => ({
    html: say.html(subject === "float" ? "alerts-ask-float" : "alerts-ask"),
  }),
  readText({ say }, { answers: { subject } }, text) {
    const by = readMark(subject, text);
    return by ? { answer: { by } } : { problem: { html: say.html("alerts-bad", { text: text.slice(0, 40) }) } };
  },
  async end(ctx, { answers: { subject, by } }) {
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    if (by) await put(ctx, subject, { isOn: true, by });
  },
});

async function put(ctx: SellerContext, subject: AlertSubject, request: AlertChange): Promise<void> {
  await ctx.work.commit((trx) => setAlert(trx, stampNow(ctx.shop), actorOf(ctx.seller), subject, request));
  await showSubject(ctx, subject);
}

function settingsOf({ shop, seller }: SellerContext) {
  return readAlertSettings(shop.store.db, seller.account.id);
}

/** More is a slip of the finger. */
const maxKobo = 10_000_000_000;
const maxSales = 1000;

/** Reads the limit of an alert: "₦5,000", or for the wallet also "15 sales". Null where it is neither. */
function readMark(subject: AlertSubject, text: string): NonNullable<AlertChange["by"]> | null {
  const [, typed] = /^\s*(\d{1,4})\s*sales?\s*$/i.exec(text) ?? [];
  if (typed !== undefined) {
    const sales = Number(typed);
    return subject === "float" && sales > 0 && sales <= maxSales ? { sales } : null;
  }
  const kobo = parseTypedNaira(text);
  return kobo !== null && kobo <= maxKobo ? { kobo } : null;
}

type Mark = NonNullable<AlertChange["by"]>;

const naira = (...amounts: number[]): Mark[] => amounts.map((amount) => ({ kobo: toKobo(amount * 100) }));

/** What can be chosen with a tap, named by its place: no button carries an amount. */
const presets: Readonly<Record<AlertSubject, readonly Mark[]>> = {
  float: [{ sales: 5 }, { sales: 10 }, { sales: 20 }, ...naira(5000, 10_000, 20_000)],
  paid_in: naira(0, 1000, 10_000),
  price: [],
  gone: [],
  profit: naira(0, 2000, 5000, 10_000),
};

/** One subject: what it tells, how it is set, and what can be chosen. */
function renderSubject(say: Say, subject: AlertSubject, setting: AlertSetting): Content {
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
