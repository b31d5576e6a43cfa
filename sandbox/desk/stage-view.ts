import { viewAccounts, viewDeliveries, viewPrices, viewRequests, viewSales } from "./office-view.ts";
import { viewBot, viewChat, viewHandset, viewPeople } from "./phone-view.ts";
import type { Stage } from "./stage.ts";
import { viewBook } from "./trail-view.ts";
import { createCalmView, viewChoices, viewTrouble } from "./trouble-view.ts";

/** Everything that the page receives: sections, and lists by key. */
export function viewStage(stage: Stage) {
  const sections = {
    bot: () => viewBot(stage),
    // The figures of a process that has ended say nothing.
    pulse: () => (stage.bot.state === "stopped" ? null : stage.pulse.figures()),
    people: () => viewPeople(stage),
    accounts: () => viewAccounts(stage),
    prices: () => viewPrices(stage),
    calm: createCalmView(stage),
    trouble: () => viewTrouble(stage),
    choices: viewChoices,
  };
  const chats: Record<ChatName, () => ReturnType<typeof viewChat>> = Object.fromEntries(
    stage.cast.map(({ person }) => [`chat/${person.id}`, () => viewChat(person)]),
  );
  const lists = Object.assign(chats, {
    sales: () => viewSales(stage),
    deliveries: () => viewDeliveries(stage),
    requests: () => viewRequests(stage),
    book: () => viewBook(stage),
    handset: () => viewHandset(stage),
  });
  return { sections, lists };
}

/** One list per person's id. */
type ChatName = `chat/${number}`;
