import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { authorizedUserIds } from "../../accounts/accounts.queries.ts";
import type { Shop } from "../shop.ts";
import { senderOf } from "./inbox.ts";
import type { Pace } from "./pace.ts";

export interface GateDeps {
  shop: Pick<Shop, "store" | "sayTo" | "log" | "runInBackground">;
  /** The Bot API with the priority of this user's messages. */
  apiFor(userId: number): Api;
  pace: Pace;
  /** Stores updates and handles them. */
  accept(updates: readonly Update[]): Promise<void>;
  /** Told of each update that is left unread. Must not throw. */
  onSlowed?: (() => void) | undefined;
}

/**
 * The entrance for updates. Updates that one user sends faster than anybody taps stay unread before they cost a commit,
 * so that they delay nobody else's sale; the bot tells the user once. Nothing is lost that money hangs on: a tap that
 * is left unread has done nothing, and its card is as it was.
 */
export function createGate(deps: GateDeps): (updates: readonly Update[]) => Promise<void> {
  const { shop, apiFor, pace } = deps;

  async function tell(update: Update, userId: number): Promise<void> {
    const tap = update.callback_query;
    const say = await shop.sayTo(userId);
    const api = apiFor(userId);
    if (tap) await api.answerCallbackQuery(tap.id, { text: say.plain("slower-tap"), show_alert: true });
    else await api.sendMessage(userId, say.plain("slower"));
  }

  return async (updates) => {
    const senders = new Set(updates.map(senderOf).filter((id) => id !== undefined));
    const asked = [...senders].filter((id) => !pace.isKnown(id));
    const found = await authorizedUserIds(shop.store.db, asked);
    const read = updates.filter((update) => {
      const userId = senderOf(update);
      const decision = userId === undefined ? "go" : pace.take(userId, found.has(userId) || !asked.includes(userId));
      if (decision !== "go") deps.onSlowed?.();
      if (decision === "tell" && userId !== undefined) {
        shop.log.warn("update.too_fast", { user: userId });
        shop.runInBackground("update.too_fast", () => tell(update, userId));
      }
      return decision === "go";
    });
    await deps.accept(read);
  };
}
