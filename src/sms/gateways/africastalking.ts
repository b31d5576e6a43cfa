import * as z from "zod";
import type { Clock } from "../../core/clock.ts";
import { readPhone } from "../../core/phone.ts";
import { readJson } from "../../vending-api/json.ts";
import type { GatewaySettings, IncomingReport, SmsGateway } from "../port.ts";
import type { SmsWhy } from "../sms.table.ts";
import type { SendOutcome } from "../states.ts";
import { openLine, readCommon, readCost, readWhy, toInternational } from "./line.ts";

const answerSchema = z.object({
  SMSMessageData: z.object({
    Message: z.string().optional(),
    Recipients: z.array(
      z.object({
        statusCode: z.coerce.number(),
        status: z.string().optional(),
        cost: z.unknown().optional(),
        messageId: z.string().optional(),
      }),
    ),
  }),
});

/**
 * The meanings of a recipient's codes beside 100 to 102, which are accepted. A message with any other code may have
 * gone out.
 */
const refusals: Readonly<Record<number, SmsWhy>> = {
  ...{
    402: "sender",
    403: "number",
    404: "number",
    405: "balance",
    406: "dnd",
    407: "other",
    409: "dnd",
    502: "other",
  },
};

/** Final words of a report; the others ("Sent", "Submitted", "Buffered") say that it is on its way. */
const reportStates = { success: "delivered", failed: "failed", rejected: "failed" } as const;
const lateStates = { absentsubscriber: "off", expired: "off" } as const satisfies Record<string, SmsWhy>;

/**
 * Africa's Talking (docs.africastalking.com: sms/sending, sms/notifications). Success stands inside a 201: one recipient
 * with an accepted code and an id. It cannot be asked about a message later, and signs nothing.
 */
export function createAfricasTalking(settings: GatewaySettings, clock: Clock): SmsGateway {
  const line = openLine(settings.apiRoot, clock);
  const headers = {
    ...{ accept: "application/json", apiKey: settings.key },
    "content-type": "application/x-www-form-urlencoded",
  };
  return {
    name: "africastalking",
    async send({ number, text }) {
      const form = new URLSearchParams({
        ...{ username: settings.user, to: `+${toInternational(number)}`, message: text, from: settings.sender },
        ...{ bulkSMSMode: "1", enqueue: "1" },
      });
      const call = { method: "POST", path: "/version1/messaging", headers, body: form.toString() } as const;
      const delivery = await line.exchange(call);
      const common = readCommon(delivery, clock.now());
      if (common || delivery.kind === "broken") return common ?? { kind: "unknown" };
      return readAnswer(delivery.status, delivery.body);
    },
    readReport: (body) => readReport(new URLSearchParams(body.toString("utf8"))),
    [Symbol.asyncDispose]: () => line[Symbol.asyncDispose](),
  };
}

function readAnswer(status: number, body: string): SendOutcome {
  const parsed = answerSchema.safeParse(readJson(body));
  const recipients = parsed.success ? parsed.data.SMSMessageData.Recipients : [];
  const [recipient, ...others] = recipients;
  // With a promotional name the networks take nothing at night.
  if (status === 409) return { kind: "refused", why: "night" };
  if (status >= 400) return { kind: "refused", why: readWhy(body) };
  if (!parsed.success || others.length > 0) return { kind: "unknown" };
  if (!recipient) return { kind: "refused", why: readWhy(parsed.data.SMSMessageData.Message) };
  const { statusCode, messageId, cost } = recipient;
  const isAccepted = statusCode >= 100 && statusCode <= 102 && messageId !== undefined && messageId !== "None";
  if (isAccepted) return { kind: "accepted", messageId, costKobo: readCost(cost) };
  const why = refusals[statusCode];
  return why === undefined ? { kind: "unknown" } : { kind: "refused", why };
}

function readReport(form: URLSearchParams): IncomingReport | null {
  const messageId = form.get("id");
  const word = (form.get("status") ?? "").toLowerCase();
  if (messageId === null || !/^[\w-]{1,64}$/.test(messageId) || word === "") return null;
  const late = lateStates[word as keyof typeof lateStates];
  const state = late ? "failed" : (reportStates[word as keyof typeof reportStates] ?? "sent");
  const why = state === "failed" ? (late ?? readWhy(form.get("failureReason"))) : null;
  const number = readPhone(form.get("phoneNumber") ?? "");
  return { messageId, state, why, costKobo: null, number, text: null };
}
