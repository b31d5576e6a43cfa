import { priceButtons } from "../../callbacks/prices.ts";
import { command, Feature } from "../../feature.ts";
import { askPrice, chooseWithin, removePrice, setPreset, setStep, showPrices, showScope } from "./prices.ts";

/** The customers' prices, which only owners set. */
export const prices = new Feature()
  .sellerLeaving(command("prices"), showPrices)
  .sellerLeaving(priceButtons.all, showPrices)
  .sellerLeaving(priceButtons.scope, (ctx, { scope }) => showScope(ctx, scope))
  .sellerLeaving(priceButtons.preset, (ctx, { scope, place }) => setPreset(ctx, scope, place))
  .sellerLeaving(priceButtons.step, (ctx, { scope, place }) => setStep(ctx, scope, place))
  .sellerLeaving(priceButtons.within, (ctx, { scope, page }) => chooseWithin(ctx, scope, page))
  .sellerLeaving(priceButtons.act, (ctx, { scope, act }, form) =>
    act === "type" ? askPrice(ctx, scope, form) : removePrice(ctx, scope),
  );
