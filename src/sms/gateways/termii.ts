import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Clock } from "../../core/clock.ts";
import { readPhone } from "../../core/phone.ts";
import { isSameSecret } from "../../core/same-secret.ts";
import { isObject, readJson } from "../../vending-api/json.ts";
import type { GatewaySettings, IncomingReport, SmsGateway } from "../port.ts";
import type { SendOutcome, SmsReport } from "../states.ts";
import { openLine, readCommon, readCost, readWhy, toInternational } from "./line.ts";

const headers = { accept: "application/json", "content-type": "application/json" };
/** The clocks of gateway and bot differ. */
const clockSlackMs = 5 * 60_000;

/** Ids exceed what a JSON number holds: they are read from the text. */
const idPattern = /"message_id"\s*:\s*"?([\w-]{1,64})"?/;

const reportSchema = z.object({ type: z.string().optional(), receiver: z.unknown(), message: z.unknown() });
const statusSchema = z.object({ status: z.unknown(), cost: z.unknown().optional(), amount: z.unknown().optional() });
const historySchema = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]);

/**
 * Termii (developer.termii.com: messaging, events and reports, history). Sends only over its `dnd` route: on the other
 * one numbers that refuse adverts get nothing, and MTN's none from eight in the evening on.
 */
export function createTermii(settings: GatewaySettings, clock: Clock): SmsGateway {
  const line = openLine(settings.apiRoot, clock);
  return {
    name: "termii",
    async send({ number, text }) {
      const body = JSON.stringify({
        ...{ api_key: settings.key, to: toInternational(number), from: settings.sender, sms: text },
        ...{ type: "plain", channel: "dnd" },
      });
      const delivery = await line.exchange({ method: "POST", path: "/api/sms/send", headers, body });
      const common = readCommon(delivery, clock.now());
      if (common || delivery.kind === "broken") return common ?? { kind: "unknown" };
      return readAnswer(delivery.status, delivery.body);
    },
    readReport(body, { "x-termii-signature": signature }) {
      if (settings.reportSecret !== null && !isSigned(body, String(signature ?? ""), settings.reportSecret)) {
        return "forged";
      }
      return readReport(body.toString("utf8"));
    },
    async lookUp({ number, text }, since) {
      const path = `/api/sms/inbox?api_key=${encodeURIComponent(settings.key)}`;
      const delivery = await line.exchange({ method: "GET", path, headers: { accept: headers.accept } });
      if (delivery.kind === "broken" || delivery.status !== 200) return "unavailable";
      return readHistory(delivery.body, { number, text }, since - clockSlackMs);
    },
    [Symbol.asyncDispose]: () => line[Symbol.asyncDispose](),
  };
}

function readAnswer(status: number, body: string): SendOutcome {
  const messageId = idPattern.exec(body)?.[1];
  if (status < 300 && messageId !== undefined) return { kind: "accepted", messageId, costKobo: null };
  if (status < 300 && readJson(body) === undefined) return { kind: "unknown" };
  // A 200 without an id says in words why not.
  return { kind: "refused", why: readWhy(body) };
}

/** HMAC-SHA512 of the body, in hexadecimal or base64. */
function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const expected = createHmac("sha512", secret).update(body).digest();
  return [expected.toString("hex"), expected.toString("base64")].some((one) => isSameSecret(signature, one));
}

function readReport(text: string): IncomingReport | null {
  const parsed = reportSchema.and(statusSchema).safeParse(readJson(text));
  const messageId = idPattern.exec(text)?.[1];
  const state = parsed.success ? stateOf(parsed.data.status) : null;
  if (!parsed.success || messageId === undefined || state === null) return null;
  const { receiver, message, cost, status } = parsed.data;
  return {
    ...{ messageId, state, why: state === "failed" ? readWhy(status) : null, costKobo: readCost(cost) },
    number: readPhone(String(receiver ?? "")),
    text: typeof message === "string" ? message : null,
  };
}

/** Every message of the account's history with this number and text; a list whose rows differ is read row by row. */
function readHistory(body: string, wanted: { number: string; text: string }, since: number): readonly SmsReport[] {
  // Before the numbers lose their last digits.
  const exact = body.replace(/("message_id"\s*:\s*)(\d+)/g, '$1"$2"');
  const parsed = historySchema.safeParse(readJson(exact));
  const rows = parsed.success ? (Array.isArray(parsed.data) ? parsed.data : parsed.data.data) : [];
  return rows.filter(isObject).flatMap((row): SmsReport[] => {
    const report = readReport(JSON.stringify(row));
    const { created_at: createdAt } = row;
    const madeAt = Date.parse(`${String(createdAt ?? "").replace(" ", "T")}Z`);
    const isEarlier = !Number.isNaN(madeAt) && madeAt < since - dayOfZones;
    if (!report || isEarlier || report.number !== wanted.number || report.text !== wanted.text) return [];
    const { messageId, state, why } = report;
    return [{ messageId, state, why, costKobo: readCost(row.amount) }];
  });
}

/** The history does not name its time zone. */
const dayOfZones = 14 * 3_600_000;

/** Two spellings of each word are in use: "DELIVERED | Message delivered to handset", "Delivered". */
function stateOf(status: unknown): SmsReport["state"] | null {
  const word = String(status ?? "").toLowerCase();
  if (/^delivered/.test(word)) return "delivered";
  if (/^(message )?sent|^pending|^accepted|^submitted/.test(word)) return "sent";
  return /fail|reject|expire|dnd|undeliver|invalid/.test(word) ? "failed" : null;
}
