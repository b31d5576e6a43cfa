import { everybody } from "./access.ts";
import { callback } from "./callback.ts";
import { text } from "./fields.ts";

export const languageButtons = {
  list: callback("language", everybody),
  speak: callback("language", everybody, { locale: text("[A-Za-z0-9-]{2,20}", 20) }),
};
