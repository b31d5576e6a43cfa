import { everybody } from "./access.ts";
import { callback, text } from "./callback.ts";

export const languageButtons = {
  list: callback("language", everybody),
  speak: callback("language", everybody, { locale: text("[A-Za-z0-9-]{2,20}", 20) }),
};
