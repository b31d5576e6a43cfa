import { vendedParts } from "../bot/ui/token-card.ts";
import type { Random } from "../core/backoff.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Tools } from "../db/tools.ts";
import type { Settle } from "../sales/settle.ts";
import type { DecideDeps, SmsLimits } from "../sms/decide.ts";
import { createSmsDesk } from "../sms/desk.ts";
import { openGateway, reportPathOf } from "../sms/gateways/open.ts";
import type { GatewayName, GatewaySettings } from "../sms/port.ts";
import { createReportTaker } from "../sms/reports.ts";
import { createSmsSender } from "../sms/send.ts";

export interface SmsDeps extends Tools {
  random: Random;
  calendar: Calendar;
  gateway: { name: GatewayName; settings: GatewaySettings };
  limits: SmsLimits;
  perMinute: number;
  settle: Pick<Settle, "readToken">;
}

/** Tokens by SMS: loaded only where the operator has set a gateway. */
export function createSms(deps: SmsDeps) {
  const { name, settings } = deps.gateway;
  const smsGateway = openGateway(name, settings, deps.clock);
  const decide: DecideDeps = {
    ...{ cipher: deps.cipher, calendar: deps.calendar, limits: deps.limits, gateway: name },
    readToken: deps.settle.readToken,
    partsOf: vendedParts,
  };
  const sender = createSmsSender({ ...deps, ...decide, smsGateway });
  return {
    desk: createSmsDesk(decide),
    sender,
    reports: {
      path: reportPathOf(settings.key),
      read: smsGateway.readReport,
      take: createReportTaker({ ...deps, sender }),
    },
  };
}

export type Sms = ReturnType<typeof createSms>;
