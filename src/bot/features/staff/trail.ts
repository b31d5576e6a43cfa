import { type Seat, seatsOfAccount } from "../../../accounts/seats.queries.ts";
import { listAudit } from "../../../audit/audit.queries.ts";
import { readAct } from "../../../audit/audit.ts";
import { staffButtons } from "../../callbacks/staff.ts";
import type { SellerContext } from "../../shop.ts";
import { nameChange, nameService } from "../../ui/format.ts";
import { accountButton } from "../../ui/menu-card.ts";
import { button, buttonRow } from "../../ui/screen.ts";
import { present } from "../../ui/show.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** The acts on a page of the trail. */
const trailSize = 12;

/** The acts in the account, newest first, for its owners: when, who, what. */
export async function showTrail(ctx: SellerContext, before: string | null = null): Promise<void> {
  const { shop, say, seller } = ctx;
  const { times } = shop;
  const { db } = shop.store;
  const found = await listAudit(db, seller.account.id, { before, limit: trailSize + 1 });
  const seats = await seatsOfAccount(db, seller.account.id);
  const rows = found.slice(0, trailSize);
  const oldest = found.length > trailSize && rows.at(-1);
  const acts = rows.map((row) => {
    const time = `${times.date(row.at)}, ${times.time(row.at)}`;
    return say.html("trail-row", { time, who: nameOf(say, row), what: tell(say, seats, row) });
  });
  const html = paragraphs(
    say.html("trail-title", { zone: times.zone }),
    acts.length === 0 ? say.html("trail-empty") : lines(...acts),
  );
  const turn = buttonRow(
    before !== null && button(say, "button-newest", staffButtons.trail()),
    oldest && button(say, "button-older", staffButtons.olderTrail({ before: oldest.id })),
  );
  await present(ctx, { html, buttons: [turn, [accountButton(say)]] }, null);
}

function nameOf(say: Say, { act, seat_name, first_name }: AuditRow): string {
  if (act.startsWith("operator_")) return say.plain("trail-operator");
  return seat_name ?? (first_name || say.plain("customer-someone"));
}

function tell(say: Say, seats: readonly Seat[], row: AuditRow): string {
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
