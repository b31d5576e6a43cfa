import { alertButtons } from "../../callbacks/alerts.ts";
import { command, Feature } from "../../feature.ts";
import { choosePreset, marking, showAlerts, showSubject, turnAlert } from "./alerts.ts";

/** Alerts to owners, which only owners choose. */
export const alerts = new Feature()
  .sellerLeaving([command("alerts"), alertButtons.list], showAlerts)
  .sellerLeaving(alertButtons.subject, (ctx, { subject }) => showSubject(ctx, subject))
  .sellerLeaving(alertButtons.turn, (ctx, { subject, to }) => turnAlert(ctx, subject, to === "on"))
  .sellerLeaving(alertButtons.preset, (ctx, { subject, place }) => choosePreset(ctx, subject, place))
  .sellerLeaving(alertButtons.type, (ctx, { subject }, form) => marking.open(ctx, { subject }, form));
