import type { Update, UserFromGetMe } from "grammy/types";
import { authorizedUserIds } from "../accounts/accounts.queries.ts";
import { backoffMs } from "../core/backoff.ts";
import { type Clock, sleep } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import { sha256 } from "../core/ids.ts";
import { createWakeableLoop } from "../core/loop.ts";
import { expiredForms } from "./dialogs/forms.queries.ts";
import { createTelegramFetch, type ObservedTelegramCall } from "./inbox/fetch.ts";
import { createInbox, type InboxDeps, senderOf, type Work } from "./inbox/inbox.ts";
import type { Leavable, Priority } from "./inbox/message-limiter.ts";
import { createGate, createPace, type PaceLimits } from "./inbox/pace.ts";
import { allowedUpdates, startPoller, type TelegramLine } from "./inbox/poller.ts";
import type { Shop, ShopContext } from "./shop.ts";
import { Api, Context } from "./ui/grammy.ts";
import { announceBot } from "./ui/profile.ts";
import { type Content, toEditOptions } from "./ui/screen.ts";
import type { Say } from "./ui/text.ts";

export interface BotSettings {
  token: string;
  apiRoot: string;
  /** Given when Telegram pushes updates: where to, and what it sends back in each call. */
  webhook: { url: string; secretToken: string } | null;
  pollSeconds: number;
  handlerDeadlineMs: number;
  pace: PaceLimits;
}

/** Below the polling timeout a question would be cut off; far above it a dead line would go unnoticed. */
const callTimeoutMargin = 10;
/** Longer than any call: grammY would count the wait for a turn. A longer timer fires at once. */
const grammyTimeoutSeconds = 2_000_000;
const sweepMs = 10_000;
/** The first question for updates has left by then, and its answer takes longer. */
const loadAfterMs = 10;

/** The Bot API with our own fetch below it, so that every call, from wherever, obeys the same rules. */
export function createTelegramApi(
  settings: Pick<BotSettings, "token" | "apiRoot" | "pollSeconds">,
  deps: {
    clock: Clock;
    messagesPerSecond?: () => number;
    observe?: (call: ObservedTelegramCall) => void;
  },
) {
  const { apiRoot, pollSeconds } = settings;
  const transport = createTelegramFetch({ ...deps, apiRoot, timeoutMs: (pollSeconds + callTimeoutMargin) * 1000 });
  const apiWith = (priority: Priority, update?: Leavable) =>
    new Api(settings.token, {
      apiRoot,
      timeoutSeconds: grammyTimeoutSeconds,
      fetch: transport.fetchWith(priority, update),
    });
  const api = apiWith("seller");
  const line: TelegramLine = { isUp: false };
  /** The file that somebody has sent; null if it is larger than that. */
  async function download(fileId: string, maxBytes: number): Promise<Uint8Array | null> {
    const { file_path } = await api.getFile(fileId);
    return transport.download(`${apiRoot}/file/bot${settings.token}/${file_path}`, maxBytes);
  }
  const strangersApi = (update: Leavable) => apiWith("bulk", update);
  return { api, saleApi: apiWith("sale"), bulkApi: apiWith("bulk"), strangersApi, transport, line, download };
}

/** The handlers that every update passes, and the card of a question that nobody answered. */
export interface Handlers {
  handle(ctx: ShopContext): Promise<void>;
  renderTimedOut(say: Say): Content;
}

