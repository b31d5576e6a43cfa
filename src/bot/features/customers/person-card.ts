import { formatNaira, type Kobo } from "../../../core/money.ts";
import type { chatsOfCustomers } from "../../../customers/customer-chats.queries.ts";
import type { listPeople, Person } from "../../../customers/people.queries.ts";
import type { SoldNumber } from "../../../customers/people.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { numberKindOf, serviceTypes, usuallySoldTo } from "../../../services/services.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { statementButtons } from "../../callbacks/statements.ts";
import { formatNumber, nameService, nameWorth, soldAt, type Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { formatCreditLimit, whoIs } from "../../ui/person.ts";
import { everyOf, nameSold, type RepeatView } from "../../ui/repeat-card.ts";
import { type Button, button, buttonRow, type Content, inRows, type ListPage, pageButtons } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

type Chat = Awaited<ReturnType<typeof chatsOfCustomers>>[number];

const tailLength = 4;

/** A customer on a list: name, or the number where there is none. */
type PersonRow = Pick<Awaited<ReturnType<typeof listPeople>>[number], "id" | "name" | "chats"> & {
  customerNumbers: readonly Pick<SoldNumber, "kind" | "number">[];
};

export interface PeopleList {
  rows: readonly PersonRow[];
  hasMore: boolean;
  /** The start of the page, or the searched text. */
  from: Omit<ListPage, "hasMore"> | { text: string };
  /** Whether linked customers may ask for a sale in their chats. */
  takesRequests: boolean;
}

/** Customers, a button each. */
export function renderPeople(say: Say, { rows, hasMore, from, takesRequests }: PeopleList): Content {
  const isFound = "text" in from;
  const turn = takesRequests ? "off" : "on";
  const ways = [
    buttonRow(
      button(say, "button-find", customerButtons.find()),
      isFound && button(say, "button-customers", customerButtons.list({ offset: 0 })),
    ),
    [button(say, "button-repeats", repeatButtons.list({ offset: 0 })), menuButton(say)],
  ];
  if (rows.length === 0 && isFound) return { html: say.html("customers-none", { text: from.text }), buttons: ways };
  if (rows.length === 0) return { html: say.html("customers-empty"), buttons: ways.slice(1) };
  return {
    html: isFound
      ? lines(say.html("customers-found", { text: from.text }), hasMore && say.html("customers-more"))
      : lines(say.html("customers-title"), say.html(takesRequests ? "customers-may-ask" : "customers-may-not-ask")),
    buttons: [
      ...rows.map((row): Button[] => [
        button(
          say,
          [
            "customers-row",
            { icons: iconsOf(say, row), who: whoIs(row.name, row.customerNumbers), chats: Number(row.chats ?? 0) },
          ],
          customerButtons.show({ person: row.id }),
        ),
      ]),
      isFound ? [] : pageButtons(say, { ...from, hasMore }, (offset) => customerButtons.list({ offset })),
      buttonRow(!isFound && button(say, `button-requests-${turn}`, customerButtons.requests({ turn }))),
      ...ways,
    ],
  };
}

function iconsOf(say: Say, { customerNumbers }: Pick<PersonRow, "customerNumbers">): string {
  const kinds = [...new Set(customerNumbers.map(({ kind }) => kind))];
  return kinds.length === 0 ? "👤" : kinds.map((kind) => say.plain(`kind-${kind}-icon`)).join("");
}

export interface PersonView {
  say: Say;
  times: Times;
  person: Person;
  customerNumbers: readonly SoldNumber[];
  /** The newest that succeeded, newest first. */
  sales: readonly Purchase[];
  chats: readonly Chat[];
  openLinks: number;
  /** The reminders to sell to them again. */
  repeats: readonly RepeatView[];
  /** Whether every token of theirs goes out by SMS; null where none can. */
  alwaysSms: boolean | null;
  /** Whether one phone is theirs: to none, or to two, no SMS goes by itself. */
  hasOnePhone: boolean;
  /** Their debt; none if undefined. */
  owedKobo?: Kobo | undefined;
}

/** One customer: what they have, what was sold to them, who gets it in Telegram, and what can be done. */
export function renderPerson(view: PersonView): Content {
  const { say, person, customerNumbers, chats, openLinks, sales, repeats, owedKobo } = view;
  const owed = owedKobo ? formatNaira(owedKobo) : null;
  const who = person.name ?? whoIs(null, customerNumbers);
  const to = { person: person.id };
  return {
    html: paragraphs(
      lines(
        say.html("customer-title", { who }),
        ...customerNumbers.map((customerNumber) => thingLine(say, customerNumber)),
        customerNumbers.length === 0 && say.html("customer-nothing"),
        owed !== null && say.html("customer-owes", { owed }),
        person.credit_limit_kobo !== null && formatCreditLimit(say, person.credit_limit_kobo),
      ),
      sales.length === 0
        ? say.html("customer-no-sales")
        : lines(say.html("customer-sales"), ...sales.map((sale) => saleLine(view, sale))),
      lines(...repeats.map((repeat) => repeatLine(view, repeat))),
      lines(
        chats.length === 0 && customerNumbers.length > 0 && say.html("customer-no-chats"),
        ...chats.map((chat) => chatLine(view, chat)),
        openLinks > 0 && say.html("customer-open-links", { count: openLinks }),
        view.alwaysSms === true && say.html(view.hasOnePhone ? "customer-always-sms" : "sms-need-phone"),
      ),
    ),
    buttons: [
      buttonRow(owed !== null && button(say, ["button-debtor", { owed }], debtButtons.debtor(to))),
      lastButton(say, sales[0]),
      sales[0] && person.name !== null
        ? [button(say, "button-repeat-new", repeatButtons.new({ sale: sales[0].id }))]
        : [],
      ...customerNumbers.flatMap((customerNumber) =>
        customerNumberButtons(say, customerNumber, customerNumbers.length > 1),
      ),
      [
        button(say, person.name === null ? "button-name" : "button-rename", customerButtons.rename(to)),
        button(say, "button-add-number", customerButtons.addNumber(to)),
      ],
      [button(say, "button-owe-limit", customerButtons.credit(to))],
      buttonRow(
        view.alwaysSms !== null &&
          button(say, view.alwaysSms ? "button-sms-stop" : "button-sms-always", customerButtons.sms(to)),
      ),
      ...chats.map((chat): Button[] => [
        button(
          say,
          ["button-unlink", { who: ownerOf(say, chat) }],
          customerButtons.unlink({ chat: chat.id }),
          "danger",
        ),
      ]),
      buttonRow(openLinks > 0 && button(say, ["button-take-back", { count: openLinks }], customerButtons.takeBack(to))),
      [button(say, "button-statement", statementButtons.ofPerson({ person: person.id }))],
      [
        button(say, "button-remove", customerButtons.askRemoval(to)),
        button(say, "button-customers", customerButtons.list({ offset: 0 })),
      ],
      [menuButton(say)],
    ],
  };
}

function thingLine(say: Say, { kind, number, provider, product }: SoldNumber): Html {
  const more = [provider?.name, product?.name].filter(Boolean).join(" · ") || "none";
  return say.html("customer-thing", { icon: say.plain(`kind-${kind}-icon`), number: formatNumber(kind, number), more });
}

function saleLine({ say, times }: PersonView, sale: Purchase): Html {
  return say.html("customer-sale", {
    time: times.moment(soldAt(sale)),
    icon: nameService(say, sale.service_type).icon,
    what: sale.product_name ?? sale.provider_name,
    amount: nameWorth(sale, true),
  });
}

function repeatLine({ say, times }: PersonView, { repeat, sale }: RepeatView): Html {
  const day = times.date(repeat.next_at);
  return say.html("customer-repeat", { what: nameSold(sale), every: everyOf(repeat), day });
}

function lastButton(say: Say, sale: Purchase | undefined): Button[] {
  if (!sale) return [];
  const words = { icon: nameService(say, sale.service_type).icon, amount: nameWorth(sale, true) };
  return [button(say, ["button-same-as-last", words], saleButtons.again({ sale: sale.id }), "primary")];
}

/** The services for a number, and the button to its owner's chat. The last digits distinguish it. */
function customerNumberButtons(say: Say, { id, kind, number }: SoldNumber, isOneOfSeveral: boolean): Button[][] {
  const tail = isOneOfSeveral ? number.slice(-tailLength) : "none";
  return inRows([
    ...usuallySoldTo(kind).map((type) => {
      const { icon, name: service } = nameService(say, type);
      return button(
        say,
        ["button-sell-to", { icon, service, tail }],
        saleButtons.startTo({ service: type, number: id }),
      );
    }),
    button(say, ["button-give-to", { tail }], customerButtons.invite({ number: id })),
  ]);
}

/** What can be taken from a customer: each number, or all of it. */
export function renderRemove({
  say,
  person,
  customerNumbers,
}: Pick<PersonView, "say" | "person" | "customerNumbers">): Content {
  const name = person.name ?? whoIs(null, customerNumbers);
  const to = { person: person.id };
  return {
    html: paragraphs(say.html("customer-title", { who: name }), say.html("customer-remove")),
    buttons: [
      ...customerNumbers.map(({ id, kind, number }): Button[] => {
        const what = { icon: say.plain(`kind-${kind}-icon`), number: formatNumber(kind, number) };
        return [button(say, ["button-remove-number", what], customerButtons.removeNumber({ number: id }))];
      }),
      [button(say, "button-back", customerButtons.show(to))],
      [button(say, ["button-delete-customer", { name }], customerButtons.forget(to), "danger")],
    ],
  };
}

/** The question about the debt of a person who is to be deleted. */
export function renderDebtEnd(say: Say, { who, personId }: { who: string; personId: string }): Content {
  return {
    html: say.html("customer-delete-owes", { who }),
    buttons: [
      [button(say, "button-keep-debt", customerButtons.forgetOwing({ person: personId, end: "keep" }))],
      [button(say, "button-back", customerButtons.show({ person: personId }))],
      [button(say, "button-forgive-debt", customerButtons.forgetOwing({ person: personId, end: "forgive" }), "danger")],
    ],
  };
}

/** The kinds of numbers that somebody can have. */
export const addedKinds = [...new Set(serviceTypes.map(numberKindOf))];

export function renderKinds(say: Say, who: string, dataOf: (place: number) => string): Content {
  const choices = addedKinds.map((kind, place) => {
    const words = { icon: say.plain(`kind-${kind}-icon`), name: say.plain(`kind-${kind}`) };
    return button(say, ["button-service", words], dataOf(place));
  });
  return { html: say.html("customer-add-kind", { who }), buttons: inRows(choices, 3) };
}

function chatLine({ say, times }: PersonView, chat: Chat): Html {
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

/** The Telegram name of the owner of a chat. */
function ownerOf(say: Say, chat: Chat): string {
  return chat.first_name || say.plain("customer-someone");
}
