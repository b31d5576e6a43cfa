import type { Api } from "grammy";
import { findSeller } from "../../accounts/sessions.ts";
import { isCustomer } from "../../customers/links.ts";
import { messageOf } from "../../lib/errors.ts";
import { sha256 } from "../../lib/ids.ts";
import { allOwners } from "../../store/queries/accounts.ts";
import { putSetting, readSetting } from "../../store/queries/settings.ts";
import type { SeatRole } from "../../store/tables/seats.ts";
import type { Shop } from "../shop.ts";
import type { ShopContext } from "./needs.ts";
import type { Say } from "./text.ts";

const ownerCommands = [
  "menu",
  "sell",
  "many",
  "balance",
  "fund",
  "books",
  "history",
  "close",
  "find",
  "verify",
  "statement",
  "chart",
  "customers",
  "owing",
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
  viewer: ["menu", "history", "close", "find", "verify", "statement", "chart", "owing", "logout", "help", "cancel"],
} as const satisfies Record<SeatRole, readonly (typeof ownerCommands)[number][]>;
const customerCommands = ["mytokens", "help", "deletedata"] as const;
/** Of whoever has no shop yet. */
const visitorCommands = ["login", "mytokens", "help"] as const;
const settingName = "telegram.profile";

type Command = (typeof ownerCommands | typeof customerCommands | typeof visitorCommands)[number];

function listOf(say: Say, commands: readonly Command[]) {
  return commands.map((command) => ({ command, description: say.plain(`command-${command}`) }));
}

/**
 * Sets what the bot shows to everybody, and the commands of who is logged in, only when they differ from what was set
 * last: these calls are tightly limited.
 */
export async function announceBot(api: Api, { say, store, log }: Pick<Shop, "say" | "store" | "log">): Promise<void> {
  const [list, owners] = [listOf(say, visitorCommands), listOf(say, ownerCommands)];
  const description = say.plain("bot-description");
  const shortDescription = say.plain("bot-short-description");
  const value = sha256(JSON.stringify([list, owners, description, shortDescription]));
  if ((await readSetting(store.db, settingName)) === value) return;
  await api.setMyCommands(list);
  await api.setMyDescription(description);
  await api.setMyShortDescription(shortDescription);
  await putSetting(store.db, settingName, value);
  for (const userId of await allOwners(store.db)) {
    await api
      .setMyCommands(owners, { scope: { type: "chat", chat_id: userId } })
      .catch((error: unknown) => log.debug("telegram.no_commands", { error: messageOf(error) }));
  }
}

/** Gives a chat the commands of what its user may do now: the shop's, a seat's, a customer's, or a visitor's. */
export async function showCommands({ api, say, shop }: ShopContext, userId: number): Promise<void> {
  const { db } = shop.store;
  const scope = { type: "chat", chat_id: userId } as const;
  const seller = await findSeller(db, userId);
  if (seller) {
    const commands = seller.seat ? seatCommands[seller.seat.role] : ownerCommands;
    await api.setMyCommands(listOf(say, commands), { scope });
  } else if (await isCustomer(db, userId)) await api.setMyCommands(listOf(say, customerCommands), { scope });
  else await api.deleteMyCommands({ scope });
}
