import { owingOwner, owingSellers, owner, viewers } from "./access.ts";
import { callback, callbacks, int, oneOf, ulid } from "./callback.ts";

export const debtButtons = {
  list: callback("owing", viewers),
  page: callback("owing", viewers, { list: oneOf("all", "late"), offset: int(6) }),
  debtor: callback("debtor", viewers, { person: ulid }),
  /** A payment of a debtor. `version` is of what the card shows: an older card changes nothing. */
  ...callbacks("debt", owner, {
    all: { version: int(9), person: ulid },
    part: { person: ulid },
    remind: { person: ulid },
    send: { person: ulid },
    promise: { person: ulid },
    day: { days: int(2), person: ulid },
    forgive: { person: ulid },
    gone: { version: int(9), person: ulid },
  }),
};

/** How a sale was paid for. */
export const salePaymentButtons = {
  ...callbacks("payment", owingSellers, { paid: { sale: ulid }, owes: { sale: ulid }, part: { sale: ulid } }),
  back: callback("payment:back", owingOwner, { sale: ulid }),
};
