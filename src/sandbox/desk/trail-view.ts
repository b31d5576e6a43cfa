import type { ChatEvent, ChatMessage } from "../telegram/contract.ts";
import type { BookedSale } from "./shop-book.ts";
import type { Stage } from "./stage.ts";

const mostSales = 40;

/** How a sale's card looked at a moment: the first line of it. */
interface Shown {
  at: number;
  words: string;
}

/** Sales as the shop has them, newest first: journal, card, and what the card has shown, each oldest first. */
export function viewBook({ book, cast }: Stage): (BookedSale & { shown: Shown[] })[] {
  const histories = new Map(cast.map(({ person }) => [person.id, person.history]));
  return book.sales(mostSales).map((sale) => ({ ...sale, shown: showing(histories.get(sale.person) ?? [], sale) }));
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
