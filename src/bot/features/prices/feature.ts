import { priceButtons } from "../../callbacks/prices.ts";
import { command, Feature } from "../../feature.ts";
import { askPrice, chooseWithin, removePrice, setPreset, setStep, showPrices, showScope } from "./prices.ts";

/** The customers' prices, which only owners set. */
export const prices = new Feature()
  .leaving(command("prices"), showPrices)
  .leaving(priceButtons.all, showPrices)
  .leaving(priceButtons.scope, (ctx, { scope }) => showScope(ctx, scope))
  .leaving(priceButtons.preset, (ctx, { scope, place }) => setPreset(ctx, scope, place))
  .leaving(priceButtons.step, (ctx, { scope, place }) => setStep(ctx, scope, place))
  .leaving(priceButtons.within, (ctx, { scope, page }) => chooseWithin(ctx, scope, page))
  .leaving(priceButtons.act, (ctx, { scope, act }, form) =>
    act === "type" ? askPrice(ctx, scope, form) : removePrice(ctx, scope),
  );
