import { healthButtons } from "../../callbacks/health.ts";
import { Feature } from "../../feature.ts";
import { watch } from "./watch.ts";

/** Companies whose sales go worse than usual. */
export const health = new Feature().seller(healthButtons.watch, (ctx, { service, provider }) =>
  watch(ctx, { serviceType: service, providerId: provider }),
);
