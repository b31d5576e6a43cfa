import { owner } from "./access.ts";
import { between, callback, int, oneOf, service, text } from "./callback.ts";

/** What a price is for: "data", "data.12", "data.12.345". */
const scope = text(`${service.source}(?:\\.\\d{1,9}){0,2}`, service.maxLength + 20);

export const priceButtons = {
  all: callback("prices", owner),
  scope: callback("pr", owner, { scope }),
  preset: callback("pr", owner, { scope, place: between("set.", int(1)) }),
  step: callback("pr", owner, { scope, place: between("step.", int(1)) }),
  within: callback("pr", owner, { scope, page: between("in.", int(2)) }),
  act: callback("pr", owner, { scope, act: oneOf("type", "end") }),
};
