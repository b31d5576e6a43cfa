import type { Update } from "grammy/types";
import * as z from "zod";
import type { Ids } from "../../core/ids.ts";
import { readStored, updateSchema } from "../../core/stored.ts";
import type { Db } from "../../db/database.ts";
import { identityOf } from "../../db/sealed.ts";
import type { Tools } from "../../db/tools.ts";
import type { PinEntryWay } from "../../sessions/lock.table.ts";
import { findLock, type PinEntryRow, putLock, readEntry, writeEntry } from "../../sessions/locks.queries.ts";
import { waitOf } from "../../sessions/pin-check.ts";
import { pinKey } from "../callbacks/lock.ts";
import { loginButtons } from "../callbacks/login.ts";
import type { ShopContext } from "../shop.ts";
import { helpRow, type LoginHelp } from "../ui/login-help.ts";
import { type Button, button, type Content } from "../ui/screen.ts";
import { answer, edit, send } from "../ui/show.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";

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

/** As many places are shown at least: nobody knows how long a PIN is. */
const minPlaces = 4;

/** As a telephone has it; the zero stands in the row below. */
const digitRows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/** How long an entry waits for the next digit: as long as a question of a form. */
const entryLifeMs = 15 * 60_000;

const sealedSchema = z.object({
  head: z.custom<Html>((said) => typeof said === "string"),
  wanted: updateSchema.nullable(),
  codes: z.array(z.string()).readonly(),
  digits: z.string(),
});

/** Makes an entry with a keypad of its own; not stored yet. */
export function beginEntry(ids: Ids, request: PinRequest, cardMessageId: number | null): PinEntry {
  const codes = new Set<string>();
  while (codes.size < 10) codes.add(ids.secret(24));
  return { ...request, state: "open", nonce: ids.secret(72), codes: [...codes], digits: "", cardMessageId };
}

/** Returns the PIN that this user is giving; null: none, or its time is over. */
export async function loadEntry(
  { store, cipher, clock }: Pick<Tools, "store" | "cipher" | "clock">,
  userId: number,
): Promise<PinEntry | null> {
  const row = await readEntry(store.db, userId);
  if (!row || row.expires_at <= clock.now()) return null;
  const sealed = readStored(sealedSchema, cipher.open(row.answers_sealed, identityOf("pin_entry", userId)));
  return (
    sealed && { ...sealed, what: row.what, state: row.state, nonce: row.nonce, cardMessageId: row.card_message_id }
  );
}

export async function saveEntry(
  trx: Db,
  { cipher, clock }: Pick<Tools, "cipher" | "clock">,
  userId: number,
  { head, wanted, codes, digits, ...entry }: PinEntry,
): Promise<void> {
  const sealed: z.input<typeof sealedSchema> = { head, wanted, codes, digits };
  // For what `forgetEntry` writes down: it makes no row for somebody whose data has just been deleted.
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
}

export interface PinView {
  say: Say;
  entry: PinEntry;
  /** How this reseller gives the PIN. */
  way: PinEntryWay;
  loginHelp: LoginHelp;
  /** The fault of the one before. */
  problem?: Html | null;
}

/**
 * Asks for the PIN on a message, the tapped one unless another is given; null: on one of its own. Whatever was asked
 * before gives way. While too many wrong ones are waited for, says so instead.
 */
export async function askForPin(
  ctx: ShopContext,
  request: PinRequest,
  messageId: number | null = ctx.callbackQuery?.message?.message_id ?? null,
  problem: Html | null = null,
): Promise<void> {
  const { say, shop, userId } = ctx;
  const lock = await findLock(shop.store.db, userId);
  const until = await waitOf(shop.store.db, userId, shop.clock.now());
  if (until !== null) {
    const time = shop.times.soon(until, shop.clock.now());
    if (ctx.callbackQuery) await answer(ctx, say.plain("tap-pin-wait", { time }), true);
    else await send(ctx, { html: say.html("pin-wait", { time }) });
    return;
  }
  const entry = beginEntry(shop.ids, request, messageId);
  const content = renderPin({ say, entry, way: lock?.entry ?? "keypad", problem, loginHelp: shop.loginHelp });
  const [cardMessageId] = await Promise.all([
    messageId === null ? send(ctx, content) : edit(ctx, messageId, content),
    answer(ctx),
  ]);
  ctx.work.later((trx) => saveEntry(trx, shop, userId, { ...entry, cardMessageId }));
}

/** The keypad: what the PIN is for, and how many digits there are so far. No digit of it ever stands in the chat. */
export function renderPin({ say, entry, way, problem, loginHelp }: PinView): Content {
  const away = wayOut(say, entry, loginHelp);
  const head = paragraphs(problem, entry.head);
  if (way === "typed") {
    return {
      html: lines(head, say.html("pin-type")),
      buttons: away,
      placeholder: say.plain("login-pin-placeholder"),
    };
  }
  return {
    html: paragraphs(
      lines(head, say.html(entry.what === "login" ? "pin-tap-login" : "pin-tap")),
      say.html("line-bold", { text: dotsOf(entry.digits.length) }),
    ),
    buttons: [...keypad(say, entry), ...away],
  };
}

/** A lock has none. */
function wayOut(say: Say, { what, nonce }: PinEntry, loginHelp: LoginHelp): Button[][] {
  if (what === "unlock") return [];
  if (what === "login") return [[button(say, "button-other-number", loginButtons.login())], helpRow(say, loginHelp)];
  return [[button(say, "button-cancel", pinKey({ nonce, code: "no" }))]];
}

function dotsOf(count: number): string {
  return "●".repeat(count) + "○".repeat(Math.max(minPlaces - count, 0));
}

function keypad(say: Say, { nonce, codes, digits }: PinEntry): Button[][] {
  const key = (digit: number): Button => ({ text: String(digit), data: pinKey({ nonce, code: codes[digit] ?? "" }) });
  const done = button(say, "button-pin-done", pinKey({ nonce, code: "ok" }));
  return [
    ...digitRows.map((row) => row.map(key)),
    [
      button(say, "button-pin-erase", pinKey({ nonce, code: "del" })),
      key(0),
      digits.length >= minPlaces ? { ...done, style: "success" } : done,
    ],
  ];
}

/** The keypad while the service is asked: nothing to tap. */
export function renderChecking(say: Say, entry: PinEntry): Content {
  return { html: paragraphs(entry.head, say.html("login-checking")) };
}
