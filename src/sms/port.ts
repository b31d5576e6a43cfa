import type { IncomingHttpHeaders } from "node:http";
import type { SendOutcome, SmsReport } from "./states.ts";

export const gatewayNames = ["termii", "africastalking"] as const;
export type GatewayName = (typeof gatewayNames)[number];

export interface SmsMessage {
  /** As everywhere here: 08031234567. */
  number: string;
  text: string;
}

/** A report as it comes in, with hints to its message if its id is unknown. The hints are not stored. */
export interface IncomingReport extends SmsReport {
  number: string | null;
  text: string | null;
}

/** Someone who sends SMS. Knows the wire of one company and nothing of sales. */
export interface SmsGateway extends AsyncDisposable {
  readonly name: GatewayName;
  /** One POST, on a fresh socket, never repeated. Never rejects. */
  send(message: SmsMessage): Promise<SendOutcome>;
  /** A delivery report; `forged` where a signature is wanted and is wrong, null where it says nothing of a message. */
  readReport(body: Buffer, headers: IncomingHttpHeaders): IncomingReport | "forged" | null;
  /** The messages that the gateway has sent since then to this number with this text. Absent if it cannot be asked. */
  lookUp?(message: SmsMessage, since: number): Promise<readonly SmsReport[] | "unavailable">;
}

export interface GatewaySettings {
  apiRoot: string;
  key: string;
  /** The account's name, where the gateway has one beside the key. */
  user: string;
  sender: string;
  /** The secret of its reports' signature; null: it signs none, and the unguessable path is the proof. */
  reportSecret: string | null;
}
