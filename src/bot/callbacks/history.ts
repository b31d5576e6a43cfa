import { type HistoryFilter, namedDays } from "../../books/history.ts";
import { complaintReasons } from "../../claims/claims.table.ts";
import { complaintMarks } from "../../claims/complaints.queries.ts";
import { type PageStart, saleStages } from "../../sales/sales.queries.ts";
import { serviceTypes } from "../../services/services.ts";
import { owner, readers } from "./access.ts";
import { callback, type Field, oneOf, optional, text, ulid } from "./callback.ts";

const filtered = [serviceTypes, saleStages, namedDays].map((all) => oneOf("all", ...all));
const known = <T extends string>(all: readonly T[], text = "") => all.find((one) => one === text) ?? null;

/** "airtime:sold:today", with "all" where nothing is filtered, and the seat's number behind it where one is chosen. */
const filter: Field<HistoryFilter> = {
  source: `${filtered.map(({ source }) => source).join(":")}(?::\\d{1,3})?`,
  maxLength: filtered.reduce((sum, { maxLength }) => sum + maxLength + 1, 3),
  read(text) {
    const [service, stage, day, seat] = text.split(":");
    return {
      ...{ serviceType: known(serviceTypes, service), stage: known(saleStages, stage), day: known(namedDays, day) },
      seat: seat === undefined ? null : Number(seat),
    };
  },
  write: ({ serviceType, stage, day, seat }) =>
    [serviceType ?? "all", stage ?? "all", day ?? "all", ...(seat === null ? [] : [seat])].join(":"),
};

/** "o01KJ…" is what is older than that sale. */
const start: Field<PageStart> = {
  source: "[on][0-9A-Z]{26}",
  maxLength: 27,
  read: (text) => ({ direction: text.startsWith("o") ? "older" : "newer", id: text.slice(1) }),
  write: ({ direction, id }) => `${direction.charAt(0)}${id}`,
};

export const filterNames = ["service", "stage", "day", "seat"] as const;
export type FilterName = (typeof filterNames)[number];

export const historyButtons = {
  all: callback("history", readers),
  /** No `start`: the newest page. */
  page: callback("h", readers, { filter, start: optional(start) }),
  choose: callback("hf", readers, { name: oneOf(...filterNames), filter }),
  ask: callback("find", readers),
  find: callback("found", readers, { text: text(".+", 58) }),
  foundPage: callback("f", readers, { start, text: text(".+", 34) }),
  verify: callback("verify", readers, { reference: text("[\\w-]{1,32}", 32) }),
  receipt: callback("receipt", readers, { sale: ulid }),
  complaint: callback("pack", readers, { sale: ulid }),
  complain: callback("pack", readers, { sale: ulid, what: oneOf("ask", ...complaintReasons, ...complaintMarks) }),
  /** The owner has dealt with what a card says is doubtful. `kinds` as sales/reviews.ts writes them. */
  lookedAfter: callback("looked", owner, { sale: ulid, kinds: text("\\w{1,30}", 30) }),
};
