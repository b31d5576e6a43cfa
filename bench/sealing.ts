import { readFileSync } from "node:fs";
import type { Person } from "../sandbox/telegram/contract.ts";
import type { Cipher } from "../src/core/cipher.ts";
import { seesOn } from "../test/support/chat.ts";
import { sellsAirtime, sellsElectricity } from "../test/support/selling.ts";
import { startShop } from "../test/support/shop.ts";
import { startShopProcess } from "../test/support/shop-process.ts";
import type { World } from "../test/support/world.ts";

/**
 * What sealing costs a sale: `node bench/sealing.ts`. The CPU time inside the cipher is summed over real sales, typed and
 * tapped from /sell to the result, and held against the CPU of a shop's own process for the same sales. Linux alone.
 */
const sellers = 24;
const sales = 48;
const rounds = 5;
const ticksPerSecond = 100;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

let made = 0;

/** As many people at one account as keep each of them within the pace of somebody who types. */
async function hires(shop: World): Promise<Person[]> {
  const people = Array.from({ length: sellers }, (_, index) => shop.telegram.user({ firstName: `Seller ${index}` }));
  for (const person of people) await shop.logIn(person);
  return people;
}

/** Airtime and electricity in turn: the second vends a token, which is sealed too. */
async function sells(people: readonly Person[], count: number): Promise<void> {
  for (let sale = 0; sale < count; sale++) {
    const person = people[made % people.length] as Person;
    const number = String(made++).padStart(4, "0");
    if (sale % 2 === 0) {
      const card = await sellsAirtime(person, { phone: `0803555${number}`, amount: "50" });
      await seesOn(person, card, /Airtime sold/);
    } else {
      const card = await sellsElectricity(person, { meter: `4500123${number}`, amount: "1000" });
      await seesOn(person, card, /Token for meter/);
    }
  }
}

interface Sealing {
  calls: number;
  characters: number;
  ms: number;
}

function watch(own: Cipher, sealing: Sealing): Cipher {
  const time = (work: () => string, text: string) => {
    const before = process.threadCpuUsage();
    const result = work();
    const { user, system } = process.threadCpuUsage(before);
    sealing.ms += (user + system) / 1000;
    sealing.calls++;
    sealing.characters += text.length;
    return result;
  };
  return {
    keyIds: own.keyIds,
    seal: (plaintext, identity) => time(() => own.seal(plaintext, identity), plaintext),
    open: (sealed, identity) => time(() => own.open(sealed, identity), sealed),
  };
}

async function measureSealing(): Promise<Sealing> {
  const sealing: Sealing = { calls: 0, characters: 0, ms: 0 };
  await using shop = await startShop({
    walletNaira: 10_000_000,
    environment: { LOG_LEVEL: "info" },
    cipher: (own) => watch(own, sealing),
  });
  const people = await hires(shop);
  await sells(people, sales / 2);
  const spent: number[] = [];
  const before = { ...sealing };
  for (let round = 0; round < rounds; round++) {
    const msBefore = sealing.ms;
    await sells(people, sales);
    spent.push((sealing.ms - msBefore) / sales);
  }
  const perSale = (now: number, then: number) => (now - then) / (sales * rounds);
  return {
    calls: perSale(sealing.calls, before.calls),
    characters: perSale(sealing.characters, before.characters),
    ms: median(spent),
  };
}

/** CPU milliseconds of a process so far, its own and the kernel's for it. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

async function measureSale(): Promise<number> {
  await using shop = await startShopProcess({ walletNaira: 10_000_000, environment: { LOG_LEVEL: "info" } });
  const people = await hires(shop);
  await sells(people, sales / 2);
  const spent: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpuMs(shop.pid);
    await sells(people, sales);
    spent.push((cpuMs(shop.pid) - before) / sales);
  }
  return median(spent);
}

const sealing = await measureSealing();
const saleMs = await measureSale();
console.table({
  "seals and opens in a sale": sealing.calls.toFixed(1),
  "characters sealed and opened in a sale": sealing.characters.toFixed(0),
  "CPU of these": `${(sealing.ms * 1000).toFixed(0)} µs`,
  "CPU of a sale, all in all": `${saleMs.toFixed(1)} ms`,
  "share of sealing": `${((sealing.ms / saleMs) * 100).toFixed(1)} %`,
});
