import type { Seat } from "../../../accounts/seats.queries.ts";
import type { listAudit } from "../../../audit/audit.queries.ts";
import { readAct } from "../../../audit/audit.ts";
import { staffButtons } from "../../callbacks/staff.ts";
import { nameChange, nameService, type Times } from "../../ui/format.ts";
import { accountButton } from "../../ui/menu-card.ts";
import { button, buttonRow, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

export interface TrailView {
  say: Say;
  times: Times;
  rows: readonly AuditRow[];
  seats: readonly Seat[];
  hasOlder: boolean;
  isFirst: boolean;
}

/** One page of what was done: when, who, what. */
export function renderTrail(view: TrailView): Content {
  const { say, times, rows, hasOlder, isFirst } = view;
  const oldest = rows.at(-1);
  const turn = buttonRow(
    !isFirst && button(say, "button-newest", staffButtons.trail()),
    hasOlder && oldest && button(say, "button-older", staffButtons.olderTrail({ before: oldest.id })),
  );
  return {
    html: paragraphs(
      say.html("trail-title", { zone: times.zone }),
      rows.length === 0
        ? say.html("trail-empty")
        : lines(
            ...rows.map((row) =>
              say.html("trail-row", {
                time: `${times.date(row.at)}, ${times.time(row.at)}`,
                who: nameOf(say, row),
                what: tell(view, row),
              }),
            ),
          ),
    ),
    buttons: [turn, [accountButton(say)]],
  };
}

function nameOf(say: Say, { act, seat_name, first_name }: AuditRow): string {
  if (act.startsWith("operator_")) return say.plain("trail-operator");
  return seat_name ?? (first_name || say.plain("customer-someone"));
}

function tell({ say, seats }: TrailView, row: AuditRow): string {
  const act = readAct(row);
  if (act === null) return "?";
  const seatName = (id: string) => seats.find((seat) => seat.id === id)?.name ?? "?";
  switch (act.act) {
    case "change_asked":
      return say.plain("act-change-asked", { what: nameChange(say, act.kind) });
    case "mode_switched":
      return say.plain("act-mode-switched", { mode: say.plain(`mode-${act.mode}-word`) });
    case "lock_changed":
      return say.plain("act-lock-changed", { what: act.what });
    case "price_set":
    case "price_ended":
      return say.plain(`act-${act.act}`, { service: nameService(say, act.service).name });
    case "alert_set":
      return say.plain("act-alert_set", { what: say.plain(`alerts-${act.subject}`) });
    case "seat_made":
    case "seat_linked":
    case "seat_claimed":
    case "seat_suspended":
    case "seat_resumed":
    case "seat_ended":
    case "seat_left":
      return say.plain(`act-${act.act}`, { seat: seatName(act.seat) });
    case "seat_changed":
      return say.plain("act-seat_changed", { seat: seatName(act.seat), what: say.plain(`seat-setting-${act.what}`) });
    default:
      return say.plain(`act-${act.act}`);
  }
}
