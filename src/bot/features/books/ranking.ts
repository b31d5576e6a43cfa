import { monthNamed, noFilter, prefixOfDay, spanOf } from "../../../books/history.ts";
import { bestCustomers, bestGoods } from "../../../closes/ranking.queries.ts";
import { months } from "../../../core/calendar.ts";
import { formatNaira } from "../../../core/money.ts";
import { serviceTypes } from "../../../services/services.ts";
import { fits } from "../../callbacks/callback.ts";
import { historyButtons } from "../../callbacks/history.ts";
import type { SellerContext } from "../../shop.ts";
import { formatBeneficiary, nameDay, nameProduct } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button } from "../../ui/screen.ts";
import { present } from "../../ui/show.ts";
import { lines } from "../../ui/text.ts";

const shown = 5;
/** More words than these, with the month, no search takes. */
const maxWords = 5;

/** The best of a month, for what stands behind /books: "customers", "goods data october". False: it asks for none. */
export async function showRanking(ctx: SellerContext, words: string): Promise<boolean> {
  const { say, shop, seller } = ctx;
  const asked = words.toLowerCase().split(" ");
  const what = (["customers", "goods"] as const).find((known) => asked[0] === known);
  if (what === undefined) return false;
  const calendar = { now: shop.clock.now(), startOfDay: shop.times.startOfDay };
  const serviceType = serviceTypes.find((type) => asked.includes(type)) ?? null;
  const [month = months[0]] = [...asked, "thismonth"].flatMap((word) => monthNamed(word, calendar) ?? []);
  const { id, mode } = seller.account;
  const query = { mode, ...(serviceType && { serviceType }), ...spanOf(month, calendar) };
  const { db } = shop.store;
  const best =
    what === "customers"
      ? (await bestCustomers(db, id, query, shown)).map(({ name, number, ...sums }) => ({
          ...{ ...sums, name: name ?? formatBeneficiary(sums.serviceType, number), search: name ?? number },
        }))
      : (await bestGoods(db, id, query, shown)).map(({ provider, product, ...sums }) => ({
          ...{ ...sums, name: nameProduct(provider, product, " · "), search: nameProduct(provider, product, " ") },
        }));
  const rows = best.map(({ name, search, count, paidKobo }, place) => ({
    text: `${place + 1}. ${name} · ${say.plain("sums-sold", { count, sold: formatNaira(paidKobo) })}`,
    button: {
      text: name,
      data: historyButtons.find({ text: [prefixOfDay(month), ...search.split(" ").slice(0, maxWords)].join(" ") }),
    },
  }));
  const html = lines(
    say.html("books-best", { what, month: nameDay(month) }),
    ...(rows.length === 0 ? [say.html("history-none")] : rows.map(({ text }) => say.html("line", { text }))),
  );
  const all = historyButtons.page({ filter: { ...noFilter, serviceType, stage: "sold", day: month }, start: null });
  const toSales = rows.filter(({ button: { data } }) => fits(data)).map((row) => [row.button]);
  await present(ctx, { html, buttons: [...toSales, [button(say, "button-history", all), menuButton(say)]] }, null);
  return true;
}
