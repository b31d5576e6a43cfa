import type { Selection, Store } from "../desk.ts";
import { isNamedIn } from "../wording.ts";
import type { Cards, Message } from "./scene.ts";

/** A sale's card is known by the shop's own book; a message that names a reference is about it too. */
export function createCards(store: Store, selection: Selection, personId: () => number): Cards {
  const saleOf = ({ key, from, text }: Message) => {
    if (from !== "bot") return null;
    const own = [...store.list("book").values()].find(({ person, card }) => person === personId() && card === key);
    if (own) return own.reference;
    const named = [...store.list("sales").values()].find(({ reference }) => isNamedIn(text, reference));
    return named?.reference ?? null;
  };
  return {
    saleOf,
    isLit: (message) => selection.reference !== null && saleOf(message) === selection.reference,
    choose: (message) => selection.choose(saleOf(message)),
  };
}
