import type { Kysely } from "kysely";
import type { AccountChangeTable, AccountTable, ChatTable, WebhookSecretTable } from "../tables/accounts.ts";
import type { AlertChoiceTable, KeyUseTable, PlanSoldTable, ShopAlertTable } from "../tables/alerts.ts";
import type { BatchTable } from "../tables/batches.ts";
import type { BookCloseTable, BookLateTable, CashCountTable, WalletDayTable } from "../tables/closes.ts";
import type {
  CustomerChatTable,
  CustomerLinkTable,
  CustomerMessageTable,
  CustomerTable,
  LinkTryTable,
  PersonTable,
  PersonThingTable,
  SaveQuestionTable,
} from "../tables/customers.ts";
import type { DebtLineTable, DebtorTable, DebtTotalTable, TenderTable } from "../tables/debts.ts";
import type { ErasureTable } from "../tables/erasures.ts";
import type { BeneficiaryPartTable, SaleNameTable } from "../tables/finding.ts";
import type { ChatLockTable, PhoneLockTable, PinEntryTable, PinProofTable, PinTryTable } from "../tables/lock.ts";
import type { FormTable, NoticeTable, SettingTable, UpdateTable, WebhookEventTable } from "../tables/messages.ts";
import type { AlertTable, AnnouncementTable, BoardTable } from "../tables/operations.ts";
import type { PriceRuleTable } from "../tables/prices.ts";
import type { JournalTable, PurchaseTable, WalletLookTable } from "../tables/purchases.ts";
import type { RestoreCheckTable, TurnedAwayTable } from "../tables/recovery.ts";
import type { RepeatSaleTable } from "../tables/repeats.ts";
import type { LeaseTable, ReplicaTable } from "../tables/replicas.ts";
import type { AuditTable, SeatTable } from "../tables/seats.ts";
import type { StatementTable } from "../tables/statements.ts";
import type { SaleTallyTable } from "../tables/tallies.ts";

export interface Tables {
  account: AccountTable;
  webhook_secret: WebhookSecretTable;
  account_change: AccountChangeTable;
  chat: ChatTable;
  purchase: PurchaseTable;
  batch: BatchTable;
  sale_tally: SaleTallyTable;
  price_rule: PriceRuleTable;
  statement: StatementTable;
  beneficiary_part: BeneficiaryPartTable;
  sale_name: SaleNameTable;
  wallet_look: WalletLookTable;
  wallet_day: WalletDayTable;
  book_close: BookCloseTable;
  book_late: BookLateTable;
  cash_count: CashCountTable;
  journal: JournalTable;
  telegram_update: UpdateTable;
  form: FormTable;
  webhook_event: WebhookEventTable;
  notice: NoticeTable;
  setting: SettingTable;
  person: PersonTable;
  person_thing: PersonThingTable;
  save_question: SaveQuestionTable;
  repeat_sale: RepeatSaleTable;
  customer: CustomerTable;
  customer_link: CustomerLinkTable;
  customer_chat: CustomerChatTable;
  customer_message: CustomerMessageTable;
  link_try: LinkTryTable;
  tender: TenderTable;
  debtor: DebtorTable;
  debt_total: DebtTotalTable;
  debt_line: DebtLineTable;
  chat_lock: ChatLockTable;
  pin_try: PinTryTable;
  phone_lock: PhoneLockTable;
  pin_entry: PinEntryTable;
  pin_proof: PinProofTable;
  erasure: ErasureTable;
  seat: SeatTable;
  audit: AuditTable;
  replica: ReplicaTable;
  lease: LeaseTable;
  turned_away: TurnedAwayTable;
  restore_check: RestoreCheckTable;
  alert_choice: AlertChoiceTable;
  shop_alert: ShopAlertTable;
  plan_sold: PlanSoldTable;
  key_use: KeyUseTable;
  alert: AlertTable;
  board: BoardTable;
  announcement: AnnouncementTable;
}

/** The database, or a transaction on it: what every query takes. */
export type Db = Kysely<Tables>;
