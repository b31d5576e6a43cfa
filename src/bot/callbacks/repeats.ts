import { repeatHours } from "../../reminders/repeat-days.ts";
import { sellers } from "./access.ts";
import { callback, callbacks, int, oneOf, ulid } from "./callback.ts";

export const repeatButtons = {
  list: callback("repeats", sellers, { offset: int(6) }),
  ...callbacks("repeat", sellers, {
    new: { sale: ulid },
    open: { repeat: ulid },
    days: { repeat: ulid },
    hour: { repeat: ulid },
    at: { repeat: ulid, hour: oneOf(...repeatHours) },
    later: { repeat: ulid, day: int(6) },
    skip: { repeat: ulid, day: int(6) },
    stop: { repeat: ulid },
    /** Ways to an offer. `number`: another one of the customer. */
    sell: { repeat: ulid, day: int(6) },
    to: { repeat: ulid, number: ulid },
    other: { repeat: ulid },
  }),
};
