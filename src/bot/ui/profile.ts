import type { Api } from "grammy";
import type { LanguageCode } from "grammy/types";
import { allOwners, findChat } from "../../accounts/accounts.queries.ts";
import type { SeatRole } from "../../accounts/seats.table.ts";
import { messageOf } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import { isCustomer } from "../../customers/links.ts";
import { putSetting, readSetting } from "../../db/settings.queries.ts";
import { findSeller } from "../../sessions/sessions.ts";
import type { Shop, ShopContext } from "../shop.ts";
import { localesIn, model, readLocale } from "./locales.ts";
import { type Html, lines, loadText, type Say } from "./text.ts";

const ownerCommands = [
  ...["menu", "sell", "many", "balance", "fund", "books", "history", "close", "find", "verify", "statement", "chart"],
  ...["alerts", "customers", "reminders", "owing", "account", "shopname", "staff", "lock", "freeze"],
  ...["login", "logout", "deletedata", "language", "help", "cancel"],
] as const;
const seatCommands = {
  seller: ["menu", "sell", "many", "history", "find", "verify", "reminders", "logout", "language", "help", "cancel"],
  viewer: [
    ...["menu", "history", "close", "find", "verify", "statement", "chart", "owing"],
    ...["logout", "language", "help", "cancel"],
  ],
} as const satisfies Record<SeatRole, readonly (typeof ownerCommands)[number][]>;
export const customerCommands = ["mytokens", "language", "help", "deletedata"] as const;
/** For a user who has no shop yet. */
const visitorCommands = ["login", "mytokens", "language", "help"] as const;
const settingName = "telegram.profile";

type Command = (typeof ownerCommands | typeof typedCommands | typeof customerCommands | typeof visitorCommands)[number];

/** What an owner may type beside the list: other ways lead there, too. */
const typedCommands = ["money", "more", "prices", "paid", "unfreeze", "mytokens"] as const;

/** The commands of an owner, a seat or a visitor, each with what it does. */
export function renderCommands(say: Say, role: SeatRole | "owner" | "visitor"): Html {
  const atDoor = [...visitorCommands, "deletedata", "cancel"] as const;
  const commands: readonly Command[] =
    role === "owner" ? [...ownerCommands, ...typedCommands] : role === "visitor" ? atDoor : seatCommands[role];
  return lines(
    ...commands.map((command) => say.html("help-command", { command, does: say.plain(`command-${command}`) })),
  );
}

function listOf(say: Say, commands: readonly Command[]) {
  return commands.map((command) => ({ command, description: say.plain(`command-${command}`) }));
}

/**
 * Sets what the bot shows to everybody, and the commands of who is logged in, only when the words differ from those that
 * were set last: these calls are tightly limited.
 */
export async function announceBot(
  api: Api,
  { languages, store, log }: Pick<Shop, "languages" | "store" | "log">,
): Promise<void> {
  const locales = localesIn();
  const files = locales.map((locale) => readLocale(locale));
  const value = sha256([...visitorCommands, ...ownerCommands, ...files].join("\0"));
  if ((await readSetting(store.db, settingName)) === value) return;
  await announceIn(api, languages.speak(null));
  await putSetting(store.db, settingName, value);
  for (const locale of locales.filter(isTelegrams)) {
    // Read only for this, and not kept: perhaps nobody here speaks it.
    await announceIn(api, loadText(locale, log), locale).catch((error: unknown) =>
      log.debug("telegram.no_profile", { locale, error: messageOf(error) }),
    );
  }
  for (const { user_id: userId, locale } of await allOwners(store.db)) {
    await api
      .setMyCommands(listOf(languages.speak(locale), ownerCommands), { scope: { type: "chat", chat_id: userId } })
      .catch((error: unknown) => log.debug("telegram.no_commands", { error: messageOf(error) }));
  }
}

/** Telegram has codes of two letters only for languages. Whose app speaks English may have chosen another one here. */
function isTelegrams(locale: string): boolean {
  return locale.length === 2 && locale !== model;
}

/** For everybody, or for those whose app speaks a language. */
async function announceIn(api: Api, say: Say, locale?: string): Promise<void> {
  const language = locale === undefined ? {} : { language_code: locale as LanguageCode };
  await api.setMyCommands(listOf(say, visitorCommands), language);
  await api.setMyDescription(say.plain("bot-description"), language);
  await api.setMyShortDescription(say.plain("bot-short-description"), language);
}

/**
 * Gives a chat the commands of what its user may do now, in the user's language: the shop's, a seat's, a customer's, or a
 * visitor's.
 */
export async function showCommands({ api, shop }: Pick<ShopContext, "api" | "shop">, userId: number): Promise<void> {
  const { db } = shop.store;
  const scope = { type: "chat", chat_id: userId } as const;
  const show = async (commands: readonly Command[]) =>
    api.setMyCommands(listOf(await shop.sayTo(userId), commands), { scope });
  const seller = await findSeller(db, userId);
  if (seller) await show(seller.seat ? seatCommands[seller.seat.role] : ownerCommands);
  else if (await isCustomer(db, userId)) await show(customerCommands);
  else if ((await findChat(db, userId))?.locale) await show(visitorCommands);
  else await api.deleteMyCommands({ scope });
}
