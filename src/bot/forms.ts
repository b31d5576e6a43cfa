import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import { sha256 } from "../lib/ids.ts";
import type { Db } from "../store/engine/database.ts";
import { identityOf } from "../store/engine/sealed.ts";
import { deleteForm, readForm, writeForm } from "../store/queries/forms.ts";
import type { SeatRole } from "../store/tables/seats.ts";
import { type Place, placeOf, viewOf } from "./selling/place.ts";
import type { SellAnswers } from "./selling/talk.ts";
import type { TalkLog } from "./talks/talk.ts";
import { talksVersion } from "./talks/version.ts";

/** Answers that a login form holds. Never the PIN. */
interface LoginAnswers {
  phone?: string;
  /** A message beside the question, which goes when the login is over. */
  asideMessageId?: number;
}

/** Whom a name is for, and the sale on whose card it was asked. */
interface NameAnswers {
  accountId: string;
  serviceType: string;
  beneficiary: string;
  purchaseId: string | null;
}

/** The seat that is asked about; a new one has no id yet. */
interface SeatAnswers {
  seatId: string | null;
  role: SeatRole;
}

interface Common {
  /** Grows with every screen: a button of an earlier one is told apart. */
  revision: number;
  /** The message that shows the question. */
  cardMessageId: number | null;
}

/** A half-filled form. It only collects answers: nothing that changes money happens in one. */
export type Form =
  | (Common & { kind: "login"; step: string; answers: LoginAnswers })
  | (Common & { kind: "sell" } & Place)
  | (Common & { kind: "name"; step: string; answers: NameAnswers })
  | (Common & { kind: "seat"; step: "name" | "sale" | "day"; answers: SeatAnswers });

/** The forms of all users, one each, sealed in the database. */
export interface Forms {
  /** `outdated`: it was begun with another version of the forms, whose answers may mean something else now. */
  load(db: Db, userId: number): Promise<Form | "outdated" | null>;
  save(trx: Db, userId: number, form: Form): Promise<void>;
  clear(trx: Db, userId: number): Promise<void>;
}

/** How long a question waits for its answer. */
const formLifeMs = 15 * 60_000;

/** Changes whenever what is asked changes, so that an answer is never taken for another question's. */
const version = sha256(JSON.stringify([["phone", "pin"], talksVersion])).slice(0, 12);

/** What is kept of a sale that is being asked about: what was answered, and how the person looks at the question. */
interface StoredSale {
  log: TalkLog;
  view: SellAnswers;
}

export function createForms(deps: { cipher: Cipher; clock: Clock }): Forms {
  const { cipher, clock } = deps;
  const identity = (userId: number) => identityOf("form", userId);
  return {
    async load(db, userId) {
      const row = await readForm(db, userId);
      if (!row || row.expires_at <= clock.now()) return null;
      if (row.version !== version) return "outdated";
      const stored: unknown = JSON.parse(cipher.open(row.answers_sealed, identity(userId)));
      const common = { revision: row.revision, cardMessageId: row.card_message_id };
      if (row.kind !== "sell") return { ...common, kind: row.kind, step: row.step, answers: stored } as Form;
      const { log, view } = stored as StoredSale;
      // A log that does not lead through its talk is as good as another version's.
      const place = await placeOf(log, view).catch(() => null);
      return place === null ? "outdated" : { ...common, kind: "sell", ...place };
    },
    async save(trx, userId, form) {
      const now = clock.now();
      const kept = form.kind === "sell" ? { log: form.log, view: viewOf(form.answers) } : form.answers;
      await writeForm(trx, {
        user_id: userId,
        kind: form.kind,
        step: form.step,
        answers_sealed: cipher.seal(JSON.stringify(kept), identity(userId)),
        revision: form.revision,
        card_message_id: form.cardMessageId,
        version,
        updated_at: now,
        expires_at: now + formLifeMs,
      });
    },
    clear: deleteForm,
  };
}
