import type { Person, Telegram } from "../../sandbox/telegram/contract.ts";
import { until } from "./until.ts";

let made = 0;

/** A tap on a button that this person was never given. Resolves to the words that it is answered with. */
export async function tapsForged(telegram: Telegram, person: Person, data: string): Promise<string> {
  const message = person.chat.findLast(({ from }) => from === "bot");
  const id = `forged ${++made}`;
  const before = telegram.calls.length;
  telegram.pushUpdate({
    callback_query: {
      ...{ id, from: person.user, chat_instance: "1", data },
      message: {
        ...{ message_id: message?.id ?? 1, date: 0, from: telegram.bot, text: "x" },
        chat: { id: person.id, type: "private", first_name: "N" },
      },
    },
  } as Parameters<typeof telegram.pushUpdate>[0]);
  const answerTo = () =>
    telegram.calls
      .slice(before)
      .find(({ method, params }) => method === "answerCallbackQuery" && params.callback_query_id === id);
  await until([telegram], () => answerTo() !== undefined, `${data} is answered`, 30_000);
  return String(answerTo()?.params.text ?? "");
}
