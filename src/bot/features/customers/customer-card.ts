import { formatNaira } from "../../../core/money.ts";
import type { CustomerView } from "../../../customers/follow.ts";
import type { OwedInView } from "../../../outbox/messenger.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { services } from "../../../services/services.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { formatBeneficiary, namePaid, nameService, soldAt, type Times } from "../../ui/format.ts";
import { type Button, button, buttonRow, type Content } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { copyRows, vendedLines } from "../../ui/token-card.ts";

/** The facts that a customer's message is drawn from. */
export interface CustomerSale {
  say: Say;
  times: Times;
  purchase: Purchase;
  token: string | null;
  shopName: string;
}

/** The greeting of somebody who has just opened a shop's link. */
export function renderHello(say: Say, { purchase, shopName }: CustomerView): Html {
  return lines(
    purchase.mode === "sandbox" && say.html("hello-sandbox"),
    say.html("hello", {
      shop: shopName,
      service: nameService(say, purchase.service_type).lower,
      beneficiary: readable(purchase),
    }),
  );
}

/** The message that a sale is about to be drawn into. It holds nothing that must not stand twice. */
export function renderWait(say: Say, { purchase, shopName }: CustomerView): Content {
  const { icon } = nameService(say, purchase.service_type);
  return {
    html: say.html("customer-wait", { icon, shop: shopName, beneficiary: readable(purchase) }),
    buttons: [[button(say, "button-show", ownSalesButtons.show({ sale: purchase.id }))]],
  };
}

/** A sale as its customer sees it: what, for whom, face value, token, time. Never what it cost the shop. */
export function renderCustomerSale(
  sale: CustomerSale,
  { chat, takesRequests }: Pick<CustomerView, "chat" | "takesRequests">,
): Content {
  const { say, purchase, token } = sale;
  const under = { chat: chat.id, sale: purchase.id };
  const stop: Button =
    chat.stopped_at === null
      ? button(say, "button-stop", ownSalesButtons.stopUnder(under))
      : button(say, "button-resume", ownSalesButtons.resumeUnder(under));
  const copies = token !== null && purchase.state === "succeeded" ? copyRows(say, purchase, token) : [];
  const isAskable = takesRequests && purchase.state === "succeeded" && purchase.seat_id === null;
  const ask = isAskable && button(say, "button-request", ownSalesButtons.ask({ chat: chat.id }));
  return { html: renderSaleLines(sale), buttons: [...copies, buttonRow(ask, stop)] };
}

/** The same as part of a list. */
export function renderSaleLines(sale: CustomerSale): Html {
  const { say, purchase, times, shopName } = sale;
  return paragraphs(
    purchase.mode === "sandbox" && say.html("card-sandbox"),
    lines(
      ...stateLines(sale),
      say.html("line", { text: times.moment(soldAt(purchase)) }),
      say.html("customer-from", { shop: shopName }),
      say.html("line-code", { text: purchase.reference }),
    ),
  );
}

/** The open debt, in friendly words, when the shop asks for it. */
export function renderReminder(
  { say, times }: Pick<CustomerSale, "say" | "times">,
  { purchase, shopName }: CustomerView,
  { owedKobo, since }: OwedInView,
): Html {
  return lines(
    purchase.mode === "sandbox" && say.html("hello-sandbox"),
    say.html("customer-reminder", { shop: shopName, owed: formatNaira(owedKobo), day: times.date(since) }),
  );
}

/** The notice beside the message when something is new in it. */
export function renderNews(say: Say, { purchase, shopName }: CustomerView): Html {
  const service = nameService(say, purchase.service_type).name;
  const beneficiary = readable(purchase);
  if (purchase.state !== "succeeded") return say.html("news-failed", { service, beneficiary, shop: shopName });
  return services[purchase.service_type].vends === "token" && purchase.delivery === "delivered"
    ? say.html("news-token", { beneficiary })
    : say.html("news-done", { service, beneficiary });
}

function stateLines(sale: CustomerSale): (Html | false)[] {
  const { say, purchase, shopName, token } = sale;
  switch (purchase.state) {
    case "succeeded":
      if (token !== null) return tokenLines(sale, token);
      if (purchase.delivery === "awaiting") {
        return [say.html("customer-awaited"), what(sale), say.html("customer-appears")];
      }
      return [say.html("customer-done", { service: serviceOf(sale) }), what(sale)];
    case "failed":
    case "void":
      return [say.html("customer-failed", { shop: shopName }), what(sale)];
    default:
      return [say.html("customer-open", { shop: shopName }), what(sale), say.html("customer-appears")];
  }
}

function tokenLines(sale: CustomerSale, token: string): (Html | false)[] {
  const { say, purchase } = sale;
  const isMeter = services[purchase.service_type].vends === "token";
  return [
    isMeter
      ? say.html("card-token-title", { meter: readable(purchase) })
      : say.html("card-pins-title", { provider: purchase.provider_name }),
    ...vendedLines(say, purchase, token),
    what(sale),
  ];
}

function what({ say, purchase }: CustomerSale): Html {
  const paid = namePaid(say, purchase);
  return lines(
    say.html("card-to", {
      provider: [purchase.provider_name, purchase.product_name].filter(Boolean).join(" "),
      beneficiary: readable(purchase),
    }),
    paid !== null && say.html("card-price", { amount: paid }),
  );
}

function serviceOf({ say, purchase }: CustomerSale): string {
  return nameService(say, purchase.service_type).name;
}

function readable(purchase: Purchase): string {
  return formatBeneficiary(purchase.service_type, purchase.beneficiary);
}
