import { serviceTypes } from "../../services/services.ts";
import { sellers } from "./access.ts";
import { callback } from "./callback.ts";
import { int, oneOf } from "./fields.ts";

export const healthButtons = {
  /** To be told when this company's sales go as usual again. */
  watch: callback("well", sellers, { service: oneOf(...serviceTypes), provider: int(9) }),
};
