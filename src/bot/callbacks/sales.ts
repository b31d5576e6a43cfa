import { buyers, owingBuyers, owner, readers, sellers, sellersOfService } from "./access.ts";
import { callback, int, key, service, text, ulid } from "./callback.ts";

const sale = { sale: ulid };

export const saleButtons = {
  start: callback("sell", sellersOfService, { service }),
  /** On a message of its own. */
  startNew: callback("sell:new", sellersOfService, { service }),
  /** To a number of a customer. */
  startTo: callback("to", owner, { service, number: ulid }),
  startToNumber: callback("num", sellers, { service, digits: text("\\d{6,15}", 15) }),
  again: callback("again", sellers, sale),
  open: callback("open", readers, sale),
  check: callback("check", readers, sale),
  /** A sale that the service never saw goes out again: asked about, done, left. */
  askTryAgain: callback("retry", sellers, sale),
  tryAgain: callback("resend", buyers, { ...sale, version: int(9) }),
  leaveTryAgain: callback("unask", sellers, sale),
};

/** On an offer, which is found by its key. */
export const offerButtons = {
  buy: callback("buy", buyers, { key }),
  /** The same on credit. */
  owes: callback("owes", owingBuyers, { key }),
  /** The same, paid by the customer at once: instead of an offer on credit. */
  paysNow: callback("paysnow", sellers, { key }),
  drop: callback("drop", buyers, { key }),
  askOwner: callback("ask", sellers, { key }),
  change: callback("change", sellers, { key }),
  pieces: callback("pieces", sellers, { key, count: int(2) }),
  /** The customer's price for it, which is the plan's price from now on. */
  price: callback("price", owner, { key }),
  keepPrice: callback("pstays", owner, { key }),
};

/** The key of the offer that a tap sells; undefined: it sells none. */
export function keyOfSale(data = ""): string | undefined {
  return (offerButtons.buy.read(data) ?? offerButtons.owes.read(data))?.key;
}
