import { sellersOfService } from "./access.ts";
import { callback, int, service } from "./callback.ts";

export const healthButtons = {
  /** Asks for a message when this company's sales go as usual again. */
  watch: callback("well", sellersOfService, { service, provider: int(9) }),
};
