import { monthNamed, noFilter, prefixOfDay, spanOf } from "../../../books/history.ts";
import { bestGoods } from "../../../books/ranking.queries.ts";
import { months } from "../../../core/calendar.ts";
import { formatNaira, type Kobo } from "../../../core/money.ts";
import { bestCustomers } from "../../../customers/best-customers.queries.ts";
import { serviceTypes } from "../../../services/services.ts";
import { fits } from "../../callbacks/callback.ts";
import { historyButtons } from "../../callbacks/history.ts";
import type { SellerContext } from "../../shop.ts";
import { formatBeneficiary, nameDay, nameProduct } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, inRows } from "../../ui/screen.ts";
import { present } from "../../ui/show.ts";
import { lines } from "../../ui/text.ts";

const shown = 5;
/** A search takes so many words. */
const mostWords = 5;

/** Of what the best are asked for behind /books: "customers", "goods data october". False: of nothing. */
export async function showRanking(ctx: SellerContext, words: string): Promise<boolean> {
  const { say, shop, seller } = ctx;
  const asked = words.toLowerCase().split(" ");
  const what = (["customers", "goods"] as const).find((known) => asked[0] === known);
  if (what === undefined) return false;
  const calendar = { now: shop.clock.now(), startOfDay: shop.times.startOfDay };
  const serviceType = serviceTypes.find((type) => asked.includes(type)) ?? null;
  const named = asked.map((word) => monthNamed(word, calendar)).find((month) => month !== null);
  const month = named ?? monthNamed("thismonth", calendar) ?? months[0];
  const { id, mode } = seller.account;
  const query = { mode, ...(serviceType && { serviceType }), ...spanOf(month, calendar) };
  const { db } = shop.store;
  const best =
    what === "customers"
      ? (await bestCustomers(db, id, query, shown)).map((one) => ({
          ...{ ...one, name: one.name ?? formatBeneficiary(one.serviceType, one.number) },
          search: one.name ?? one.number,
        }))
      : (await bestGoods(db, id, query, shown)).map((one) => {
          const name = nameProduct(one.provider, one.product, " · ");
          return { ...one, name, search: nameProduct(one.provider, one.product, " ") };
        });
  const found = (text: string) => {
    const search = [prefixOfDay(month), ...text.split(" ").slice(0, mostWords)].join(" ");
    return historyButtons.find({ text: search });
  };
  const html = lines(
    say.html("books-best", { what, month: nameDay(month) }),
    best.length === 0 && say.html("history-none"),
    ...best.map((one, place) => say.html("line", { text: `${place + 1}. ${one.name} · ${formatSold(ctx, one)}` })),
  );
  const all = historyButtons.page({ filter: { ...noFilter, serviceType, stage: "sold", day: month }, start: null });
  const rows = best
    .filter(({ search }) => fits(found(search)))
    .map(({ name, search }) => ({ text: name, data: found(search) }));
  await present(
    ctx,
    { html, buttons: [...inRows(rows, 1), [button(say, "button-history", all), menuButton(say)]] },
    null,
  );
  return true;
}

function formatSold({ say }: SellerContext, { count, paidKobo }: { count: number; paidKobo: Kobo }): string {
  return say.plain("sums-sold", { count, sold: formatNaira(paidKobo) });
}
