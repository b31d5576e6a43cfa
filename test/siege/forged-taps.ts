import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { createDice } from "../support/damage.ts";
import { comesIn, seatBola } from "../support/shop.ts";
import type { Attack } from "./attack.ts";
import { accountOf, type Site } from "./site.ts";

const taps = 3000;
const strangers = 4;
const takenWithinMs = 60_000;
/** New messages that Telegram lets through: what strangers have the bot edit is bounded by their own pace. */
const maxInSecond = 30;
const dice = createDice(1);

/** The rows of Ada's account that only she may add to, change or delete, apart from her sales. */
const tables = ["seat", "account_change", "batch", "debtor", "debt_line", "statement", "chat"] as const;

async function rowsOfAda({ book, ada }: Site): Promise<string> {
  const accountId = await accountOf(book, ada.id);
  const account = await book.db
    .selectFrom("account")
    .select(["id", "mode", "frozen_at", "idle_lock_ms", "pin_above_kobo", "live_key_sealed", "shop_name"])
    .where("id", "=", accountId)
    .execute();
  const rows = tables.map((table) => sql`SELECT * FROM ${sql.table(table)} WHERE account_id = ${accountId}`);
  const found = await Promise.all(rows.map((query) => query.execute(book.db)));
  return JSON.stringify([account, found.map((result) => result.rows)]);
}

/** The callback data of Ada's buttons, and the same with changed parts. */
function payloadsFor({ ada }: Site): () => string {
  const shown = ada.chat.flatMap(({ inlineKeyboard }) =>
    inlineKeyboard.flat().flatMap((button) => button.callback_data ?? []),
  );
  return () => {
    const data = dice.pick(shown) ?? "buy:x";
    if (dice.next() < 0.5) return data;
    const parts = data.split(":");
    parts[dice.below(parts.length)] = dice.pick(["", "0", "ask", "live_key", "new", dice.pick(shown) ?? ""]) ?? "";
    return parts.join(":").slice(0, 64);
  };
}

export const forgedTaps: Attack = {
  name: "forged taps",
  async run(site) {
    const { telegram, vending, ada } = site;
    const bola = seatBola(site);
    await comesIn(bola);
    const forgers = [bola, ...Array.from({ length: strangers }, (_, n) => telegram.user({ firstName: `Forger ${n}` }))];
    const before = await rowsOfAda(site);
    const sentBefore = telegram.calls.length;
    const payload = payloadsFor(site);
    for (let tap = 0; tap < taps; tap++) {
      const { user, id } = forgers[tap % forgers.length] ?? bola;
      const message = ada.chat[dice.below(ada.chat.length)]?.id ?? 1;
      const chat = { id, type: "private", first_name: "N" };
      telegram.pushUpdate({
        callback_query: {
          ...{ id: `forged ${tap}`, from: user, chat_instance: "1", data: payload() },
          message: { message_id: message, date: 0, from: telegram.bot, text: "x", chat },
        },
      } as Parameters<typeof telegram.pushUpdate>[0]);
      if (tap % 100 === 99) await pause(50);
    }
    for (const until = Date.now() + takenWithinMs; telegram.pendingUpdates.length > 0 && Date.now() < until; )
      await pause(50);
    const calls = telegram.calls
      .slice(sentBefore)
      .filter(({ method }) => /^send(?!ChatAction)/.test(method))
      .map(({ at }) => Math.floor(at / 1000));
    const maxCalls = Math.max(
      ...Map.groupBy(calls, (second) => second)
        .values()
        .map(({ length }) => length),
    );
    const posts = vending.requests.filter(
      ({ operation, accountId }) => operation === "purchase" && accountId === vending.accounts().at(-1)?.id,
    );
    return {
      thrown: `${taps} taps on another's buttons, by ${strangers} strangers and a reseller`,
      claims: [
        { what: "no row of the shop changed", holds: (await rowsOfAda(site)) === before },
        { what: `${posts.length} sales by forgers`, holds: posts.length === 0 },
        { what: `at most ${maxCalls} new messages to Telegram in a second`, holds: maxCalls < maxInSecond },
      ],
    };
  },
};
