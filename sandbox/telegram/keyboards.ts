import { isObject } from "./fields.ts";
import { badRequest } from "./refusal.ts";
import type { InlineKeyboardMarkup, ReplyKeyboardMarkup, ReplyMarkup } from "./wire.ts";

const maxButtons = 100;

const inlineActions = [
  ...["callback_data", "url", "copy_text", "web_app", "login_url", "switch_inline_query", "pay", "callback_game"],
  ...["switch_inline_query_current_chat", "switch_inline_query_chosen_chat", "disabled"],
];

const replyActions = [
  "request_contact",
  "request_location",
  "request_users",
  "request_chat",
  "request_poll",
  "web_app",
];

const styles = new Set(["danger", "success", "primary"]);

/** Reads a reply_markup. An empty inline keyboard is none. Throws Refusal with Telegram's words. */
export function readReplyMarkup(markup: Record<string, unknown> | undefined): ReplyMarkup | undefined {
  if (!markup) return undefined;
  if ("inline_keyboard" in markup) {
    const rows = readRows(markup.inline_keyboard, "inline keyboard", checkInlineButton);
    return rows.length > 0 ? ({ inline_keyboard: rows } as unknown as InlineKeyboardMarkup) : undefined;
  }
  if ("keyboard" in markup) {
    const rows = readRows(markup.keyboard, "keyboard", checkReplyButton);
    return { ...markup, keyboard: rows } as unknown as ReplyKeyboardMarkup;
  }
  if (markup.remove_keyboard === true) return { remove_keyboard: true };
  if (Object.keys(markup).length === 0) return undefined;
  throw badRequest("can't parse reply keyboard markup JSON object");
}

/** For edits: nothing but an inline keyboard may be put under a message that is there already. Throws Refusal. */
export function readInlineMarkup(markup: Record<string, unknown> | undefined): InlineKeyboardMarkup | undefined {
  const read = readReplyMarkup(markup);
  if (read && !("inline_keyboard" in read)) throw badRequest("inline keyboard expected");
  return read;
}

type Button = Record<string, unknown>;

function readRows(rows: unknown, name: string, check: (button: Button) => void): Button[][] {
  if (!Array.isArray(rows)) throw badRequest(`can't parse ${name}: expected an Array of Array`);
  const read = rows.map((row) => {
    if (!Array.isArray(row)) throw badRequest(`can't parse ${name}: expected an Array of Array`);
    return row.map((item) => {
      const button: unknown = typeof item === "string" && name === "keyboard" ? { text: item } : item;
      if (!isObject(button)) throw badRequest(`can't parse ${name} button: expected an Object`);
      if (typeof button.text !== "string" || button.text.trim() === "") {
        throw badRequest(`can't parse ${name} button: Field "text" must be of type String and not be empty`);
      }
      if (button.style !== undefined && !styles.has(String(button.style))) {
        throw badRequest(`can't parse ${name} button: unknown style specified`);
      }
      check(button);
      return button;
    });
  });
  if (read.flat().length > maxButtons) throw badRequest("reply markup is too long");
  return read.filter((row) => row.length > 0);
}

function checkInlineButton(button: Button): void {
  const actions = inlineActions.filter((name) => button[name] !== undefined);
  if (actions.length === 0) {
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  }
  if (actions.length > 1) {
    throw badRequest(`can't parse inline keyboard button: exactly one of ${actions.join(", ")} must be used`);
  }
  const { callback_data: data, url, copy_text: copy } = button;
  if (data !== undefined) {
    const bytes = typeof data === "string" ? Buffer.byteLength(data) : 0;
    if (bytes < 1 || bytes > 64) throw badRequest("BUTTON_DATA_INVALID");
  }
  if (url !== undefined && !isButtonUrl(url)) {
    throw badRequest(`inline keyboard button URL '${String(url)}' is invalid: Wrong HTTP URL`);
  }
  if (copy !== undefined) {
    const text = isObject(copy) ? copy.text : undefined;
    if (typeof text !== "string" || text.length < 1 || text.length > 256) {
      throw badRequest("BUTTON_COPY_TEXT_INVALID");
    }
  }
}

function checkReplyButton(button: Button): void {
  const actions = replyActions.filter((name) => button[name] !== undefined && button[name] !== false);
  if (actions.length > 1) {
    throw badRequest(`can't parse keyboard button: at most one of ${actions.join(", ")} may be used`);
  }
}

// Telegram takes tg: links and HTTP ones with a public host name; "localhost" is refused.
function isButtonUrl(value: unknown): boolean {
  if (typeof value !== "string" || value === "") return false;
  if (/^(?:tg|ton):/i.test(value)) return URL.canParse(value);
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!/^https?:/i.test(full) || !URL.canParse(full)) return false;
  const { hostname } = new URL(full);
  return hostname.includes(".") || hostname.startsWith("[");
}
