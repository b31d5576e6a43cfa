import { findHold } from "../../holds/holds.queries.ts";
import type { HeldSale, Refusal } from "../../sales/guard.ts";
import type { ServiceType } from "../../services/services.ts";
import type { ShopContext } from "../shop.ts";
import { nameService, type Times } from "./format.ts";
import { menuButton } from "./menu-card.ts";
import type { Button, Content } from "./screen.ts";
import { formatRefusal } from "./seat-refusals.ts";
import type { Html, Say } from "./text.ts";

/** As much of a name as a pop-up has room for beside the reason. */
const maxNameLength = 40;

/** Who reads of a hold, and when. */
export interface HoldReader {
  say: Say;
  times: Pick<Times, "soon">;
  now: number;
}

export function holdReader({ say, shop }: ShopContext): HoldReader {
  return { say, times: shop.times, now: shop.clock.now() };
}

/** What is held: a company as it is listed, or a whole service. */
export function nameHeld(say: Say, { service_type, provider_name }: HeldSale): string {
  return (provider_name ?? nameService(say, service_type).name).slice(0, maxNameLength);
}

function holdVars({ say, times, now }: HoldReader, hold: HeldSale) {
  return { what: nameHeld(say, hold), until: times.soon(hold.until, now), reason: hold.reason };
}

/** The services on hold, until when and why, for a pop-up. */
export function formatHeld(reader: HoldReader, hold: HeldSale): string {
  return reader.say.plain("tap-held", holdVars(reader, hold));
}

/** The same as a line of a message. */
export function heldLine(reader: HoldReader, hold: HeldSale): Html {
  return reader.say.html("held-line", holdVars(reader, hold));
}

/** Why nothing is sold now, for a pop-up. The other refusals are about one offer. */
export function formatRefused(
  ctx: ShopContext,
  refusal: Exclude<Refusal, { kind: "pin_needed" | "face_limits" | "credit_limit" }>,
): string {
  const { say, shop } = ctx;
  switch (refusal.kind) {
    case "frozen":
    case "maintenance":
    case "restoring":
      return say.plain(`tap-${refusal.kind}`);
    case "stopped":
      return say.plain("tap-stopped", { reason: refusal.reason });
    case "held":
      return formatHeld(holdReader(ctx), refusal.hold);
    case "service_down":
      return say.plain("tap-service-down", { time: shop.times.time(refusal.since) });
    default:
      return formatRefusal(say, refusal);
  }
}

/** In place of an offer, or of a question, of what is held; `ways` lead to something else. */
export function renderHeld(reader: HoldReader, hold: HeldSale, ways: readonly Button[]): Content {
  return { html: reader.say.html("sell-held", holdVars(reader, hold)), buttons: [[...ways, menuButton(reader.say)]] };
}

/** The hold that stands in the way of a sale of this company now; undefined: none does. */
export function holdNow({ shop }: ShopContext, service: ServiceType, slug: string) {
  return findHold(shop.store.db, service, slug, shop.clock.now());
}
