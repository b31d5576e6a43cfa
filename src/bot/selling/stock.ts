import { scopeOf } from "../shop.ts";
import { answer } from "../ui/show.ts";
import type { SellerContext } from "./needs.ts";
import type { Stock } from "./questions.ts";
import type { SellAnswers } from "./talk.ts";

const slowMs = 700;

/** What the shelf holds for the answers so far; from memory when the catalogue is warm. Throws VendingError. */
export async function loadStock(ctx: SellerContext, answers: SellAnswers): Promise<Stock> {
  const { shop, seller, say } = ctx;
  const { serviceType, provider } = answers;
  // From memory this takes no time. When the service has to be asked and is slow, the tap is answered meanwhile.
  const cancelWord = shop.clock.after(slowMs, () =>
    shop.behind("tap.answer", () => answer(ctx, say.plain("tap-asking"))),
  );
  try {
    const scope = scopeOf(shop, seller);
    const providers = await shop.shelf.providers(scope, serviceType);
    const products = provider ? await shop.shelf.products(scope, serviceType, provider) : [];
    return { providers, products };
  } finally {
    cancelWord();
  }
}
