/**
 * The part of the Bot API that goes over the wire here, as https://core.telegram.org/bots/api writes it. Our own
 * reading, so that a mistake in a client's types is not repeated on this side.
 */

export interface WireUser {
  id: number;
  is_bot: boolean;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
}

export interface WireChat {
  id: number;
  type: "private" | "group";
  title?: string;
  first_name?: string;
  last_name?: string;
  username?: string;
}

/** Offsets and lengths count UTF-16 code units. */
export interface MessageEntity {
  type: string;
  offset: number;
  length: number;
}

export interface InlineButton {
  text: string;
  style?: "danger" | "success" | "primary";
  disabled?: unknown;
  callback_data?: string;
  url?: string;
  copy_text?: { text: string };
}

export interface ReplyButton {
  text: string;
  style?: "danger" | "success" | "primary";
  request_contact?: boolean;
}

export interface InlineKeyboardMarkup {
  inline_keyboard: InlineButton[][];
}

export interface ReplyKeyboardMarkup {
  keyboard: ReplyButton[][];
  is_persistent?: boolean;
  resize_keyboard?: boolean;
  one_time_keyboard?: boolean;
  input_field_placeholder?: string;
}

interface ReplyKeyboardRemove {
  remove_keyboard: true;
}

export type ReplyMarkup = InlineKeyboardMarkup | ReplyKeyboardMarkup | ReplyKeyboardRemove;

export interface PhotoSize {
  file_id: string;
  file_unique_id: string;
  width: number;
  height: number;
  file_size: number;
}

export interface WireDocument {
  file_id: string;
  file_unique_id: string;
  file_name?: string;
  mime_type?: string;
  file_size: number;
}

export interface Contact {
  phone_number: string;
  first_name: string;
  last_name?: string;
  user_id?: number;
}

export interface WireMessage {
  message_id: number;
  from: WireUser;
  chat: WireChat;
  /** Seconds, like every date of the Bot API. */
  date: number;
  edit_date?: number;
  text?: string;
  entities?: MessageEntity[];
  caption?: string;
  caption_entities?: MessageEntity[];
  photo?: PhotoSize[];
  document?: WireDocument;
  contact?: Contact;
  reply_to_message?: WireMessage;
  reply_markup?: InlineKeyboardMarkup;
  forward_origin?: Record<string, unknown>;
  has_protected_content?: true;
  new_chat_members?: WireUser[];
  left_chat_member?: WireUser;
}

interface WireCallbackQuery {
  id: string;
  from: WireUser;
  message: WireMessage | { chat: WireChat; message_id: number; date: 0 };
  chat_instance: string;
  data: string;
}

interface ChatMemberUpdated {
  chat: WireChat;
  from: WireUser;
  date: number;
  old_chat_member: { user: WireUser; status: string; until_date?: number };
  new_chat_member: { user: WireUser; status: string; until_date?: number };
}

/** What an update carries: exactly one of these. */
export interface UpdateContent {
  message?: WireMessage;
  edited_message?: WireMessage;
  callback_query?: WireCallbackQuery;
  my_chat_member?: ChatMemberUpdated;
  /** Kinds that the sandbox itself never makes, for `pushUpdate`. */
  [kind: string]: unknown;
}

export type WireUpdate = UpdateContent & { update_id: number };