export function createBot(
  settings: BotSettings,
  shop: Shop,
  deps: {
    api: Api;
    /** For strangers: what is sent with it waits for all else. */
    bulkApi: Api;
    /** The same for what answers an update. */
    strangersApi(update: Leavable): Api;
    line: TelegramLine;
    /** Called with the first update, or while Telegram answers the first question for them. */
    loadHandlers(): Promise<Handlers>;
    random(): number;
    onConflict(): void;
    /** Told of each update when it is over. Must not throw. */
    onHandled?: InboxDeps<ShopContext>["onHandled"];
    /** Told of each update that is left unread. Must not throw. */
    onSlowed?(): void;
  },
) {
  const { api, bulkApi, line } = deps;
  const { store, cipher, clock, log } = shop;
  const stop = new AbortController();
  let me: UserFromGetMe | undefined;
  /** Resolves when the bot knows itself, and what an earlier process left has its place before what comes. */
  const ready = Promise.withResolvers<void>();
  let poller: ReturnType<typeof startPoller> | undefined;
  const pace = createPace({ clock, limits: settings.pace });
  const apiFor = (userId: number) => (pace.isKnown(userId) ? api : bulkApi);

  const inbox = createInbox<ShopContext>({
    ...{ store, cipher, clock, log },
    deadlineMs: settings.handlerDeadlineMs,
    onHandled: deps.onHandled,
    onOver: pace.done,
    async contextOf(update, work) {
      if (!me) throw new Error("An update before the bot knows itself");
      const userId = senderOf(update);
      if (userId === undefined) return null;
      const own = { shop, work, say: shop.languages.speak(null), seller: null, userId };
      return Object.assign(new Context(update, await apiOf(userId, work), me), own) as ShopContext;
    },
    loadHandlers: deps.loadHandlers,
    async onFailure(update) {
      const userId = senderOf(update);
      if (userId !== undefined)
        await apiFor(userId).sendMessage(userId, (await shop.sayTo(userId)).plain("went-wrong"));
    },
  });

  const accept = createGate({
    ...{ shop, apiFor, pace, accept: inbox.accept },
    onSlowed: deps.onSlowed,
  });

  /** Another replica, or an earlier process, may have taken the update: the pace has not met its sender then. */
  async function apiOf(userId: number, work: Work): Promise<Api> {
    if (pace.isKnown(userId)) return api;
    const isLetIn = !pace.isStranger(userId) && (await authorizedUserIds(store.db, [userId])).has(userId);
    return isLetIn ? api : deps.strangersApi(work);
  }

  async function connect(): Promise<void> {
    // A stop calls off what Telegram does not answer.
    const signal = stop.signal as never;
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      try {
        me = await api.getMe(signal);
        if (settings.webhook) {
          const { url, secretToken } = settings.webhook;
          await api.setWebhook(url, { secret_token: secretToken, allowed_updates: [...allowedUpdates] }, signal);
        } else {
          await api.deleteWebhook({}, signal);
        }
        line.isUp = settings.webhook !== null;
        break;
      } catch (error) {
        log.warn("telegram.connect_failed", { error: messageOf(error) });
        await sleep(clock, backoffMs(attempt, 500, 30_000, deps.random), stop.signal);
      }
    }
    if (stop.signal.aborted) return;
    await inbox.recover();
    ready.resolve();
    if (!settings.webhook) {
      const { onConflict } = deps;
      poller = startPoller({
        api,
        clock,
        log,
        accept,
        line,
        onConflict,
        timeoutSeconds: settings.pollSeconds,
        mayPoll: () => store.leases.keep("poll"),
      });
    }
    stopWaiting = clock.after(loadAfterMs, () => {
      loading = deps.loadHandlers();
    });
    shop.runInBackground("telegram.profile", () => announceBot(api, shop));
  }

  /** Forms that nobody went on with: their question is taken back. */
  const sweeper = createWakeableLoop({
    name: "forms",
    clock,
    log,
    async round() {
      if (!(await store.leases.keep("forms"))) return sweepMs;
      for (const form of await expiredForms(store.db, clock.now())) {
        await store.transaction((trx) => shop.forms.clear(trx, form.user_id));
        if (form.kind !== "sell" || form.step === "over" || form.card_message_id === null) continue;
        const say = await shop.sayTo(form.user_id);
        const { renderTimedOut } = await deps.loadHandlers();
        const content = renderTimedOut(say);
        await api
          .editMessageText(form.user_id, form.card_message_id, content.html, toEditOptions(content))
          .catch((error: unknown) => log.debug("form.card_gone", { error: messageOf(error) }));
      }
      return sweepMs;
    },
  });

  let connecting: Promise<void> | undefined;
  let stopWaiting = () => {};
  let loading: Promise<unknown> | undefined;
  return {
    /** Connects in the background, for as long as it takes, and handles what an earlier process left undone. */
    start(): void {
      connecting = connect().catch((error: unknown) => log.error("telegram.failed", { error: messageOf(error) }));
      sweeper.start();
    },
    /** Stores and handles an update that Telegram pushed. */
    async accept(update: Update): Promise<void> {
      await ready.promise;
      await accept([update]);
    },
    /** Resolves when no update waits or is being handled. */
    idle: inbox.idle,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await connecting;
      stopWaiting();
      await loading?.catch(() => undefined);
      await poller?.[Symbol.asyncDispose]();
      await sweeper[Symbol.asyncDispose]();
      await inbox[Symbol.asyncDispose]();
    },
  };
}

export type Bot = ReturnType<typeof createBot>;

/** The last part of the address at which Telegram pushes updates. */
export function telegramPath(token: string): string {
  return sha256(`telegram webhook path ${token}`).slice(0, 32);
}
