import { createCounter } from "../bot/counter.ts";
import { createChangeTeller } from "../bot/features/account/teller.ts";
import { createAlertMessenger } from "../bot/features/alerts/messenger.ts";
import { createCloseMessenger } from "../bot/features/close/messenger.ts";
import { createCustomerMessenger } from "../bot/features/customers/messenger.ts";
import { createRequestMessenger } from "../bot/features/customers/request-messenger.ts";
import { createBatchMessenger } from "../bot/features/many/messenger.ts";
import { createOperatorMessenger } from "../bot/features/operators/messenger.ts";
import { createRepeatMessenger } from "../bot/features/repeats/messenger.ts";
import { drawAsk } from "../bot/features/staff/asks.ts";
import { createStatementServer } from "../bot/features/statements/server.ts";
import { createMessenger } from "../bot/messenger.ts";
import type { Shop } from "../bot/shop.ts";
import type { createTelegramApi } from "../bot/start.ts";
import { serviceRows } from "../bot/ui/menu-card.ts";
import type { Say } from "../bot/ui/text.ts";
import { missesSecondCharge } from "../claims/claims.ts";
import { findComplaint } from "../claims/complaints.queries.ts";
import { createCustomerNotices } from "../customers/customer-messages.ts";
import { openerOf } from "../customers/follow.ts";
import { namedOn } from "../customers/save-questions.queries.ts";
import { findSalePayment } from "../debts/debts.queries.ts";
import type { Messengers } from "../delivery/deliver.ts";
import { readAnnouncement } from "../operations/announcements.ts";
import { createLiveMessages } from "../outbox/live-messages.ts";
import { createRepeatNotices } from "../reminders/repeats-due.ts";
import { rightsOfSeller } from "../staff/seats.ts";

export interface ChatDeps extends Shop, Pick<ReturnType<typeof createTelegramApi>, "api" | "bulkApi"> {
  readToken: Shop["settle"]["readToken"];
}

/** All that answers a person, which is most files of the bot: what every update passes, and what draws a message. */
export function createChat(deps: ChatDeps) {
  return {
    handle: createCounter().middleware(),
    renderTimedOut: (say: Say) => ({ html: say.html("sell-timed-out"), buttons: serviceRows(say) }),
    messengers: createMessengers(deps),
    showChange: createChangeTeller(deps),
    statements: createStatementServer(deps),
  };
}

/** Messages that a person waits for go out by `saleApi`. */
function createMessengers(deps: ChatDeps): Messengers {
  const { store, clock, sms, times, api, saleApi } = deps;
  return {
    messenger: createMessenger({
      ...deps,
      api: saleApi,
      namedOn: (sale) => namedOn(store.db, sale),
      smsOn: async (sale) => (await sms?.viewOf(store.db, sale, sale.seat_id === null)) ?? null,
      salePaymentOf: (sale) => findSalePayment(store.db, sale.id),
      missesSecondCharge: (sale) => missesSecondCharge(store.db, sale),
      rightsOfSeller: (sale) => rightsOfSeller(store.db, sale),
      drawAsk: (say, offer) => drawAsk({ db: store.db, say, times, now: clock.now() }, offer),
      complaintOf: async (sale) => {
        const complaint = await findComplaint(store.db, sale.id);
        return complaint?.closed_at === null ? complaint : undefined;
      },
      openerOf: (notice) => openerOf(store.db, notice),
      readAnnouncement: (notice) => readAnnouncement(store.db, notice),
    }),
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
