import type { Chat } from "./chats.ts";
import type { ChatMessage, Tap, TapOptions } from "./contract.ts";
import { describeChat, findLabelled, NotSeenError, waitFor } from "./screen.ts";
import type { InlineButton, WireUser } from "./wire.ts";
import type { World } from "./world.ts";

/** One person's thumb on the inline buttons of one chat. */
export function createThumb(world: World, chat: Chat, user: WireUser) {
  const past: { messageId: number; button: InlineButton }[] = [];

  const findButton = (label: string | RegExp, options: TapOptions) => {
    const candidates = chat.visible().filter((message) => message.from === "bot");
    const shown = options.message === undefined ? candidates : candidates.filter(({ id }) => id === options.message);
    const earlier = options.orEarlier
      ? chat.history.flatMap((event) => (event.kind === "edited" ? event.before : []))
      : [];
    const stood = earlier.filter(({ id }) => shown.some((message) => message.id === id));
    return [...stood, ...shown]
      .map((message) => ({ messageId: message.id, button: findLabelled(message.inlineKeyboard.flat(), label) }))
      .findLast((candidate): candidate is { messageId: number; button: InlineButton } => Boolean(candidate.button));
  };
  const waitForButton = (label: string | RegExp, options: TapOptions) =>
    waitFor(
      chat.onChange,
      () => findButton(label, options),
      () => `No button ${String(label)} in\n${describeChat(chat.visible())}`,
      options.timeoutMs,
    );

  const ask = ({ messageId, button }: { messageId: number; button: InlineButton }): Tap => {
    const { text, callback_data: data, disabled } = button;
    if (data === undefined)
      throw new NotSeenError("telegram.no_callback", `The button "${text}" does not call the bot`);
    if (disabled) throw new NotSeenError("telegram.disabled_button", `The button "${text}" is disabled`);
    const message = chat.messages.get(messageId)?.wire;
    if (!message) throw new NotSeenError("telegram.message_gone", `The message of the button "${text}" is deleted`);
    past.push({ messageId, button });
    const { queryId, answer } = world.callbacks.ask();
    const query = { id: queryId, from: user, message, chat_instance: chat.chatInstance, data };
    return { updateId: world.updates.push({ callback_query: query }), queryId, answer };
  };

  return {
    async taps(label: string | RegExp, options: TapOptions = {}): Promise<Tap> {
      if (!options.sameTapAgain) return ask(await waitForButton(label, options));
      const again = past.findLast(({ button }) => findLabelled([button], label));
      if (!again) throw new NotSeenError("telegram.never_tapped", `Never tapped ${String(label)} before`);
      return ask(again);
    },
    async follows(label: string | RegExp, options: TapOptions = {}): Promise<{ opens?: string; copies?: string }> {
      const { button } = await waitForButton(label, options);
      const { url, copy_text: copy } = button;
      if (url === undefined && copy === undefined) {
        throw new NotSeenError("telegram.no_link", `The button "${button.text}" neither opens nor copies`);
      }
      return { ...(url !== undefined && { opens: url }), ...(copy && { copies: copy.text }) };
    },
  };
}

export type Thumb = ReturnType<typeof createThumb>;

/** The labels under the newest message of the bot. */
export function labelsOf(messages: readonly ChatMessage[]): string[] {
  const newest = messages.findLast((message) => message.from === "bot");
  return newest?.inlineKeyboard.flat().map((button) => button.text) ?? [];
}
