import { alertButtons } from "../../callbacks/alerts.ts";
import { command, Feature } from "../../feature.ts";
import { choosePreset, marking, showAlerts, showSubject, turnAlert } from "./alerts.ts";

/** Alerts to owners, which only owners choose. */
export const alerts = new Feature()
  .leaving([command("alerts"), alertButtons.list], showAlerts)
  .leaving(alertButtons.subject, (ctx, { subject }) => showSubject(ctx, subject))
  .leaving(alertButtons.turn, (ctx, { subject, to }) => turnAlert(ctx, subject, to === "on"))
  .leaving(alertButtons.preset, (ctx, { subject, place }) => choosePreset(ctx, subject, place))
  .leaving(alertButtons.type, (ctx, { subject }, form) => marking.open(ctx, { subject }, form));
