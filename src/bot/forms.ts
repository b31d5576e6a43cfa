import type { Db } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Tools } from "../db/tools.ts";
import { type Place, placeOf, type Talk } from "./dialogs/talk.ts";
import { talksVersion } from "./dialogs/version.ts";
import { shopTalk } from "./features/account/talk.ts";
import { alertTalk } from "./features/alerts/talk.ts";
import { countTalk } from "./features/close/talk.ts";
import { creditTalk, nameTalk, numberTalk, seekTalk } from "./features/customers/talk.ts";
import { oweTalk, repayTalk } from "./features/debts/talk.ts";
import { findTalk } from "./features/history/talk.ts";
import { lockTalk } from "./features/lock/talk.ts";
import { loginTalk } from "./features/login/talk.ts";
import { mendTalk } from "./features/many/talk.ts";
import { announceTalk, holdTalk, shopSearchTalk, shopStopTalk } from "./features/operators/talk.ts";
import { priceTalk } from "./features/prices/talk.ts";
import { repeatTalk } from "./features/repeats/talk.ts";
import { choiceTalk, sellTalk } from "./features/selling/talk.ts";
import { smsTalk } from "./features/sms/talk.ts";
import { seatTalk } from "./features/staff/talk.ts";
import { datesTalk } from "./features/statements/talk.ts";
import { deleteForm, readForm, writeForm } from "./inbox/forms.queries.ts";

/** Every guided conversation. */
const talks = {
  alert: alertTalk,
  announce: announceTalk,
  choose: choiceTalk,
  count: countTalk,
  credit: creditTalk,
  dates: datesTalk,
  find: findTalk,
  hold: holdTalk,
  lock: lockTalk,
  login: loginTalk,
  mend: mendTalk,
  name: nameTalk,
  number: numberTalk,
  owe: oweTalk,
  repay: repayTalk,
  repeat: repeatTalk,
  price: priceTalk,
  seat: seatTalk,
  seek: seekTalk,
  sell: sellTalk,
  shop: shopTalk,
  shopSearch: shopSearchTalk,
  shopStop: shopStopTalk,
  sms: smsTalk,
};

type Kind = keyof typeof talks;
type PlaceOf<K extends Kind> = (typeof talks)[K] extends Talk<infer Key, infer Known> ? Place<Key, Known> : never;

interface Common {
  /** Grows with every screen: so that a button of an earlier one is recognized. */
  revision: number;
  /** The message that shows the question. */
  cardMessageId: number | null;
}

/** A talk that somebody is in the middle of. It only collects answers: nothing that changes money happens in one. */
export type FormOf<K extends Kind> = K extends Kind ? Common & { kind: K } & PlaceOf<K> : never;
export type Form = FormOf<Kind>;

/** A talk of this kind, at its first question. `earlier` is what was open before and gives way. */
export async function openForm<K extends Kind>(
  kind: K,
  start: FormOf<K>["start"],
  earlier: Form | null = null,
  view: FormOf<K>["view"] = {},
): Promise<FormOf<K>> {
  return formAt({ kind, start, view, revision: (earlier?.revision ?? 0) + 1, cardMessageId: null });
}

/** A talk where its log leads. Throws when the log is none of this talk. */
export async function formAt<K extends Kind>(
  form: Common & { kind: K } & Pick<FormOf<K>, "start"> & Partial<Pick<FormOf<K>, "log" | "view">>,
): Promise<FormOf<K>> {
  const place = await placeOf(talks[form.kind] as Talk<string, object>, form.start, form.log, form.view);
  return { ...form, ...place } as FormOf<K>;
}

/** Whether all is answered of a sale: its card is an offer, which stands on its button and the database. */
export function isOffer(form: Form): boolean {
  return form.kind === "sell" && form.step === "over" && form.view.isPricing === undefined;
}

/** Whether all is answered of a login, and the PIN is waited for. */
export function isAtPin(form: Form | "outdated" | null): form is FormOf<"login"> {
  return form !== null && form !== "outdated" && form.kind === "login" && form.step === "over";
}

/** The talks of all users, one each, sealed in the database. */
export interface Forms {
  /** `outdated`: it was begun with another version of the talks, whose answers may mean something else now. */
  load(db: Db, userId: number): Promise<Form | "outdated" | null>;
  save(trx: Db, userId: number, form: Form): Promise<void>;
  clear(trx: Db, userId: number): Promise<void>;
}

/** How long a question waits for its answer. */
export const formLifeMs = 15 * 60_000;

export function createForms({ cipher, clock }: Pick<Tools, "cipher" | "clock">): Forms {
  const identity = (userId: number) => identityOf("form", userId);
  return {
    async load(db, userId) {
      const row = await readForm(db, userId);
      if (!row || row.expires_at <= clock.now()) return null;
      if (row.version !== talksVersion) return "outdated";
      const kept = JSON.parse(cipher.open(row.answers_sealed, identity(userId))) as Pick<
        Form,
        "start" | "log" | "view"
      >;
      const common = { kind: row.kind as Kind, revision: row.revision, cardMessageId: row.card_message_id };
      // A log that does not lead through its talk is as good as another version's.
      return formAt({ ...common, ...kept }).catch(() => "outdated");
    },
    async save(trx, userId, { kind, step, start, log, view, revision, cardMessageId }) {
      const now = clock.now();
      await writeForm(trx, {
        ...{ user_id: userId, kind, step, revision, card_message_id: cardMessageId },
        answers_sealed: cipher.seal(JSON.stringify({ start, log, view }), identity(userId)),
        version: talksVersion,
        updated_at: now,
        expires_at: now + formLifeMs,
      });
    },
    clear: deleteForm,
  };
}
