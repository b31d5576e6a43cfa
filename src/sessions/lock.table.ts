/** Tables of the lock. Times are epoch milliseconds. */

/** How a PIN is given: tapped on a keypad, or typed and deleted. */
export const pinEntries = ["keypad", "typed"] as const;
export type PinEntryWay = (typeof pinEntries)[number];

/** The lock of one user's chat, and the wrong PINs that came from it. */
export interface ChatLockTable {
  user_id: number;
  entry: PinEntryWay;
  /** The last tap or message while it was open, to half a minute: idle time counts from here. */
  seen_at: number;
  /** Since when the reseller has it locked by hand; null: only idle time locks it. */
  locked_at: number | null;
  /** Wrong PINs at all numbers, with those that are being checked: the sum of `pin_try`. */
  wrong: number;
  /** No PIN is taken from this user before. */
  wait_until: number | null;
  /** Digits that are typed before are a PIN's. */
  digits_until: number | null;
  /** Keyed hashes of the PINs that were given last, to know them by until then; separated by spaces. */
  digits_hashes: string | null;
}

/** Wrong PINs of one user at one number since the last right one there. */
interface PinTryTable {
  user_id: number;
  phone_hash: string;
  wrong: number;
  tried_at: number;
}

/** Wrong PINs of everybody at one number since the last right one there. */
export interface PhoneLockTable {
  phone_hash: string;
  wrong: number;
  /** No PIN is taken for this number before. */
  wait_until: number | null;
  tried_at: number;
}

/** `open` takes digits. `checking` has none any more. `proved`: the PIN was right, and what was wanted goes on. */
const pinEntryStates = ["open", "checking", "proved"] as const;

export interface PinEntryTable {
  user_id: number;
  /** What it is for: `unlock`, `login`, or what its proof will be bound to. */
  what: string;
  state: (typeof pinEntryStates)[number];
  /** Stands on the buttons of this keypad and no other. */
  nonce: string;
  /** Which code stands for which digit, the digits so far, and the update that goes on afterwards: JSON, sealed. */
  answers_sealed: string;
  card_message_id: number | null;
  expires_at: number;
}

/**
 * A right PIN that has not been used: for one user and one thing, once. Also an owner's word that a seller asked for, on
 * one offer: the question, then the answer in its place.
 */
interface PinProofTable {
  user_id: number;
  what: string;
  expires_at: number;
}

declare module "../db/database.ts" {
  interface Tables {
    chat_lock: ChatLockTable;
    pin_try: PinTryTable;
    phone_lock: PhoneLockTable;
    pin_entry: PinEntryTable;
    pin_proof: PinProofTable;
  }
}
