import { accountModes } from "../../core/account-modes.ts";
import { statementFormats } from "../../statements/statement.ts";
import { viewers } from "./access.ts";
import { callback, int, oneOf, text, ulid } from "./callback.ts";

/** Which sales it is of, as `encodeChoice` writes them. */
const choice = text("[\\w:-]{1,45}", 45);

export const statementButtons = {
  show: callback("st", viewers),
  showBelow: callback("st:new", viewers),
  of: callback("st:o", viewers, { choice }),
  ofDay: callback("st:day", viewers, { mode: oneOf(...accountModes), day: int(6) }),
  ofPerson: callback("st:of", viewers, { person: ulid }),
  services: callback("st:s", viewers, { choice }),
  seats: callback("st:w", viewers, { choice }),
  dates: callback("st:d", viewers, { choice }),
  make: callback("st:m", viewers, { format: oneOf(...statementFormats), choice }),
};

export const chartButton = callback("ch", viewers, { span: oneOf("week", "month") });
