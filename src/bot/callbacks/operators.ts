import { owner } from "./access.ts";
import { callback, oneOf, service, stamp, ulid } from "./callback.ts";

/** Only operators get an answer to them, whatever else they are. */
export const operatorButtons = {
  status: callback("ops", owner),
  findShop: callback("ops:find", owner),
  shop: callback("ops:shop", owner, { account: ulid }),
  stopShop: callback("ops:stop", owner, { account: ulid }),
  startShop: callback("ops:start", owner, { account: ulid }),
  maintenance: callback("maintenance", owner, { to: oneOf("on", "off") }),
  maintenanceSurely: callback("maintenance:on", owner, { stamp }),
  holds: callback("hold", owner),
  hold: callback("hold", owner, { service }),
  lift: callback("lift", owner, { hold: ulid }),
  announce: callback("announce", owner, { announcement: ulid }),
  stopAnnouncing: callback("announce-stop", owner, { announcement: ulid }),
};
