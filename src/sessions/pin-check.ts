import { updateAccount } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { AnotherStep, hasAnswered, NotAccepted, RateLimited, VendingError } from "../vending-api/errors.ts";
import { putProof } from "./locks.queries.ts";
import { enqueuePinStop } from "./news.ts";
import type { TakenLogin } from "./phone-forms.ts";
import {
  type Attempt,
  type CountedTry,
  forgiveTries,
  giveBackTry,
  reserveTry,
  triesBeforeLogout,
} from "./pin-tries.ts";
import type { Seller } from "./sessions.ts";

interface CountedAnswer {
  /** How many more are taken before a wait. */
  left: number;
  /** It was one too many at this number. */
  isOut: boolean;
  /** No other PIN is taken before; null: now. */
  until: number | null;
  words: string | null;
}

/** The result of a PIN. */
export type PinAnswer<Accepted> =
  /** `counted` is forgiven in the transaction that the right PIN leads to. */
  | { kind: "right"; accepted: Accepted; counted: CountedTry }
  | (CountedAnswer & { kind: "wrong"; isPage: boolean })
  /** The service wants a second step, which this program cannot take. It counts as a try: each one sends another code. */
  | { kind: "another_step"; words: string | null }
  /** Too many were wrong: the service was not asked. */
  | { kind: "wait"; until: number }
  /** The service wants less haste (429); or is down (5xx) or silent. Only then is nothing counted. */
  | { kind: "slow_down" | "unavailable" }
  /** It answered something else, which may be its way to refuse: counted like a wrong one. */
  | (CountedAnswer & { kind: "unreadable"; what: Unreadable });

/** What answered in place of a login: a web page, a redirect, a yes without a token, or something else. */
export type Unreadable = "page" | "redirect" | "no_token" | "other";

/**
 * Shows a PIN to the service, outside any transaction; nothing of it is kept. `ask` throws what the client throws.
 * Wrong ones are counted per user and per number; the right one is not, once `forgiveTries` is in the transaction that
 * it leads to. The chats of the number's account get a message when it is stopped.
 */
export async function checkPin<Accepted>(
  { store, clock, ids }: Pick<Tools, "store" | "clock" | "ids">,
  attempt: Attempt,
  ask: () => Promise<Accepted>,
): Promise<PinAnswer<Accepted>> {
  const reserved = await reserveTry(store, attempt, clock.now());
  if (reserved.kind === "wait") return reserved;
  const { counted } = reserved;
  try {
    return { kind: "right", accepted: await ask(), counted };
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    if (!hasAnswered(error)) {
      await giveBackTry(store, counted, clock.now());
      return { kind: error instanceof RateLimited ? "slow_down" : "unavailable" };
    }
    const { left, here, until } = counted;
    if (until.phone !== null) await enqueuePinStop(store, { ids, now: clock.now() }, attempt, until.phone);
    const { words } = error;
    if (error instanceof AnotherStep) return { kind: "another_step", words };
    const tries = {
      ...{ left, isOut: here >= triesBeforeLogout, words },
      until: Math.max(until.user ?? 0, (attempt.isIn ? null : until.phone) ?? 0) || null,
    };
    if (error instanceof NotAccepted) return { kind: "wrong", ...tries, isPage: error.why === "page" };
    return { kind: "unreadable", ...tries, what: whatAnswered(error) };
  }
}

function whatAnswered({ why, status }: VendingError): Unreadable {
  if (why === "page" || why === "no_token") return why;
  return status !== null && status >= 300 && status < 400 ? "redirect" : "other";
}

/** A right PIN, in the caller's transaction: wrong ones are forgiven, and `act` is proved for a short while; null: no act. */
export async function recordPin(
  trx: Db,
  { userId, account }: Seller,
  { counted, accepted }: Extract<PinAnswer<Pick<TakenLogin, "loginPhone">>, { kind: "right" }>,
  act: string | null,
  now: number,
): Promise<void> {
  await forgiveTries(trx, counted, now);
  const { loginPhone } = accepted;
  if (loginPhone !== account.login_phone) await updateAccount(trx, account.id, { login_phone: loginPhone });
  if (act !== null) await putProof(trx, userId, act, now + proofLifeMs);
}

/** A right PIN is used at once, or not at all. */
const proofLifeMs = 2 * 60_000;
