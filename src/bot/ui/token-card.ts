import { formatNaira } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { hasReason } from "../../sales/reviews.ts";
import { services } from "../../services/services.ts";
import { countPins, findVended, pinLinesOf } from "../../vending-api/vended.ts";
import { formatBeneficiary, namePaid, readBeneficiary, soldAt, type Times, tokenGroups } from "./format.ts";
import { type Button, copyButton, inRows, shareRow } from "./screen.ts";
import { type Html, lines, type Say } from "./text.ts";

export interface TokenView {
  say: Say;
  times: Times;
  purchase: Purchase;
  token: string;
  /** The shop's name for the beneficiary; never part of what is shared with the customer. */
  name?: string | null;
}

interface TokenCard {
  html: Html;
  copy: Button[][];
  /** Ways to send it to the customer, the most used one first. */
  send: Button[];
}

/** What was vended, to be read out, copied and handed on: the digits of a meter's token, or exam pins one by one. */
export function renderToken(view: TokenView): TokenCard {
  return services[view.purchase.service_type].vends === "pins" ? renderPins(view) : renderMeterToken(view);
}

function renderMeterToken({ say, times, purchase, token, name }: TokenView) {
  const meter = formatBeneficiary(purchase.service_type, purchase.beneficiary);
  const paid = namePaid(say, purchase) ?? formatNaira(purchase.face_kobo);
  const shared = say.plain("share-token", {
    ...{ provider: purchase.provider_name, meter, amount: paid, reference: purchase.reference },
    token: vendedParts(purchase, token).join("\n"),
    time: times.moment(soldAt(purchase)),
  });
  return {
    html: lines(
      say.html("card-token-title", { meter: readBeneficiary(say, purchase, name) }),
      ...vendedLines(say, purchase, token),
      say.html("card-company", { provider: purchase.provider_name, product: purchase.product_name ?? "–" }),
      sourceLine(say, purchase, token),
    ),
    copy: copyRows(say, purchase, token),
    send: shareRow(say, shared),
  };
}

function renderPins({ say, times, purchase, token }: TokenView) {
  const pins = pinLines(token);
  const beneficiary = formatBeneficiary(purchase.service_type, purchase.beneficiary);
  const time = times.moment(soldAt(purchase));
  const shared = say.plain("share-pins", {
    ...{ provider: purchase.provider_name, beneficiary, reference: purchase.reference },
    pins: pins.join("\n"),
    paid: [namePaid(say, purchase), time].filter((part) => part !== null).join(" · "),
  });
  return {
    html: lines(
      say.html("card-pins-title", { provider: purchase.provider_name }),
      ...vendedLines(say, purchase, token),
      say.html("card-to", { provider: purchase.product_name ?? "–", beneficiary }),
      sourceLine(say, purchase, token),
    ),
    copy: copyRows(say, purchase, token),
    send: shareRow(say, shared),
  };
}

/** The vended token and the buttons that copy it, for a message beside the card; null if there is nothing to load. */
export function renderVended(
  say: Say,
  purchase: Purchase,
  token: string | null,
): { html: Html; buttons: Button[][] } | null {
  if (token === null || services[purchase.service_type].vends === null) return null;
  return {
    html: lines(...vendedLines(say, purchase, token), sourceLine(say, purchase, token)),
    buttons: copyRows(say, purchase, token),
  };
}

/** The token or the pins of a sale, one part a line, then the order of several tokens, or that some pins are missing. */
export function vendedLines(say: Say, purchase: Purchase, token: string): (Html | false)[] {
  const parts = vendedParts(purchase, token);
  return [
    ...parts.map((part) => say.html("line-code", { text: part })),
    services[purchase.service_type].vends === "token" && parts.length > 1 && say.html("card-token-order"),
    hasReason(purchase.review, "few pins") &&
      say.html("card-pins-few", { came: countPins(token), paid: purchase.quantity }),
  ];
}

/** The groups of a meter's token, or exam pins, each with its serial number. */
export function vendedParts({ service_type }: Purchase, token: string): string[] {
  return services[service_type].vends === "token" ? tokenGroups(token) : pinLines(token);
}

/** The source of the token, if not a webhook's `meta.token`. A record's text stands word for word. */
function sourceLine(say: Say, { token_source }: Purchase, token: string): Html | false {
  if (token_source === "words") return say.html("card-token-from-words");
  return token_source === "record" && say.html("card-token-from-record", { text: token });
}

/** Buttons that put what was vended on the clipboard, two a row: the bare digits of a meter's token, or each pin. */
export function copyRows(say: Say, purchase: Purchase, token: string): Button[][] {
  if (services[purchase.service_type].vends !== "pins") {
    // A meter takes the digits without the spaces that make them readable.
    const groups = tokenGroups(token).map((group) => (/^[\d ]+$/.test(group) ? group.replaceAll(" ", "") : group));
    return [copyButton(say.plain("button-copy-token"), groups.join("\n"))];
  }
  const pins = pinLines(token);
  const label = (index: number) =>
    pins.length === 1 ? say.plain("button-copy-pin") : say.plain("button-copy-pin-number", { number: index + 1 });
  return inRows(pins.flatMap((pin, index) => copyButton(label(index), pinOf(pin))));
}

/** Exam pins, one a line, each with its serial number: what the text labels as one, or its lines as the service sent them. */
function pinLines(token: string): string[] {
  const labelled = pinLinesOf(findVended(token));
  if (labelled.length > 0) return labelled;
  return token
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The pin in "1234567890, serial WAE123": the first long run of digits, else all of it. */
function pinOf(line: string): string {
  return /\d{8,}/.exec(line)?.[0] ?? line;
}
