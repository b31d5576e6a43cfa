import type { BatchRunner } from "./batches/run.ts";
import type { Bot } from "./bot/start.ts";
import type { WakeableLoop } from "./core/loop.ts";
import type { Store } from "./db/open.ts";
import type { Notices } from "./delivery/deliver.ts";
import type { RestoreWatch } from "./recovery/restore-watch.ts";
import type { Sender } from "./sales/send.ts";
import { undoneWebhookEvents } from "./sales/webhook-events.queries.ts";
import type { SmsSender } from "./sms/send.ts";
import type { StatementRunner } from "./statements/statement-runner.ts";
import type { createWeb } from "./web.ts";

export interface Lifecycle extends AsyncDisposable {
  /** Listens, takes up what an earlier process left, and connects to Telegram in the background. Resolves to the port. */
  start(): Promise<number>;
  /** Resolves when no update, sale, webhook or notice is under way: for tests. */
  idle(): Promise<void>;
}

export interface Parts {
  store: Store;
  bot: Bot;
  http: ReturnType<typeof createWeb>;
  sender: Sender;
  smsSender: SmsSender | null;
  batches: BatchRunner;
  statements: StatementRunner;
  notices: Notices;
  restoreWatch: RestoreWatch;
  /** Loops whose rounds wait for nothing but the store. They begin and end with all others, in no order. */
  storeLoops: readonly Omit<WakeableLoop, "wake">[];
  /** Loops whose rounds may wait for the service, likewise. */
  loops: readonly Pick<WakeableLoop, "start" | typeof Symbol.asyncDispose>[];
  /** What the others work with: the last to close, in this order, before the store. */
  lines: readonly AsyncDisposable[];
  behindIdle(): Promise<void>;
  /** Takes up what an earlier process left of changes to accounts. */
  recoverChanges(): void;
}

export function createLifecycle(parts: Parts, listenOn: { host: string; port: number }): Lifecycle {
  const { store, bot, http, sender, smsSender, batches, statements, notices, restoreWatch, storeLoops } = parts;
  const loops = [...storeLoops, ...parts.loops];
  const rest = () => Promise.all(storeLoops.map((loop) => loop.idle()));
  return {
    async start() {
      // A restored book knows nothing of the time after its backup: nobody may trust it, least of all the sender.
      await restoreWatch.begin();
      // Before anything else can touch them: what was being sent when the last process died is unknown now.
      await sender.recover();
      await smsSender?.start();
      const port = await http.listen(listenOn);
      for (const loop of [notices, batches, statements, ...loops]) loop.start();
      parts.recoverChanges();
      bot.start();
      return port;
    },
    async idle() {
      await bot.idle();
      await rest();
      await parts.behindIdle();
      do await sender.idle();
      while (await batches.idle());
      while ((await undoneWebhookEvents(store.db, 1)).length > 0) await new Promise((resolve) => setImmediate(resolve));
      await statements.idle();
      await smsSender?.idle();
      await notices.idle();
      await rest();
    },
    async [Symbol.asyncDispose]() {
      const close = (...those: readonly (AsyncDisposable | null)[]) =>
        Promise.all(those.map((one) => one?.[Symbol.asyncDispose]()));
      // In the order of the flow: no new updates and webhooks, then no new sales, then what is owed, then the store.
      await close(bot, http);
      for (const one of [batches, statements, sender, smsSender]) await close(one);
      await close(...loops);
      for (const one of [notices, ...parts.lines, store]) await close(one);
    },
  };
}
