import { sellers } from "./access.ts";
import { callback, callbacks, int, ulid } from "./callback.ts";

const batch = { batch: ulid };
const page = { ...batch, page: int(3) };
const row = { ...batch, index: int(3) };

export const batchButtons = {
  open: callback("many", sellers),
  ...callbacks("many", sellers, {
    template: {},
    // A list that is not sold yet.
    page,
    row,
    type: row,
    keep: row,
    leave: row,
    take: row,
    drop: batch,
    sell: { ...batch, version: int(6) },
    // A list that is sold.
    rows: batch,
    sales: page,
    stop: batch,
    again: batch,
    file: batch,
  }),
};
