import { operatorButtons } from "../../callbacks/operators.ts";
import { command, currentForm, Feature, leaving } from "../../feature.ts";
import { askHold, lift, showServices } from "./holds.ts";
import { announcing, haltAnnouncement, sendAnnouncement, showMaintenance, showStatus } from "./operations.ts";
import { askStopping, searching, setAndShow, showShop } from "./shops.ts";

/** The operators' actions for all accounts. */
export const operators = new Feature()
  .anyone(command("ops"), (ctx, { words }) =>
    leaving(ctx, (form) => (words === "" ? showStatus(ctx) : searching.open(ctx, {}, form, { typed: words }))),
  )
  .anyone(operatorButtons.status, showStatus)
  .anyone(operatorButtons.findShop, async (ctx) => searching.open(ctx, {}, await currentForm(ctx)))
  .anyone(operatorButtons.shop, (ctx, { account }) => showShop(ctx, account))
  .anyone(operatorButtons.stopShop, (ctx, { account }) => askStopping(ctx, account))
  .anyone(operatorButtons.startShop, (ctx, { account }) => setAndShow(ctx, account, null))
  .anyone(command("maintenance"), (ctx, { words }) => {
    const wanted = words.toLowerCase();
    return leaving(ctx, () => showMaintenance(ctx, wanted === "on" ? true : wanted === "off" ? false : null));
  })
  .anyone(operatorButtons.maintenance, (ctx, { to }) => showMaintenance(ctx, to === "on"))
  .anyone(operatorButtons.maintenanceSurely, (ctx, { stamp }) => showMaintenance(ctx, true, stamp))
  .anyone(operatorButtons.holds, showServices)
  .anyone(operatorButtons.hold, async (ctx, { service }) => askHold(ctx, service, await currentForm(ctx)))
  .anyone(operatorButtons.lift, (ctx, { hold }) => lift(ctx, hold))
  .anyone(command("announce"), (ctx, { words }) =>
    leaving(ctx, (form) => announcing.open(ctx, {}, form, { typed: words })),
  )
  .anyone(operatorButtons.announce, (ctx, { announcement }) => sendAnnouncement(ctx, announcement))
  .anyone(operatorButtons.stopAnnouncing, (ctx, { announcement }) => haltAnnouncement(ctx, announcement));
