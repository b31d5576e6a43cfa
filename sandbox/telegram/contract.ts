import type { Clock } from "../../src/core/clock.ts";
import type { Contact, InlineButton, MessageEntity, ReplyButton, UpdateContent, WireUpdate, WireUser } from "./wire.ts";

/** Says what is wrong with a call, or null. `params` are decoded: objects are objects, numbers are numbers. */
export type Validate = (method: string, params: Readonly<Record<string, unknown>>) => string | null;

export interface TelegramOptions {
  token: string;
  /** Without the @. Default "vendbot_sandbox_bot". */
  botUsername?: string;
  clock?: Clock;
  /** Default 127.0.0.1. */
  host?: string;
  /** Default 0: any free port. */
  port?: number;
  /** Asked before every call; what it returns is the words of a 400. */
  validate?: Validate;
}

/** One Bot API call, in the order of arrival. */
export interface ApiCall {
  /** Milliseconds of the sandbox's clock, when it arrived. */
  readonly at: number;
  readonly method: string;
  /** An uploaded file stands as "attach://name". */
  readonly params: Readonly<Record<string, unknown>>;
  /** False until it is answered well, and for ever when it hangs or its line is cut before it was processed. */
  readonly ok: boolean;
  readonly errorCode?: number;
  readonly description?: string;
}

export const faultKinds = ["401", "403", "409", "429", "500", "reset-before", "reset-after", "hang"] as const;

/** "reset-before" cuts the line with nothing done; "reset-after" does the work and then cuts the line. */
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** Without it every method but getUpdates, which is always under way and would eat the fault. */
  method?: string;
  /** Default 1. */
  times?: number;
  /** Seconds, for "429". Default 1. */
  retryAfter?: number;
}

export interface Faults {
  failNext(fault: Fault): void;
  /** Forgets the faults that have not struck. */
  clear(): void;
}

/** Messages to one chat: `burst` at once, then `perSecond`. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

export interface WebhookDelivery {
  readonly at: number;
  readonly updateId: number;
  readonly attempt: number;
  /** The answer's status, or null where there was none. */
  readonly status: number | null;
}

export interface WebhookState {
  /** "" while no webhook is set. */
  readonly url: string;
  readonly deliveries: readonly WebhookDelivery[];
}

/** A Bot API server on loopback, for one bot. Closing it cuts every open connection. */
export interface Telegram extends AsyncDisposable {
  /** Calls come to `${apiRoot}/bot<token>/<method>`, files are at `${apiRoot}/file/bot<token>/<file_path>`. */
  readonly apiRoot: string;
  readonly bot: Readonly<WireUser>;
  readonly calls: readonly ApiCall[];
  readonly faults: Faults;
  readonly webhook: WebhookState;
  readonly people: readonly Person[];
  /** The commands that the bot has set, as this person's menu shows them. */
  commandsFor(person: Person): readonly { command: string; description: string }[];
  /** Added to every call before it is processed. */
  latencyMs: number;
  /** Null (the default) lets everything through. */
  rateLimit: RateLimit | null;
  /** A person with the bot's chat open, who has not pressed Start yet: until then the bot gets "chat not found". */
  user(options: UserOptions): Person;
  /**
   * A group that the bot has just been added to, by `owner` or somebody new. Privacy mode is on: the bot sees
   * commands, mentions and replies.
   */
  group(options: { title: string; id?: number; owner?: Person }): Group;
  /** Queues any update and returns its id. */
  pushUpdate(update: UpdateContent): number;
  /** Sends an update of the past once more, under the same id. */
  redeliver(updateId: number): void;
  /** Updates that the bot has not confirmed. */
  readonly pendingUpdates: readonly WireUpdate[];
  /** The bytes of a file by its file_id. */
  file(fileId: string): Uint8Array | undefined;
  /** Called after every change that a person could see, and after every call. Returns how to stop it. */
  onChange(listener: () => void): () => void;
}

export interface UserOptions {
  id?: number;
  firstName: string;
  lastName?: string;
  username?: string;
  /** International, without the +, as a shared contact has it. */
  phone?: string;
  languageCode?: string;
}

export interface FileInfo {
  /** For `telegram.file(id)` and getFile. */
  readonly fileId: string;
  readonly name?: string;
  readonly mimeType?: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
}

/** A message as it looks now. Never changes: an edit makes another one. */
export interface ChatMessage {
  readonly id: number;
  readonly from: "bot" | "person";
  readonly sender: Readonly<WireUser>;
  /** Seconds. */
  readonly date: number;
  /** The text, or a caption, or "". */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  /** Empty without one. */
  readonly inlineKeyboard: readonly (readonly InlineButton[])[];
  /** The reply keyboard that came with this message; Person.replyKeyboard is the one that shows. */
  readonly replyKeyboard?: readonly (readonly ReplyButton[])[];
  readonly photo?: FileInfo;
  readonly document?: FileInfo;
  readonly contact?: Contact;
  readonly replyTo?: number;
  readonly edited: boolean;
  readonly protectContent: boolean;
}

