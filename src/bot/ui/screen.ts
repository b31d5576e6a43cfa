import type { InlineKeyboardButton, LinkPreviewOptions } from "grammy/types";
import { homeButtons } from "../callbacks/home.ts";
import type { Arguments, FixedKey, Html, Say, TextKey } from "./text.ts";

/** A button under a message. `data` calls the bot, `url` opens a page, `copy` puts text on the clipboard. */
export interface Button {
  text: string;
  data?: string;
  url?: string;
  copy?: string;
  style?: "primary" | "success" | "danger";
}

/** A button that calls the bot. Words that take variables come together with them. */
export function button<Key extends TextKey>(
  say: Say,
  words: FixedKey | readonly [Key, ...Arguments<Key>],
  data: string,
  style?: Button["style"],
): Button {
  const text = typeof words === "string" ? say.plain(words) : say.plain(...words);
  return { text, data, ...(style && { style }) };
}

/** A choice, with a mark if it is the one that holds. */
export function choiceButton(say: Say, choice: string, isChosen: boolean, data: string): Button {
  return { text: isChosen ? say.plain("filter-chosen", { choice }) : choice, data };
}

/** Buttons side by side, without what is not offered. */
export function buttonRow(...buttons: readonly (Button | false | null | undefined)[]): Button[] {
  return buttons.filter((one) => !!one);
}

/** One message as the person should see it. */
export interface Content {
  html: Html;
  buttons?: readonly (readonly Button[])[];
  /** A question that is answered by typing: shown in the input field. */
  placeholder?: string;
  /** Asks for the own phone number with a keyboard below the input field. */
  contactButton?: string;
  /** Buttons of the same keyboard, below that one: a tap types their words. */
  typedButtons?: readonly string[];
  /** Takes such a keyboard away. */
  removeKeyboard?: boolean;
  /** A customer waits for it at the counter: it goes out before other messages. */
  isSale?: boolean;
}

/** A button copies at most 256 characters. */
const maxCopyLength = 256;

/** A button that puts a text on the clipboard; none for a text that is too long for one. */
export function copyButton(text: string, copy: string): Button[] {
  return copy.length > 0 && copy.length <= maxCopyLength ? [{ text, copy, style: "primary" }] : [];
}

/** The ways to pass a text on to a customer's own chat, with a link where one is given. */
export function shareRow(say: Say, text: string, link?: string): Button[] {
  const whole = encodeURIComponent(link === undefined ? text : `${text}\n${link}`);
  const share = `url=${encodeURIComponent(link ?? " ")}&text=${encodeURIComponent(text)}`;
  return [
    { text: say.plain("button-whatsapp"), url: `https://wa.me/?text=${whole}` },
    { text: say.plain("button-telegram"), url: `https://t.me/share/url?${share}` },
  ];
}

/** Buttons as rows of two, or of as many as `columns` says. */
export function inRows(buttons: readonly Button[], columns = 2): Button[][] {
  const length = Math.ceil(buttons.length / columns);
  return Array.from({ length }, (_, row) => buttons.slice(row * columns, (row + 1) * columns));
}

/** The place of a page in a list that begins with what is newest. */
export interface ListPage {
  offset: number;
  size: number;
  hasMore: boolean;
}

/** The buttons to the pages before and behind one. */
export function pageButtons(say: Say, { offset, size, hasMore }: ListPage, to: (offset: number) => string): Button[] {
  return buttonRow(
    offset > 0 && button(say, "button-newer", to(Math.max(0, offset - size))),
    hasMore && button(say, "button-older", to(offset + size)),
  );
}

const noPreview: LinkPreviewOptions = { is_disabled: true };

/** The parameters of sendMessage beside chat and text. */
export function toSendOptions(content: Content) {
  const common = { parse_mode: "HTML" as const, link_preview_options: noPreview };
  if (content.contactButton) {
    return {
      ...common,
      reply_markup: {
        keyboard: [
          [{ text: content.contactButton, request_contact: true as const }],
          (content.typedButtons ?? []).map((text) => ({ text })),
        ].filter((row) => row.length > 0),
        resize_keyboard: true,
        one_time_keyboard: true,
        ...(content.placeholder && { input_field_placeholder: content.placeholder }),
      },
    };
  }
  if (content.removeKeyboard && !content.buttons?.length) {
    return { ...common, reply_markup: { remove_keyboard: true as const } };
  }
  return content.buttons?.length ? { ...common, reply_markup: toInlineKeyboard(content.buttons) } : common;
}

/** The parameter that makes a message a reply, also if the other message is gone meanwhile. */
export function replyingTo(messageId: number) {
  return { reply_parameters: { message_id: messageId, allow_sending_without_reply: true } };
}

/** The parameters of editMessageText beside chat, message and text. */
export function toEditOptions(content: Content) {
  return {
    parse_mode: "HTML" as const,
    link_preview_options: noPreview,
    reply_markup: toInlineKeyboard(content.buttons ?? []),
  };
}

/** The caption of a picture. */
export function toPictureOptions(content: Content) {
  const reply_markup = toInlineKeyboard(content.buttons ?? []);
  return { caption: content.html, parse_mode: "HTML" as const, reply_markup };
}

/** The keyboard under a message of any kind. */
function toInlineKeyboard(rows: readonly (readonly Button[])[]) {
  return { inline_keyboard: rows.filter((row) => row.length > 0).map((row) => row.map(toInlineButton)) };
}

function toInlineButton(button: Button): InlineKeyboardButton {
  const look = { text: button.text, ...(button.style && { style: button.style }) };
  if (button.url !== undefined) return { ...look, url: button.url };
  if (button.copy !== undefined) return { ...look, copy_text: { text: button.copy } };
  return { ...look, callback_data: button.data ?? homeButtons.menu() };
}
