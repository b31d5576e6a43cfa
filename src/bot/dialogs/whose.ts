import { fold } from "../../core/fold.ts";
import { customerNumbersOf, type Person, peopleCalled } from "../../customers/people.queries.ts";
import type { SellerContext } from "../shop.ts";
import { cancelButton } from "../ui/menu-card.ts";
import { whoIs } from "../ui/person.ts";
import { type Button, button, type Content } from "../ui/screen.ts";

const maxAlike = 4;
/** The place of "another customer of that name" on the card: behind all others. */
const another = 9;

export async function isCalledSo(ctx: SellerContext, name: string): Promise<boolean> {
  return (await peopleLike(ctx, name)).length > 0;
}

/** Asks whether a number is that of a customer who is called so already. */
export async function drawWhose(
  { shop, say, seller }: SellerContext,
  { name, beneficiary, revision }: { name: string; beneficiary: string; revision: number },
  data: (place: number) => string,
): Promise<Content> {
  const alike = await peopleLike({ shop, seller }, name);
  const ids = alike.map(({ id }) => id);
  const numbers = Map.groupBy(await customerNumbersOf(shop.store.db, ids), ({ person_id }) => person_id);
  const theirs = alike.map(({ id, name }, place): Button[] => [
    button(say, ["button-name-theirs", { who: whoIs(name, numbers.get(id)) }], data(place)),
  ]);
  return {
    html: say.html("name-whose", { name, beneficiary }),
    buttons: [
      ...theirs,
      [button(say, ["button-name-another", { name }], data(another))],
      [cancelButton(say, revision)],
    ],
  };
}

/** Whose it is: the id of a customer, or null for another one of that name. */
export async function readWhose(
  ctx: SellerContext,
  name: string,
  place: number,
): Promise<{ answer: { whose: string | null } } | null> {
  if (place === another) return { answer: { whose: null } };
  const whose = (await peopleLike(ctx, name))[place];
  return whose ? { answer: { whose: whose.id } } : null;
}

function peopleLike({ shop, seller }: Pick<SellerContext, "shop" | "seller">, name: string): Promise<Person[]> {
  return peopleCalled(shop.store.db, seller.account.id, fold(name), maxAlike);
}
