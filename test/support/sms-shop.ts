import { type PlayedGateway, startSmsGateway } from "../../sandbox/sms/gateway.ts";
import { reportPathOf } from "../../src/sms/gateways/open.ts";
import type { GatewayName } from "../../src/sms/port.ts";
import { type Shop, type ShopOptions, startShop } from "./shop.ts";

const key = "canary-sms-key-000001";
/** Whom no shop has a Telegram chat with. */
export const musa = "08091234567";

export interface SmsShop extends Shop {
  sms: PlayedGateway;
}

/** A shop whose operator has set a gateway, with the gateway and its phones beside it. Ada is logged in. */
export async function openSmsShop(name: GatewayName = "termii", options: ShopOptions = {}): Promise<SmsShop> {
  const sms = await startSmsGateway({ key });
  const shop = await startShop({
    ...options,
    environment: {
      ...{ SMS_GATEWAY: name, SMS_API_ROOT: sms.apiRoot, SMS_KEY: key, SMS_SENDER: "TOLUSHOP" },
      ...(name === "africastalking" && { SMS_USER: "tolu" }),
      ...options.environment,
    },
  });
  sms.reportTo = `${shop.webhookOrigin}/webhooks/sms/${reportPathOf(key)}`;
  await shop.logIn();
  return Object.assign(shop, {
    sms,
    async [Symbol.asyncDispose]() {
      await shop.stop();
      await sms[Symbol.asyncDispose]();
    },
  });
}
