import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { type DemoPage, openDemoPage } from "./demo-page.ts";

/** Names a folder for the contact sheet of docs/. */
const pictures = process.env.VENDBOT_PICTURES;

const languages = ["en", "pcm", "ha", "yo", "ig"];
const cards = ["confirm", "sold", "unanswered", "failed", "menu", "close"] as const;
type Cards = Record<(typeof cards)[number], Buffer>;

const buttonOf = ({ inlineKeyboard }: ChatMessage, data: RegExp) =>
  inlineKeyboard.flat().find((one) => data.test(one.callback_data ?? "") || data.test(one.text));
const holds = (data: RegExp) => (message: ChatMessage) => buttonOf(message, data) !== undefined;

/** Taps the newest button whose data or label fits, and resolves to its message as it was. */
async function taps(person: Person, data: RegExp): Promise<ChatMessage> {
  const message = await person.sees(holds(data));
  await person.taps(buttonOf(message, data)?.text ?? "", { message: message.id });
  return message;
}

async function sellsElectricity(person: Person, meter: string): Promise<ChatMessage> {
  await person.says("/sell");
  await taps(person, /^sell:(?:new:)?electricity$/);
  await taps(person, /^Ikeja/);
  await person.sees(holds(/^leave:/));
  await person.says(meter);
  await taps(person, /^₦5,000$/);
  return person.sees(holds(/^buy:/));
}

/** The card after the tap that buys, once it has a button of the state that is awaited. */
async function becomes(person: Person, card: ChatMessage, shows: RegExp): Promise<ChatMessage> {
  await taps(person, /^buy:/);
  return person.sees((message) => message.id === card.id && (shows.test(message.text) || holds(shows)(message)));
}

/** Sells what ends well, badly and not at all, and takes a picture of each card on the page. */
async function walk({ demo, page }: DemoPage): Promise<Cards> {
  const person = demo.cast[0]?.person as Person;
  const { switches, faults } = demo.vending;
  const picture = async ({ id }: ChatMessage) => {
    const message = page.locator(`[data-message-id="${id}"]`);
    const cut = `[...document.querySelectorAll('[data-message-id="${id}"], [data-message-id="${id}"] [data-label]')]
      .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    // A card that is redrawn meanwhile is another element.
    const drawn = () => message.screenshot({ animations: "disabled" });
    return drawn().catch(drawn);
  };
  await person.says("/start");
  await person.says("0803 123 4567");
  await person.says("1234");
  await person.sees(holds(/^money$/));
  switches.purchaseAnswer = "success";
  const offer = await sellsElectricity(person, "4500 1234 567");
  const confirm = await picture(offer);
  await becomes(person, offer, /\d{4} \d{4} \d{4} \d{4} \d{4}/);
  const sold = await picture(await person.sees(({ id, text }) => id === offer.id && /₦4,950/.test(text)));
  switches.purchaseAnswer = "refused";
  const failed = await picture(await becomes(person, await sellsElectricity(person, "4501 2222 333"), /^again:|❌/));
  switches.purchaseAnswer = "success";
  faults.add({ operation: "purchase", kind: "drop-before" });
  faults.add({ operation: "verify", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
  const open = await sellsElectricity(person, "4502 3333 444");
  const unanswered = await picture(await becomes(person, open, /^check:/));
  await person.says("/menu");
  const menu = await picture(await person.sees(holds(/^money$/)));
  await person.says("/close");
  const close = await picture(await person.sees(holds(/^close:more:/)));
  return { confirm, sold, unanswered, failed, menu, close };
}

/** All cards on one sheet: a column per language. */
async function layOut(page: Page, columns: readonly Cards[]): Promise<Buffer> {
  const image = (png: Buffer) => `<td><img src="data:image/png;base64,${png.toString("base64")}"></td>`;
  const rows = cards.map((card) => `<tr>${columns.map((column) => image(column[card])).join("")}</tr>`);
  await page.goto("about:blank");
  await page.setContent(
    `<style>body{margin:0;background:#dfe6e4}td{vertical-align:top;padding:8px}</style><table>${rows.join("")}</table>`,
  );
  return page.locator("table").screenshot();
}

describe("six cards, in a browser, in five languages", { timeout: 240_000 }, () => {
  it("are drawn whole", async () => {
    const columns: Cards[] = [];
    for (const [at, locale] of languages.entries()) {
      await using shop = await openDemoPage({ width: 1440, height: 1400 }, { locale });
      columns.push(await walk(shop));
      expect(shop.complaints).toEqual([]);
      if (!pictures || at < languages.length - 1) continue;
      mkdirSync(pictures, { recursive: true });
      writeFileSync(join(pictures, "languages.png"), await layOut(shop.page, columns));
    }
    expect(columns).toHaveLength(languages.length);
  });
});
