import { serviceTypes } from "../../services/services.ts";
import { sellersOfService } from "./access.ts";
import { callback } from "./callback.ts";
import { int, oneOf } from "./fields.ts";

export const healthButtons = {
  /** Asks for a message when this company's sales go as usual again. */
  watch: callback("well", sellersOfService, { service: oneOf(...serviceTypes), provider: int(9) }),
};
