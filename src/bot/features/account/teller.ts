import type { Api } from "grammy";
import { type AccountChange, setChangeCard } from "../../../accounts/account-changes.queries.ts";
import { type Account, findAccount, findChat } from "../../../accounts/accounts.queries.ts";
import { keyTail, openApiKey } from "../../../accounts/credentials.ts";
import { knownFunding, type ShowChange } from "../../../developer/balance.ts";
import { openOtherUrl } from "../../../developer/record-webhook.ts";
import { hostOf } from "../../../developer/webhook-rule.ts";
import { findLock } from "../../../sessions/locks.queries.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { openForm } from "../../dialogs/forms.ts";
import { beginEntry, renderPin, saveEntry } from "../../dialogs/pin-entry.ts";
import type { Shop } from "../../shop.ts";
import { formatPhone } from "../../ui/format.ts";
import { type Content, toEditOptions, toSendOptions } from "../../ui/screen.ts";
import { isGone } from "../../ui/show.ts";
import type { Say } from "../../ui/text.ts";
import { renderChange } from "./change-card.ts";

type ChangeTellerDeps = Pick<Shop, "store" | "cipher" | "clock" | "ids" | "languages" | "forms" | "loginHelp"> & {
  api: Api;
};

/** Shows a chat how a change of its account stands, on the card of the tap that wanted it, and asks for a PIN it needs. */
export function createChangeTeller(deps: ChangeTellerDeps): ShowChange {
  const { api, store, cipher, languages, forms, loginHelp } = deps;

  async function place(change: AccountChange, content: Content): Promise<void> {
    const { user_id, card_message_id } = change;
    if (card_message_id !== null) {
      try {
        await api.editMessageText(user_id, card_message_id, content.html, toEditOptions(content));
        return;
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    const message = await api.sendMessage(user_id, content.html, toSendOptions(content));
    await setChangeCard(store.db, change.id, message.message_id);
  }

  /** Somebody who is filling in another form is not interrupted: the card's button asks, too. */
  async function askPin(say: Say, userId: number, account: Account): Promise<void> {
    if ((await forms.load(store.db, userId)) !== null) return;
    const phone = phoneOf(account);
    const head = say.html("login-pin", { phone: formatPhone(phone) });
    const entry = beginEntry(deps.ids, { what: "login", head, wanted: null }, null);
    const way = (await findLock(store.db, userId))?.entry ?? "keypad";
    const content = renderPin({ say, entry, way, loginHelp });
    const form = await openForm("login", { phone });
    const { message_id } = await api.sendMessage(userId, content.html, toSendOptions(content));
    await store.transaction(async (trx) => {
      await forms.save(trx, userId, { ...form, cardMessageId: message_id });
      await saveEntry(trx, deps, userId, { ...entry, cardMessageId: message_id });
    });
  }

  return async (change, wallet) => {
    const account = await findAccount(store.db, change.account_id);
    const chat = await findChat(store.db, change.user_id);
    // A user who has logged out meanwhile sees nothing of the account.
    if (!account || chat?.account_id !== account.id) return;
    const say = languages.speak(chat.locale);
    const isRefusedUpgrade = change.kind === "upgrade" && change.state === "refused";
    const otherUrl = openOtherUrl(cipher, account);
    const content = renderChange({
      ...{ say, change, account },
      tailOf(mode) {
        const key = openApiKey(cipher, account, mode);
        return key === undefined ? null : keyTail(key);
      },
      otherHost: otherUrl === null ? null : hostOf(otherUrl),
      funding: isRefusedUpgrade ? (knownFunding(account) ?? (await wallet.funding(account.id))) : null,
    });
    await place(change, content);
    const needsPin = change.state === "login" || (change.state === "unclear" && change.why === "unauthorized");
    if (needsPin) await askPin(say, change.user_id, account);
  };
}
