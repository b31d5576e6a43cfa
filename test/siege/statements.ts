import type { Person } from "../../sandbox/telegram/contract.ts";
import { openStore } from "../../src/db/open.ts";
import { hireSeller } from "../chaos/soak-sellers.ts";
import { aPurchase } from "../support/builders.ts";
import { asks } from "../support/chat.ts";
import type { Attack } from "./attack.ts";
import { watchMemory } from "./meters.ts";
import { accountOf, type Site } from "./site.ts";

const shops = 16;
/** As many as a PDF shows line by line: two of those take the most memory. */
const longest = 5000;
const sales = 750;
/** Those who have the longest ask first. */
const long = 4;
/** Two write statements, and one may draw receipts. */
const maxProcesses = 3;
/** The memory limit of the compose file for a process and its children. */
const composeMb = 512;

let owners: Person[] = [];

const salesOf = (shop: number) => (shop < long ? longest : sales);

/** Writes a day's sales into the book of each shop, while no process runs. */
async function fillBooks(site: Site, people: readonly Person[]): Promise<void> {
  await using store = await openStore(site.databaseUrl);
  for (const [index, { id }] of people.entries()) {
    const account_id = await accountOf(store, id);
    for (let first = 0; first < salesOf(index); first += 250) {
      const rows = Array.from({ length: 250 }, (_, index) => {
        const at = Date.now() - (first + index + 1) * 1000;
        const times = { quoted_at: at, quote_expires_at: at, confirmed_at: at, settled_at: at, next_check_at: null };
        const known = { account_id, user_id: id, observed_kobo: 48_750 };
        return aPurchase({ state: "succeeded", ...known, ...times, card_message_id: null });
      });
      await store.db.insertInto("purchase").values(rows).execute();
    }
  }
}

/** Asks for a PDF of today. Resolves when the file has come. */
async function getsPdf(person: Person): Promise<void> {
  const card = await asks(person, "/statement", /Statement/);
  await person.taps(/PDF/, { message: card.id });
  await person.sees(({ id, document }) => id > card.id && document !== undefined, 120_000);
}

export const statements: Attack = {
  name: "statements of many shops",
  // Both processors are taken. A sale that waited for a statement would take seconds.
  maxTimes: 10,
  async prepare(site) {
    owners = await Promise.all(Array.from({ length: shops }, (_, index) => hireSeller(site, 100 + index)));
    await site.stop();
    await fillBooks(site, owners);
    await site.start();
  },
  async run(site) {
    using meter = watchMemory(site);
    const { telegram } = site;
    const callsBefore = telegram.calls.length;
    const arrived = await Promise.allSettled(owners.map(getsPdf));
    const files = arrived.filter(({ status }) => status === "fulfilled").length;
    const told = telegram.calls.slice(callsBefore).filter(({ params }) => /Its place: \d/.test(String(params.text)));
    const places = new Set(told.map(({ params }) => params.chat_id)).size;
    return {
      thrown: `${shops} PDFs asked for at once, ${long} of ${longest} sales each, the others of ${sales}`,
      claims: [
        { what: `${files} of ${shops} came`, holds: files === shops },
        { what: `${places} that waited learned their place`, holds: places >= shops / 2 },
        { what: `at most ${meter.maxChildren} other processes at a time`, holds: meter.maxChildren <= maxProcesses },
        { what: `${Math.round(meter.peakMb)} of ${composeMb} MB with all processes`, holds: meter.peakMb < composeMb },
      ],
    };
  },
};
