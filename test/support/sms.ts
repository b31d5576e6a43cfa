import type { Sms } from "../../src/sms/sms.table.ts";
import { noon, type Plain } from "./builders.ts";

/** An SMS of Ada's that was decided at noon. */
export function anSms(over: Partial<Plain<Sms>> = {}): Sms {
  return {
    ...{ id: "sms1", account_id: "ada", purchase_id: "sale", turn: 1, state: "waiting", why: null },
    ...{ number_sealed: "sealed", gateway: "termii", message_id: null, pages: null, cost_kobo: null, sent_by: null },
    ...{ tries: 0, next_at: noon, looks: 0, created_at: noon, claimed_at: null, changed_at: noon },
    ...over,
  } as Sms;
}