export type ChatEvent =
  | { readonly kind: "sent"; readonly at: number; readonly message: ChatMessage }
  | { readonly kind: "edited"; readonly at: number; readonly before: ChatMessage; readonly after: ChatMessage }
  | { readonly kind: "deleted"; readonly at: number; readonly message: ChatMessage };

export interface CallbackAnswer {
  text?: string;
  showAlert?: boolean;
  url?: string;
}

export interface Tap {
  updateId: number;
  queryId: string;
  /** Resolves when the bot answers the callback query; stays open when it never does. */
  answer: Promise<CallbackAnswer>;
}

export interface TapOptions {
  /** The message's id. Without it the newest bot message with such a button. */
  message?: number;
  /**
   * Sends this person's last tap on such a label once more (same message and data, new update), whatever the message
   * shows by now: clients do so when no answer comes, and an old phone may still show an old button.
   */
  sameTapAgain?: boolean;
  /** A button that an edit has taken away is tapped as well: a phone may not show the edit yet. */
  orEarlier?: boolean;
  /** How long to wait for the button to appear. Default 90,000, in real time. */
  timeoutMs?: number;
}

export type MessagePattern = string | RegExp | ((message: ChatMessage) => boolean);

/** Someone with a phone, in a private chat with the bot. Each act resolves to the update's id. */
export interface Person {
  readonly id: number;
  readonly user: Readonly<WireUser>;
  readonly phone?: string;
  /** Visible messages, oldest first. */
  readonly chat: readonly ChatMessage[];
  /** All that happened in this chat. */
  readonly history: readonly ChatEvent[];
  /** The reply keyboard that shows, or null. */
  readonly replyKeyboard: readonly (readonly ReplyButton[])[] | null;
  readonly hasBlocked: boolean;
  says(text: string, options?: { replyTo?: number }): Promise<number>;
  /** Passes on what somebody else has written. */
  forwards(text: string, options?: { of?: string }): Promise<number>;
  /** The Start button of a link `t.me/bot?start=payload`. */
  opens(payload: string): Promise<number>;
  /**
   * Taps an inline button that calls the bot. A string is the whole label, or else a part of it. Waits for the button.
   * Rejects when it does not come, is disabled, or is one that the phone handles itself (see `follows`).
   */
  taps(label: string | RegExp, options?: TapOptions): Promise<Tap>;
  /** Taps a button that the phone handles itself: what it opens or copies. No update comes of it. */
  follows(label: string | RegExp, options?: TapOptions): Promise<{ opens?: string; copies?: string }>;
  /** Presses a button of the reply keyboard: says its text, or shares the contact where the button asks for it. */
  presses(label: string | RegExp, options?: { timeoutMs?: number }): Promise<number>;
  /** Shares the own contact, or another one from the address book. */
  sharesContact(of?: { phone: string; firstName?: string; userId?: number }): Promise<number>;
  /** A small picture when no bytes are given. */
  sendsPhoto(bytes?: Uint8Array, options?: { caption?: string }): Promise<number>;
  sendsDocument(bytes?: Uint8Array, options?: { name?: string; mimeType?: string; caption?: string }): Promise<number>;
  /** Edits an own message. */
  edits(messageId: number, text: string): Promise<number>;
  /** Deletes a message on the phone: the bot is not told. */
  deletes(messageId: number): void;
  blocks(): Promise<number>;
  unblocks(): Promise<number>;
  /**
   * Waits until a visible bot message matches, newest first; one that is there already counts. A string is a part of
   * the text. Rejects after `timeoutMs` (default 90,000, in real time) with what the chat shows.
   */
  sees(pattern: MessagePattern, timeoutMs?: number): Promise<ChatMessage>;
  /** The labels on the newest bot message's inline keyboard, row by row. */
  buttons(): readonly string[];
}

/** A group with the bot in it. */
export interface Group {
  readonly id: number;
  readonly chat: readonly ChatMessage[];
  readonly history: readonly ChatEvent[];
  /** Null when privacy mode keeps the message from the bot. */
  says(person: Person, text: string, options?: { replyTo?: number }): Promise<number | null>;
  taps(person: Person, label: string | RegExp, options?: TapOptions): Promise<Tap>;
  sees(pattern: MessagePattern, timeoutMs?: number): Promise<ChatMessage>;
  readonly hasBot: boolean;
}
