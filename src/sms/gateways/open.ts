import { createHmac } from "node:crypto";
import type { Clock } from "../../core/clock.ts";
import type { GatewayName, GatewaySettings, SmsGateway } from "../port.ts";
import { createAfricasTalking } from "./africastalking.ts";
import { createTermii } from "./termii.ts";

const gateways: Readonly<Record<GatewayName, (settings: GatewaySettings, clock: Clock) => SmsGateway>> = {
  termii: createTermii,
  africastalking: createAfricasTalking,
};

export function openGateway(name: GatewayName, settings: GatewaySettings, clock: Clock): SmsGateway {
  return gateways[name](settings, clock);
}

/** The last part of the path to which a gateway sends its reports: nobody guesses it, and it lasts as long as the key. */
export function reportPathOf(key: string): string {
  return createHmac("sha256", key).update("sms reports").digest("base64url");
}
