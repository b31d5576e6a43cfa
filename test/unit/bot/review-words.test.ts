import { expect, it } from "vitest";
import { reviewReasons } from "../../../src/bot/ui/sale.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";

it("says of money that is gone nothing of a record: a failed sale has one", () => {
  const said = reviewReasons(loadText("en", silentLog), "debited");
  expect(said).toEqual(["money left the wallet. Give its reference to the service."]);
});
