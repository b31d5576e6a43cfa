import { expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { asks, sees, seesOn } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { hires, sellsAirtime } from "../support/selling.ts";
import { openCounter, type Shop } from "../support/shop.ts";

const dayMs = 24 * 3_600_000;

/** The tables that hold anything of a user, in the shop's own database, while it is stopped. */
async function tablesWith(shop: Shop, userId: number): Promise<string[]> {
  await using store = await openStore(shop.databaseUrl);
  const tables = await store.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await store.db
      .selectFrom(name as "chat")
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(String(userId))) found.push(name);
  }
  return found.sort();
}

it("leave nothing behind after a day, and nobody else loses anything by that", async () => {
  const clock = createFakeClock();
  await using shop = await openCounter({ clock });
  const { ada, telegram } = shop;
  const card = await seesOn(ada, await sellsAirtime(ada), /sold/);
  const ngozi = aCustomer(shop);
  await ngozi.opens((await givesLink(ada, card)).payload);
  await sees(ngozi, /Airtime delivered/);
  const { helper } = await hires(shop);
  const eve = telegram.user({ firstName: "Eve", phone: "2348090000001" });
  await asks(eve, "/start", /Log in to your shop/);
  await asks(eve, "0809 000 0001", /Type your PIN/);
  await eve.says("/cancel");
  await eve.opens(`c_${"A".repeat(22)}`);
  await sees(eve, /link does not work/);
  await asks(eve, "hello?", /./);
  await shop.idle();
  await shop.stop();
  const known = [ada, ngozi, helper];
  const before: string[][] = [];
  for (const { id } of known) before.push(await tablesWith(shop, id));
  expect(await tablesWith(shop, eve.id)).not.toEqual([]);
  clock.setNow(clock.now() + dayMs + 1000);
  await shop.start();
  await asks(ada, "/menu", /Wallet/);
  await shop.idle();
  await clock.advance(65_000);
  await shop.idle();
  // A round that began before that minute was over has left them.
  await clock.advance(6000);
  await shop.idle();
  await shop.stop();
  expect(await tablesWith(shop, eve.id)).toEqual([]);
  const own = (tables: readonly string[] = []) =>
    tables.filter((name) => name !== "telegram_update" && name !== "form");
  for (const [index, { id }] of known.entries()) {
    expect(own(await tablesWith(shop, id))).toEqual(expect.arrayContaining(own(before[index])));
  }
});
