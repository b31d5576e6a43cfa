import { createHmac } from "node:crypto";
import type { Update } from "grammy/types";
import * as z from "zod";
import type { Clock } from "../../core/clock.ts";
import { readStored, updateSchema } from "../../core/stored.ts";
import type { Db } from "../../db/database.ts";
import { identityOf } from "../../db/sealed.ts";
import type { Tools } from "../../db/tools.ts";
import {
  type ChatLock,
  deleteEntry,
  expectDigits,
  findLock,
  type PinEntryRow,
  putLock,
  readEntry,
  writeEntry,
} from "../../sessions/locks.queries.ts";
import type { Html } from "../ui/text.ts";

/** The act that a PIN is asked for, and how it goes on after a right PIN. */
export interface PinRequest {
  /** `unlock`, `login`, or what the proof of the PIN is bound to. */
  what: string;
  /** Said above the dots. */
  head: Html;
  /** The tap or message that waits for the PIN; null: nothing does. */
  wanted: Update | null;
}

/** A PIN that is being given. Its digits are sealed while they are tapped, and gone before the service is asked. */
export interface PinEntry extends PinRequest {
  state: PinEntryRow["state"];
  /** Stands on the buttons of this keypad and no other. */
  nonce: string;
  /** At each digit's place the code that its button carries: a button's data tells nobody which digit it is. */
  codes: readonly string[];
  digits: string;
  cardMessageId: number | null;
}

/** How long an entry waits for the next digit: as long as a question of a form. */
const entryLifeMs = 15 * 60_000;
/** A PIN that somebody types twice, or too late, arrives before that. */
const afterMs = 60_000;

/** As many PINs are remembered as are taken before a wait. */
const maxRemembered = 5;

const sealedSchema = z.object({
  head: z.custom<Html>((said) => typeof said === "string"),
  wanted: updateSchema.nullable(),
  codes: z.array(z.string()).readonly(),
  digits: z.string(),
});

/** The PIN entries of all users, one each at the most. */
export function createPinEntries({ cipher, clock, ids }: Pick<Tools, "cipher" | "clock" | "ids">) {
  function newCodes(): string[] {
    const codes = new Set<string>();
    while (codes.size < 10) codes.add(ids.secret(24));
    return [...codes];
  }

  return {
    /** A new entry with a keypad of its own; not stored yet. */
    begin: (request: PinRequest, cardMessageId: number | null): PinEntry => ({
      ...request,
      ...{ state: "open", nonce: ids.secret(72), codes: newCodes(), digits: "", cardMessageId },
    }),
    async load(db: Db, userId: number): Promise<PinEntry | null> {
      const row = await readEntry(db, userId);
      if (!row || row.expires_at <= clock.now()) return null;
      const sealed = readStored(sealedSchema, cipher.open(row.answers_sealed, identityOf("pin_entry", userId)));
      return (
        sealed && { ...sealed, what: row.what, state: row.state, nonce: row.nonce, cardMessageId: row.card_message_id }
      );
    },
    async save(trx: Db, userId: number, { head, wanted, codes, digits, ...entry }: PinEntry): Promise<void> {
      const sealed: z.input<typeof sealedSchema> = { head, wanted, codes, digits };
      // For what `clear` writes down: it makes no row for somebody whose data has just been deleted.
      await putLock(trx, userId, clock.now(), {});
      await writeEntry(trx, {
        user_id: userId,
        what: entry.what,
        state: entry.state,
        nonce: entry.nonce,
        answers_sealed: cipher.seal(JSON.stringify(sealed), identityOf("pin_entry", userId)),
        card_message_id: entry.cardMessageId,
        expires_at: clock.now() + entryLifeMs,
      });
    },
    /**
     * Forgets the entry; only the one with this nonce, where it is given: a newer one stays. Digits that are typed
     * within a minute are taken for a PIN's all the same.
     */
    async clear(trx: Db, userId: number, nonce?: string): Promise<void> {
      await deleteEntry(trx, userId, nonce);
      await expectDigits(trx, userId, clock.now() + afterMs);
    },
  };
}

export type PinEntries = ReturnType<typeof createPinEntries>;

/** Keyed hashes, of no use to anyone who has only the database. `key` stands outside of it. */
export function createRecentPins({ clock, key }: { clock: Clock; key: Uint8Array }) {
  // No hexadecimal: it could hold the digits of a PIN by chance.
  const hashOf = (userId: number, pin: string) =>
    createHmac("sha256", key).update(`recent pin ${userId} ${pin}`).digest("base64url");
  return {
    /** Remembers a PIN before the service is asked: any replica may be the one that meets it again. */
    async note(trx: Db, userId: number, pin: string): Promise<void> {
      const earlier = (await findLock(trx, userId))?.digits_hashes?.split(" ") ?? [];
      const hashes = [...earlier, hashOf(userId, pin)].slice(-maxRemembered);
      await putLock(trx, userId, clock.now(), { digits_hashes: hashes.join(" ") });
    },
    /** Whether these digits are one of the PINs that this lock remembers. */
    has: ({ user_id, digits_hashes }: ChatLock, digits: string) =>
      digits_hashes?.split(" ").includes(hashOf(user_id, digits)) ?? false,
  };
}

/** PINs that were given a moment ago, so that one that is typed once more is known for what it is, and not sold for. */
export type RecentPins = ReturnType<typeof createRecentPins>;
