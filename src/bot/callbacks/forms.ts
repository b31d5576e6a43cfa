import { everybody, sellers } from "./access.ts";
import { callback, int, text } from "./callback.ts";

const revision = int(9);

/** On the question of a form. `revision` is that of its newest screen: an older screen answers nothing. */
export const formButtons = {
  answer: callback("form", sellers, { revision, value: text("[\\w-]{1,40}", 40) }),
  leave: callback("leave", everybody, { revision }),
};
