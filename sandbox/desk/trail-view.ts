import type { ChatEvent, ChatMessage } from "../telegram/contract.ts";
import type { BookedSale } from "./shop-book.ts";
import type { Stage } from "./stage.ts";

const maxSales = 40;

/** How a sale's card looked at a moment: the first line of it. */
interface Shown {
  at: number;
  words: string;
}

/** A sale as the shop has it, the first name of who sold it, and what its card has shown, oldest first. */
type ShownSale = BookedSale & { seller: string; shown: Shown[] };

/** Sales as the shop has them, newest first. */
export function viewBook({ book, cast }: Stage): ShownSale[] {
  const people = new Map(cast.map(({ person }) => [person.id, person]));
  return book.sales(maxSales).map((sale) => {
    const person = people.get(sale.person);
    return { ...sale, seller: person?.user.first_name ?? "", shown: showing(person?.history ?? [], sale) };
  });
}

/** Offers stand on the card before the sale does: what it showed from the tap on. */
function showing(history: readonly ChatEvent[], { card, journal }: BookedSale): Shown[] {
  const begin = journal[0]?.at ?? 0;
  const looks = history.flatMap((event) => {
    if (event.kind === "deleted" || event.at < begin) return [];
    const message: ChatMessage = event.kind === "sent" ? event.message : event.after;
    return message.id === card ? [{ at: event.at, words: firstLine(message.text) }] : [];
  });
  return looks.filter(({ words }, index) => looks[index - 1]?.words !== words);
}

function firstLine(text: string): string {
  return text.replace(/\n.*/s, "");
}
