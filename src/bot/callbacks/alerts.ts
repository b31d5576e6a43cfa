import { alertSubjects, amountSubjects } from "../../alerts/alerts.table.ts";
import { owner } from "./access.ts";
import { between, callback, int, oneOf } from "./callback.ts";

const subject = oneOf(...alertSubjects);

export const alertButtons = {
  list: callback("alerts", owner),
  subject: callback("al", owner, { subject }),
  turn: callback("al", owner, { subject, to: oneOf("on", "off") }),
  /** An amount that the card offers, by its place. */
  preset: callback("al", owner, { subject, place: between("set.", int(1)) }),
  type: callback("al", owner, { subject: between("", oneOf(...amountSubjects), ":type") }),
};
