import type { chatsOfCustomer } from "../../store/queries/customer-chats.ts";
import type { Customer, listCustomers } from "../../store/queries/customers.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { formatBeneficiary, labelService, nameService, readBeneficiary, type Times } from "../ui/format.ts";
import { menuButton } from "../ui/menu-card.ts";
import { type Button, button, type Content, shareRow } from "../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";

type Row = Awaited<ReturnType<typeof listCustomers>>[number];
type Chat = Awaited<ReturnType<typeof chatsOfCustomer>>[number];

export interface LinkView {
  say: Say;
  purchase: Purchase;
  name: string | null;
  link: string;
  shopName: string;
}

/** The words under a link's picture, and the ways to pass it on. */
export function renderLink({ say, purchase, name, link, shopName }: LinkView): Content {
  const beneficiary = formatBeneficiary(purchase.service_type, purchase.beneficiary);
  const text = say.plain("give-share", {
    service: nameService(say, purchase.service_type).lower,
    beneficiary,
    shop: shopName,
  });
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      say.html("give-caption", {
        who: readBeneficiary(say, purchase, name),
        service: labelService(say, purchase.service_type),
        link,
      }),
    ),
    buttons: [
      shareRow(say, text, link),
      [
        { text: say.plain("button-copy-link"), copy: link },
        button(say, name === null ? "button-name" : "button-rename", `name:${purchase.id}`),
      ],
    ],
  };
}

/** One page of the shop's customers. */
export function renderCustomers(
  say: Say,
  rows: readonly Row[],
  page: { offset: number; size: number; hasMore: boolean },
): Content {
  if (rows.length === 0) return { html: say.html("customers-empty"), buttons: [[menuButton(say)]] };
  const turn: Button[] = [];
  if (page.offset > 0) {
    turn.push(button(say, "button-newer", `customers:${Math.max(0, page.offset - page.size)}`));
  }
  if (page.hasMore) turn.push(button(say, "button-older", `customers:${page.offset + page.size}`));
  return {
    html: say.html("customers-title"),
    buttons: [
      ...rows.map((row): Button[] => [
        {
          text: say.plain("customers-row", {
            icon: nameService(say, row.service_type).icon,
            who: readBeneficiary(say, row, row.name),
            chats: Number(row.chats ?? 0),
          }),
          data: `customer:${row.id}`,
        },
      ]),
      turn,
      [menuButton(say)],
    ],
  };
}

export interface CustomerEntry {
  say: Say;
  times: Times;
  customer: Customer;
  chats: readonly Chat[];
  openLinks: number;
}

/** One customer of the shop: who gets the tokens, and how to end it. */
export function renderCustomer(entry: CustomerEntry): Content {
  const { say, customer, chats, openLinks } = entry;
  return {
    html: paragraphs(
      lines(
        say.html("customer-title", { who: readBeneficiary(say, customer, customer.name) }),
        say.html("customer-service", { service: labelService(say, customer.service_type) }),
      ),
      lines(
        chats.length === 0 && say.html("customer-no-chats"),
        ...chats.map((chat) => chatLine(entry, chat)),
        openLinks > 0 && say.html("customer-open-links", { count: openLinks }),
      ),
    ),
    buttons: [
      [
        button(say, "button-give", `invite:${customer.id}`),
        button(say, customer.name === null ? "button-name" : "button-rename", `rename:${customer.id}`),
      ],
      ...chats.map((chat): Button[] => [
        { text: say.plain("button-unlink", { who: ownerOf(say, chat) }), data: `unlink:${chat.id}`, style: "danger" },
      ]),
      openLinks > 0
        ? [{ text: say.plain("button-take-back", { count: openLinks }), data: `takeback:${customer.id}` }]
        : [],
      [button(say, "button-customers", "customers:0"), menuButton(say)],
    ],
  };
}

function chatLine({ say, times }: CustomerEntry, chat: Chat): Html {
  const who = ownerOf(say, chat);
  return lines(
    chat.is_reachable === 0
      ? say.html("customer-chat-blocked", { who })
      : chat.stopped_at === null
        ? say.html("customer-chat", { who, time: times.moment(chat.linked_at) })
        : say.html("customer-chat-stopped", { who }),
    chat.mode === "sandbox" && say.html("customer-chat-sandbox"),
  );
}

/** What Telegram calls the owner of a chat. */
function ownerOf(say: Say, chat: Chat): string {
  return chat.first_name || say.plain("customer-someone");
}
