import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { type DemoPage, hurried, openDemoPage } from "./demo-page.ts";
import { layOut } from "./sheet.ts";

/** Names a folder for the contact sheet of docs/. */
const pictures = process.env.VENDBOT_PICTURES;

const languages = ["en", "pcm", "ha", "yo", "ig"];
const cards = ["confirm", "sold", "unanswered", "failed", "menu", "close"] as const;
type Cards = Record<(typeof cards)[number], Buffer>;

const buttonOf = ({ inlineKeyboard }: ChatMessage, data: RegExp) =>
  inlineKeyboard.flat().find((one) => data.test(one.callback_data ?? "") || data.test(one.text));
const holds = (data: RegExp) => (message: ChatMessage) => buttonOf(message, data) !== undefined;

/** Says something, and waits for an answer with such a button. */
async function asks(person: Person, text: string, shows: RegExp): Promise<ChatMessage> {
  await person.says(text);
  const typed = person.chat.at(-1)?.id ?? 0;
  return person.sees((message) => message.id > typed && holds(shows)(message));
}

/** Taps the newest button whose data or label fits, and resolves to its message as it was. */
async function taps(person: Person, data: RegExp): Promise<ChatMessage> {
  const message = await person.sees(holds(data));
  await person.taps(buttonOf(message, data)?.text ?? "", { message: message.id });
  return message;
}

async function sellsElectricity(person: Person, meter: string): Promise<ChatMessage> {
  await asks(person, "/sell", /^sell:(?:new:)?electricity$/);
  await taps(person, /^sell:(?:new:)?electricity$/);
  await taps(person, /^Ikeja/);
  await person.sees(holds(/^leave:/));
  await person.says(meter);
  await taps(person, /^₦5,000$/);
  return person.sees(holds(/^buy:/));
}

/** The card after the tap that buys, once it has a button of the state that is awaited. */
async function becomes(person: Person, card: ChatMessage, shows: RegExp): Promise<ChatMessage> {
  const isAnswered = (message: ChatMessage) => shows.test(message.text) || holds(shows)(message);
  // If the service's list comes too late for the bot, as on a busy machine, the card asks for one more tap.
  const asksAgain = (message: ChatMessage) => message.text !== card.text && holds(/^buy:/)(message);
  await taps(person, /^buy:/);
  const answer = await person.sees((message) => message.id === card.id && (isAnswered(message) || asksAgain(message)));
  if (isAnswered(answer)) return answer;
  await taps(person, /^buy:/);
  return person.sees((message) => message.id === card.id && isAnswered(message));
}

async function logsIn(person: Person): Promise<void> {
  await person.says("/start");
  await person.says("0803 123 4567");
  await person.says("1234");
  await person.sees(holds(/^money$/));
}

async function speaks(person: Person, locale: string): Promise<void> {
  const choice = new RegExp(`^language:${locale}$`);
  await asks(person, "/language", choice);
  await taps(person, choice);
}

/** A message as the page draws it, with none of its words cut. */
async function picture(page: Page, { id }: ChatMessage): Promise<Buffer> {
  const message = page.locator(`[data-message-id="${id}"]`);
  const cut = `[...document.querySelectorAll('[data-message-id="${id}"], [data-message-id="${id}"] [data-label]')]
    .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)`;
  expect(await page.evaluate(cut)).toEqual([]);
  // A card that is redrawn meanwhile is another element.
  const drawn = () => message.screenshot({ animations: "disabled" });
  return drawn().catch(drawn).catch(drawn).catch(drawn);
}

/** Sells what ends well, and what ends badly, to meters of its own: what was sold to another is asked about. */
async function sells({ demo, page }: DemoPage, person: Person, meter: (digits: string) => string) {
  const { switches } = demo.vending;
  switches.purchaseAnswer = "success";
  const offer = await sellsElectricity(person, meter("4500 1234 56"));
  const confirm = await picture(page, offer);
  const sold = await picture(page, await becomes(person, offer, /\d{4} \d{4} \d{4} \d{4} \d{4}/));
  switches.purchaseAnswer = "refused";
  const refused = await sellsElectricity(person, meter("4501 2222 33"));
  const failed = await picture(page, await becomes(person, refused, /^again:|❌/));
  return { confirm, sold, failed };
}

/** Has the card of an open sale drawn in the language of now. */
async function checks(person: Person, card: ChatMessage): Promise<ChatMessage> {
  const edits = () => person.history.filter((event) => event.kind === "edited" && event.after.id === card.id).length;
  const before = edits();
  await taps(person, /^check:/);
  return person.sees(({ id }) => id === card.id && edits() > before);
}

describe("six cards, in a browser, in five languages", () => {
  it("are drawn whole", async () => {
    await using shop = await openDemoPage({ width: 1440, height: 1400 }, hurried);
    // A card that is redrawn fades for a moment, and would be faint on its picture.
    await shop.page.emulateMedia({ reducedMotion: "reduce" });
    const { cast, vending } = shop.demo;
    const person = cast[0]?.person as Person;
    // Enough for what is sold in each language.
    vending.fund(vending.accounts()[0]?.id ?? 0, 50_000);
    await logsIn(person);
    const ended = [];
    for (const [at, locale] of languages.entries()) {
      await speaks(person, locale);
      ended.push(await sells(shop, person, (digits) => `${digits}${at}`));
    }
    // While a sale is open, the wallet does not show what another sale cost.
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    vending.faults.add({ operation: "verify", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
    const open = await sellsElectricity(person, "4502 3333 444");
    await becomes(person, open, /^check:/);
    const columns: Cards[] = [];
    for (const [at, locale] of languages.entries()) {
      await speaks(person, locale);
      columns.push({
        ...(ended[at] as (typeof ended)[number]),
        unanswered: await picture(shop.page, await checks(person, open)),
        menu: await picture(shop.page, await asks(person, "/menu", /^money$/)),
        close: await picture(shop.page, await asks(person, "/close", /^close:more:/)),
      });
    }
    expect(shop.complaints).toEqual([]);
    if (!pictures) return;
    const rows = cards.map((card) => columns.map((column) => column[card]));
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, "languages.png"), await layOut(shop.page, rows));
  });
});
