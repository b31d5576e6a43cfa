import { createCounter } from "../bot/counter.ts";
import { createChangeTeller } from "../bot/features/account/teller.ts";
import { createAlertMessenger } from "../bot/features/alerts/messenger.ts";
import { createCloseMessenger } from "../bot/features/close/messenger.ts";
import { createCustomerMessenger } from "../bot/features/customers/messenger.ts";
import { createRequestMessenger } from "../bot/features/customers/request-messenger.ts";
import { createBatchMessenger } from "../bot/features/many/messenger.ts";
import { createOperatorMessenger } from "../bot/features/operators/messenger.ts";
import { createRepeatMessenger } from "../bot/features/repeats/messenger.ts";
import { createStatementServer } from "../bot/features/statements/server.ts";
import { createMessenger } from "../bot/messenger.ts";
import type { Shop } from "../bot/shop.ts";
import type { createTelegramApi } from "../bot/start.ts";
import { serviceRows } from "../bot/ui/menu-card.ts";
import type { Say } from "../bot/ui/text.ts";
import { createCustomerNotices } from "../customers/customer-messages.ts";
import type { Messengers } from "../delivery/deliver.ts";
import { createLiveMessages } from "../outbox/live-messages.ts";
import { createRepeatNotices } from "../reminders/repeats-due.ts";

export interface ChatDeps extends Shop, Pick<ReturnType<typeof createTelegramApi>, "api" | "bulkApi"> {
  readToken: Shop["settle"]["readToken"];
}

/** All that answers a person, which is most files of the bot: what every update passes, and what draws a message. */
export function createChat(deps: ChatDeps) {
  return {
    handle: createCounter(),
    renderTimedOut: (say: Say) => ({ html: say.html("sell-timed-out"), buttons: serviceRows(say) }),
    messengers: createMessengers(deps),
    showChange: createChangeTeller(deps),
    statements: createStatementServer(deps),
  };
}

/** Messages that a person waits for go out by `saleApi`. */
function createMessengers(deps: ChatDeps): Messengers {
  const { store, api, saleApi } = deps;
  return {
    messenger: createMessenger({ ...deps, api: saleApi }),
    customers: createCustomerNotices({ ...deps, messenger: createCustomerMessenger({ ...deps, api: saleApi }) }),
    live: {
      board: createLiveMessages(store, createOperatorMessenger(deps)),
      batch: createBatchMessenger({ ...deps, api: saleApi }),
      close: createLiveMessages(store, createCloseMessenger(deps)),
      alert: createLiveMessages(store, createAlertMessenger(deps)),
      repeat: createRepeatNotices(deps, createRepeatMessenger({ ...deps, api })),
      request: createLiveMessages(store, createRequestMessenger({ ...deps, api: saleApi })),
    },
  };
}
