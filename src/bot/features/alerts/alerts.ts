import type { AlertSubject } from "../../../alerts/alerts.table.ts";
import { type AlertChange, readAlertSettings, setAlert } from "../../../alerts/choices.ts";
import { actorOf } from "../../../audit/audit.ts";
import { parseTypedNaira } from "../../../core/money.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { answer, present } from "../../ui/show.ts";
import { presets, renderAlerts, renderSubject } from "./alerts-card.ts";

/** /alerts and its button: every subject, and how it is set. */
export async function showAlerts(ctx: SellerContext): Promise<void> {
  await present(ctx, renderAlerts(ctx.say, await settingsOf(ctx)), null);
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
