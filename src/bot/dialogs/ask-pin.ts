import type { PinEntryWay } from "../../sessions/lock.table.ts";
import { findLock } from "../../sessions/locks.queries.ts";
import { waitOf } from "../../sessions/pin-check.ts";
import { pinKey } from "../callbacks/lock.ts";
import { loginButtons } from "../callbacks/login.ts";
import type { ShopContext } from "../shop.ts";
import { helpRow, type LoginHelp } from "../ui/login-help.ts";
import { type Button, button, type Content } from "../ui/screen.ts";
import { answer, edit, send } from "../ui/show.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";
import type { PinEntry, PinRequest } from "./pin-entries.ts";

/** As many places are shown at least: nobody knows how long a PIN is. */
const minPlaces = 4;

/** As a telephone has it; the zero stands in the row below. */
const digitRows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

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
  const entry = shop.pins.begin(request, messageId);
  const content = renderPin({ say, entry, way: lock?.entry ?? "keypad", problem, loginHelp: shop.loginHelp });
  const [cardMessageId] = await Promise.all([
    messageId === null ? send(ctx, content) : edit(ctx, messageId, content),
    answer(ctx),
  ]);
  ctx.work.later((trx) => shop.pins.save(trx, userId, { ...entry, cardMessageId }));
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
