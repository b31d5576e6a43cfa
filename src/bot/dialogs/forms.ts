import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../core/ids.ts";
import type { Db } from "../../db/database.ts";
import { identityOf } from "../../db/sealed.ts";
import type { Tools } from "../../db/tools.ts";
import { type Dialog, type DialogPlace, placeOf } from "./dialog.ts";
import { askShopDialog, creditDialog, nameDialog, numberDialog, searchDialog } from "./forms/customers.ts";
import { debtDialog, repayDialog } from "./forms/debts.ts";
import { loginDialog } from "./forms/login.ts";
import { announceDialog, holdDialog, shopSearchDialog, shopStopDialog } from "./forms/operators.ts";
import { priceDialog } from "./forms/prices.ts";
import { choiceDialog, sellDialog } from "./forms/selling.ts";
import {
  alertDialog,
  countDialog,
  datesDialog,
  editDialog,
  findDialog,
  lockDialog,
  repeatDialog,
  shopDialog,
} from "./forms/single.ts";
import { smsDialog } from "./forms/sms.ts";
import { seatDialog } from "./forms/staff.ts";
import { deleteForm, readForm, writeForm } from "./forms.queries.ts";

const dialogs = {
  alert: alertDialog,
  announce: announceDialog,
  ask: askShopDialog,
  choose: choiceDialog,
  count: countDialog,
  credit: creditDialog,
  dates: datesDialog,
  find: findDialog,
  hold: holdDialog,
  lock: lockDialog,
  login: loginDialog,
  edit: editDialog,
  name: nameDialog,
  number: numberDialog,
  owe: debtDialog,
  repay: repayDialog,
  repeat: repeatDialog,
  price: priceDialog,
  seat: seatDialog,
  search: searchDialog,
  sell: sellDialog,
  shop: shopDialog,
  shopSearch: shopSearchDialog,
  shopStop: shopStopDialog,
  sms: smsDialog,
};

type Kind = keyof typeof dialogs;
type PlaceOf<K extends Kind> =
  (typeof dialogs)[K] extends Dialog<infer Key, infer Known> ? DialogPlace<Key, Known> : never;

interface Common {
  /** Grows with every screen, so that the bot recognizes a button of an earlier screen. */
  revision: number;
  /** The message that shows the question. */
  cardMessageId: number | null;
}

/** The dialog that a user is in. It only collects answers: no dialog changes money. */
export type FormOf<K extends Kind> = K extends Kind ? Common & { kind: K } & PlaceOf<K> : never;
export type Form = FormOf<Kind>;

/** Opens a dialog of this kind at its first question, in place of `earlier`. */
export async function openForm<K extends Kind>(
  kind: K,
  start: FormOf<K>["start"],
  earlier: Form | null = null,
  view: FormOf<K>["view"] = {},
): Promise<FormOf<K>> {
  return formAt({ kind, start, view, revision: (earlier?.revision ?? 0) + 1, cardMessageId: null });
}

/** A dialog at the question to which its log of answers leads. Throws if the log does not fit the dialog. */
export async function formAt<K extends Kind>(
  form: Common & { kind: K } & Pick<FormOf<K>, "start"> & Partial<Pick<FormOf<K>, "log" | "view">>,
): Promise<FormOf<K>> {
  const place = await placeOf(dialogs[form.kind] as Dialog<string, object>, form.start, form.log, form.view);
  return { ...form, ...place } as FormOf<K>;
}

/** Whether a sale's questions are all answered. Its card is then an offer, whose button needs no open dialog. */
export function isOffer(form: Form): boolean {
  return form.kind === "sell" && form.step === "over" && form.view.isPricing === undefined;
}

/** Whether a login waits only for the PIN. */
export function isAtPin(form: Form | "outdated" | null): form is FormOf<"login"> {
  return form !== null && form !== "outdated" && form.kind === "login" && form.step === "over";
}

const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .toSorted()
    .map((file) => `${folder}/${file}`);
const sources = ["dialog.ts", ...filesIn("forms"), ...filesIn("../../services")];

/** Changes with the source of any talk, and of the services, which say what a sale is asked for: a log of another version is dropped, for its answers may mean something else now. */
export const dialogsVersion = sha256(
  sources.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("\0"),
).slice(0, 12);

export const formLifeMs = 15 * 60_000;

/** The dialogs of all users, at most one per user, sealed in the database. */
export function createForms({ cipher, clock }: Pick<Tools, "cipher" | "clock">) {
  const identity = (userId: number) => identityOf("form", userId);
  return {
    /** `outdated`: the dialog began in another version of the bot, whose answers may have meant something else. */
    async load(db: Db, userId: number): Promise<Form | "outdated" | null> {
      const row = await readForm(db, userId);
      if (!row || row.expires_at <= clock.now()) return null;
      if (row.version !== dialogsVersion) return "outdated";
      const kept: Pick<Form, "start" | "log" | "view"> = JSON.parse(cipher.open(row.answers_sealed, identity(userId)));
      const common = { kind: row.kind as Kind, revision: row.revision, cardMessageId: row.card_message_id };
      // A log that does not fit its dialog counts as one of another version.
      return formAt({ ...common, ...kept }).catch(() => "outdated" as const);
    },
    async save(trx: Db, userId: number, form: Form): Promise<void> {
      const { kind, step, start, log, view, revision, cardMessageId } = form;
      const now = clock.now();
      await writeForm(trx, {
        ...{ user_id: userId, kind, step, revision, card_message_id: cardMessageId },
        answers_sealed: cipher.seal(JSON.stringify({ start, log, view }), identity(userId)),
        version: dialogsVersion,
        updated_at: now,
        expires_at: now + formLifeMs,
      });
    },
    clear: deleteForm,
  };
}

export type Forms = ReturnType<typeof createForms>;
