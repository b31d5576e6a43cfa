import type { LinkedChat } from "../../../customers/customer-chats.queries.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { formatBeneficiary } from "../../ui/format.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { type Html, paragraphs, type Say } from "../../ui/text.ts";
import { type CustomerSale, renderSaleLines } from "./customer-card.ts";

export interface Mine {
  chats: readonly LinkedChat[];
  nameOfShop(accountId: string): string;
  /** Newest first; one more than a page where there are older ones. */
  sales: readonly CustomerSale[];
  pageSize: number;
  isFirst: boolean;
  /** Whether some shop can be asked. */
  mayAsk: boolean;
  /** Somebody with a shop is led to what it has sold. */
  maySearchSales: boolean;
}

/** A message holds 4096 characters. */
const longest = 3500;
const maxChats = 6;

/** The sales to a customer, with the tokens, and a button per shop and number to stop or resume it. */
export function renderMine(
  say: Say,
  { chats, nameOfShop, sales, pageSize, isFirst, mayAsk, maySearchSales }: Mine,
): Content {
  if (chats.length === 0) {
    const find = button(say, "button-find", historyButtons.ask());
    return { html: say.html("mytokens-none"), buttons: maySearchSales ? [[find]] : [] };
  }
  const shown = fitting(sales.slice(0, pageSize).map(renderSaleLines));
  const last = sales[shown.length - 1]?.purchase;
  const turn: Button[] = [];
  if (!isFirst) turn.push(button(say, "button-newer", ownSalesButtons.list()));
  if (last && sales.length > shown.length)
    turn.push(button(say, "button-older", ownSalesButtons.before({ sale: last.id })));
  const stops = chats.slice(0, maxChats).map((chat): Button[] => {
    const who = `${nameOfShop(chat.account_id)} · ${formatBeneficiary(chat.service_type, chat.beneficiary)}`;
    return chat.stopped_at === null
      ? [button(say, ["button-stop-one", { who }], ownSalesButtons.stop({ chat: chat.id }))]
      : [button(say, ["button-resume-one", { who }], ownSalesButtons.resume({ chat: chat.id }))];
  });
  return {
    html: paragraphs(say.html("mytokens-title"), ...(shown.length > 0 ? shown : [say.html("mytokens-empty")])),
    buttons: [turn, mayAsk ? [button(say, "button-request", ownSalesButtons.askAny(), "primary")] : [], ...stops],
  };
}

/** As many as go into one message, and at least one. */
function fitting(parts: readonly Html[]): Html[] {
  let length = 0;
  return parts.filter((part, index) => {
    length += part.length;
    return index === 0 || length <= longest;
  });
}
