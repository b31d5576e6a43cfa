import { createHmac } from "node:crypto";

/** A request over a gateway's own wire. */
export interface Order {
  wire: Wire["name"];
  /** 2348031234567. */
  to: string;
  from: string;
  text: string;
  isKeyRight: boolean;
}

/** An SMS that the gateway has taken. */
export interface Played {
  id: string;
  wire: Wire["name"];
  to: string;
  from: string;
  text: string;
  at: number;
}

export interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** How one company's API is written: what it reads and what it answers. */
export interface Wire {
  name: "termii" | "africastalking";
  readOrder(path: string, headers: Record<string, unknown>, body: string, key: string): Order | null;
  accepted(played: Played): Reply;
  refused(why: Refusal): Reply;
  report(played: Played, status: "sent" | "delivered" | "failed", secret: string | null): Reply;
  history?(path: string, all: readonly Played[]): Reply | null;
}

export type Refusal = "sender" | "dnd" | "night" | "balance" | "key";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

const africasRefusals = {
  ...{ sender: [201, 402, "InvalidSenderId"], dnd: [201, 409, "DoNotDisturbRejection"] },
  ...{ night: [409, 409, "Rejected"], balance: [201, 405, "InsufficientBalance"], key: [401, 401, "Unauthorized"] },
} as const satisfies Record<Refusal, readonly [number, number, string]>;

/** Prices with a different number each, so that a sum tells which messages it holds. */
const africasCost = "NGN 4.0000";
const termiiCost = "3.9";

const africastalking: Wire = {
  name: "africastalking",
  readOrder(path, headers, body, key) {
    if (path !== "/version1/messaging") return null;
    const fields = new URLSearchParams(body);
    const to = (fields.get("to") ?? "").replace("+", "");
    const isKeyRight = headers.apikey === key && fields.get("username") !== null;
    return {
      wire: "africastalking",
      to,
      from: fields.get("from") ?? "",
      text: fields.get("message") ?? "",
      isKeyRight,
    };
  },
  accepted: ({ id, to }) =>
    recipient(201, { statusCode: 101, number: `+${to}`, status: "Success", cost: africasCost, messageId: id }),
  refused(why) {
    const [status, statusCode, words] = africasRefusals[why];
    if (why === "key") return { status, body: "The supplied authentication is invalid", headers: {} };
    return recipient(status, { statusCode, number: "", status: words, cost: "0", messageId: "None" });
  },
  report({ id, to }, status) {
    const word = { sent: "Sent", delivered: "Success", failed: "Failed" }[status];
    const reason = status === "failed" ? { failureReason: "AbsentSubscriber" } : {};
    const fields = new URLSearchParams({ id, status: word, phoneNumber: `+${to}`, networkCode: "62130", ...reason });
    return { status: 0, body: fields.toString(), headers: form };
  },
};

function recipient(status: number, one: object): Reply {
  const Message = `Sent to ${status === 201 ? 1 : 0}/1`;
  return { status, body: JSON.stringify({ SMSMessageData: { Message, Recipients: [one] } }), headers: json };
}

const termiiRefusals = {
  ...{ sender: [400, "Invalid Sender Id"], dnd: [400, "DND active on phone number"], night: [400, "Message rejected"] },
  ...{ balance: [400, "Insufficient balance"], key: [401, "Invalid api key"] },
} as const satisfies Record<Refusal, readonly [number, string]>;

const termii: Wire = {
  name: "termii",
  readOrder(path, _headers, body, key) {
    if (path !== "/api/sms/send") return null;
    const { to, from, sms, api_key } = JSON.parse(body) as Record<string, string>;
    return { wire: "termii", to: to ?? "", from: from ?? "", text: sms ?? "", isKeyRight: api_key === key };
  },
  accepted: ({ id }) => ({
    status: 200,
    // A number of more digits than JSON's own hold.
    body: `{"code":"ok","message_id":${id},"message":"Successfully Sent","balance":9,"user":"Tolu"}`,
    headers: json,
  }),
  refused(why) {
    const [status, message] = termiiRefusals[why];
    return { status, body: JSON.stringify({ code: status, message }), headers: json };
  },
  report(played, status, secret) {
    const words = {
      ...{ sent: "Message Sent", delivered: "DELIVERED | Message delivered to handset", failed: "Message Failed" },
    }[status];
    const { id, to, from, text } = played;
    const body = `{"type":"outbound","message_id":"${id}","receiver":"${to}","sender":${JSON.stringify(from)},"message":${JSON.stringify(text)},"cost":"${termiiCost}","status":"${words}","channel":"dnd"}`;
    const signature =
      secret === null ? {} : { "x-termii-signature": createHmac("sha512", secret).update(body).digest("hex") };
    return { status: 0, body, headers: { ...json, ...signature } };
  },
  history(path, all) {
    if (!path.startsWith("/api/sms/inbox?")) return null;
    const rows = all.map(({ id, to, text, at }) => {
      const createdAt = new Date(at).toISOString().replace("T", " ").slice(0, 19);
      return `{"message_id":${id},"receiver":"${to}","message":${JSON.stringify(text)},"status":"Delivered","amount":${termiiCost},"created_at":"${createdAt}"}`;
    });
    return { status: 200, body: `[${rows.join(",")}]`, headers: json };
  },
};

export const wires: readonly Wire[] = [termii, africastalking];

/** The phone's number as a Nigerian reads it. */
export function numberOf({ to }: Pick<Played, "to">): string {
  return `0${to.slice(3)}`;
}
