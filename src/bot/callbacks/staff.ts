import { seatRoles } from "../../accounts/seats.table.ts";
import { owner, viewers } from "./access.ts";
import { between, callback, int, oneOf, service, ulid } from "./callback.ts";

const seat = ulid;

export const staffButtons = {
  list: callback("staff", owner),
  invite: callback("staff:new", owner, { role: oneOf(...seatRoles) }),
  totals: callback("totals", viewers),
  trail: callback("trail", owner),
  olderTrail: callback("trail", owner, { before: ulid }),
};

export const seatButtons = {
  show: callback("seat", owner, { seat }),
  ask: callback("seat", owner, { seat, what: between("ask:", oneOf("sale", "day", "ends", "name", "end")) }),
  services: callback("seat", owner, { seat: between("", seat, ":ask:services") }),
  service: callback("seat", owner, { seat, service: between("svc:", service) }),
  do: callback("seat", owner, { seat, act: oneOf("role", "cost", "owed", "asked", "link", "suspend", "resume") }),
};

/** An owner's answer to what a seat asks. `version`: of the offer that the question shows. */
const asked = { sale: ulid, version: int(9) };
export const allowanceButtons = {
  allow: callback("allow", owner, asked),
  refuse: callback("refuse", owner, asked),
};
