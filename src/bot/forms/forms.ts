import type { Cipher } from "../../lib/cipher.ts";
import type { Clock } from "../../lib/clock.ts";
import { sha256 } from "../../lib/ids.ts";
import type { Db } from "../../store/database.ts";
import { deleteForm, readForm, writeForm } from "../../store/forms.ts";
import { identityOf } from "../../store/sealed.ts";
import type { SeatRole } from "../../store/tables/seats.ts";
import type { ServiceType } from "../../vending/words.ts";
import { loginSteps } from "./login-steps.ts";
import { sellSteps } from "./sell-steps.ts";

/** Answers that a login form holds. Never the PIN. */
interface LoginAnswers {
  phone?: string;
  /** A message beside the question, which goes when the login is over. */
  asideMessageId?: number;
}

export interface SellAnswers {
  serviceType: ServiceType;
  beneficiary?: string;
  provider?: { id: number; slug: string; name: string };
  /** The network was told by the number, not by the person. */
  isGuess?: boolean;
  /** null: of any kind, because it was searched for. */
  planType?: string | null;
  product?: { id: number; name: string };
  faceKobo?: number;
  quantity?: number;
  /** Where the person is in a long list: page, from 0, and what was typed to search it. */
  page?: number;
  query?: string;
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
  | (Common & { kind: "sell"; step: string; answers: SellAnswers })
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

/** Changes whenever the steps of a form change, so that an answer is never taken for another question's. */
const version = sha256(JSON.stringify([loginSteps, sellSteps])).slice(0, 12);

export function createForms(deps: { cipher: Cipher; clock: Clock }): Forms {
  const { cipher, clock } = deps;
  const identity = (userId: number) => identityOf("form", userId);
  return {
    async load(db, userId) {
      const row = await readForm(db, userId);
      if (!row || row.expires_at <= clock.now()) return null;
      if (row.version !== version) return "outdated";
      const answers: unknown = JSON.parse(cipher.open(row.answers_sealed, identity(userId)));
      return {
        kind: row.kind,
        step: row.step,
        answers,
        revision: row.revision,
        cardMessageId: row.card_message_id,
      } as Form;
    },
    async save(trx, userId, form) {
      const now = clock.now();
      await writeForm(trx, {
        user_id: userId,
        kind: form.kind,
        step: form.step,
        answers_sealed: cipher.seal(JSON.stringify(form.answers), identity(userId)),
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
