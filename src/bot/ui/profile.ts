import type { Api } from "grammy";
import { sha256 } from "../../lib/ids.ts";
import { putSetting, readSetting } from "../../store/queries/settings.ts";
import type { SeatRole } from "../../store/tables/seats.ts";
import type { Shop } from "../shop.ts";
import type { Say } from "./text.ts";

const commands = [
  "menu",
  "sell",
  "many",
  "balance",
  "fund",
  "history",
  "find",
  "verify",
  "customers",
  "account",
  "staff",
  "lock",
  "freeze",
  "login",
  "logout",
  "deletedata",
  "help",
  "cancel",
] as const;
const seatCommands = {
  seller: ["menu", "sell", "many", "history", "find", "verify", "logout", "help", "cancel"],
  viewer: ["menu", "history", "find", "verify", "logout", "help", "cancel"],
} as const satisfies Record<SeatRole, readonly (typeof commands)[number][]>;
const settingName = "telegram.profile";

/** Sets commands and descriptions, only when they differ from what was set last: these calls are tightly limited. */
export async function announceBot(api: Api, { say, store }: Pick<Shop, "say" | "store">): Promise<void> {
  const list = commands.map((command) => ({ command, description: say.plain(`command-${command}`) }));
  const description = say.plain("bot-description");
  const shortDescription = say.plain("bot-short-description");
  const value = sha256(JSON.stringify([list, description, shortDescription]));
  if ((await readSetting(store.db, settingName)) === value) return;
  await api.setMyCommands(list);
  await api.setMyDescription(description);
  await api.setMyShortDescription(shortDescription);
  await putSetting(store.db, settingName, value);
}

/** A customer's own command menu: the shop's commands are nothing to somebody who has no shop. */
export async function showCustomerCommands(api: Api, say: Say, userId: number): Promise<void> {
  const list = [{ command: "mytokens", description: say.plain("command-mytokens") }];
  await api.setMyCommands(list, { scope: { type: "chat", chat_id: userId } });
}

/** The commands of somebody who sits on a seat. */
export async function showSeatCommands(api: Api, say: Say, userId: number, role: SeatRole): Promise<void> {
  const list = seatCommands[role].map((command) => ({ command, description: say.plain(`command-${command}`) }));
  await api.setMyCommands(list, { scope: { type: "chat", chat_id: userId } });
}

/** The shop's commands for somebody who has logged in, a customer until then perhaps. */
export async function showShopCommands(api: Api, userId: number): Promise<void> {
  await api.deleteMyCommands({ scope: { type: "chat", chat_id: userId } });
}
