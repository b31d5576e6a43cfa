import type { Kysely } from "kysely";
import type { AccountTable, ChatTable, WebhookSecretTable } from "./tables/accounts.ts";
import type { FormTable, NoticeTable, SettingTable, UpdateTable, WebhookEventTable } from "./tables/messages.ts";
import type { JournalTable, PurchaseTable } from "./tables/purchases.ts";

export interface Tables {
  account: AccountTable;
  webhook_secret: WebhookSecretTable;
  chat: ChatTable;
  purchase: PurchaseTable;
  journal: JournalTable;
  telegram_update: UpdateTable;
  form: FormTable;
  webhook_event: WebhookEventTable;
  notice: NoticeTable;
  setting: SettingTable;
}

/** The database, or a transaction on it: what every query takes. */
export type Db = Kysely<Tables>;
