import { closeHours, noCloseHour } from "../../closes/showing.ts";
import { accountModes } from "../../core/account-modes.ts";
import { owner, viewers } from "./access.ts";
import { callback, int, oneOf } from "./callback.ts";

const ofDay = { mode: oneOf(...accountModes), day: int(6) };

export const closeButtons = {
  today: callback("close", viewers),
  day: callback("close", viewers, { day: int(6) }),
  turn: callback("close", viewers, { way: oneOf("more", "less"), ...ofDay }),
  count: callback("count", owner, ofDay),
  /** When the close comes by itself. */
  askHour: callback("closeat", owner),
  hour: callback("closeat", owner, { hour: oneOf(noCloseHour, ...closeHours) }),
};
