import type { Entries } from "../../desk/contract.ts";
import type { Store } from "../desk.ts";
import { isNamedIn, naira } from "../wording.ts";
import type { Story } from "./story.ts";

export type Sale = Entries["sales"];
type Seen = Pick<Store, "list" | "section">;

/** One thing that the service's ledger or the card says at the end, and whether the story holds by it. */
export interface Finding {
  says: string;
  holds: boolean;
}

/** What there was before a story: the sales, and what was in all live wallets. */
export interface Before {
  readonly sales: ReadonlySet<number>;
  readonly walletKobo: number;
}

export function lookBefore(store: Seen): Before {
  return { sales: new Set(store.list("sales").keys()), walletKobo: walletsOf(store) };
}

/** The sales that a story has made, oldest first. */
export function salesSince(store: Seen, { sales }: Before): Sale[] {
  return [...store.list("sales").values()].filter(({ key }) => !sales.has(key)).reverse();
}

/** Reads the end of a story from the service's ledger, its wallets and the cards in the chats. */
export function readEnd(store: Seen, story: Story, before: Before): Finding[] {
  const sales = salesSince(store, before);
  const statuses = sales.map(({ status }) => status);
  const holds = statuses.join() === story.ends.join();
  const made = { says: countWords(sales.length), holds };
  const asked = askedFindings(sales);
  const charged = chargeFinding(store, sales, before.walletKobo, paidInKobo(story));
  if (story.listed === undefined) return [made, ...fold(asked), charged, ...fold(cardFindings(store, sales))];
  const carded = sales.filter(({ reference }) => findCard(store, reference) !== null);
  const hasCards = carded.length === sales.length - story.listed;
  return [
    made,
    { says: "Each was asked for once.", holds: asked.every((finding) => finding.holds) },
    charged,
    {
      says: `${carded.length} cards say what the ledger says; ${story.listed} sales were a list, with one card.`,
      holds: hasCards && cardFindings(store, carded).every((finding) => finding.holds),
    },
  ];
}

/** Says once what is the same of several sales. */
function fold(findings: readonly Finding[]): Finding[] {
  const same = Map.groupBy(findings, ({ says, holds }) => `${holds} ${says}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [others.length === 0 ? first : { ...first, says: `${others.length + 1} × ${first.says}` }] : [],
  );
}

function paidInKobo({ steps }: Story): number {
  const acts = steps.flatMap(({ acts = [] }) => acts);
  return acts.reduce((sum, act) => sum + ("paysIn" in act ? 100 * act.paysIn : 0), 0);
}

function countWords(count: number): string {
  return count === 1 ? "The service has made one sale." : `The service has made ${count} sales.`;
}

function askedFindings(sales: readonly Sale[]): Finding[] {
  const requests = Map.groupBy(sales, ({ reference }) => reference);
  return [...requests.values()].map((made) => {
    const [
      {
        item,
        asked: { purchases, refused, verifies },
      } = made[0] as Sale,
    ] = made;
    const bought = purchases === 1 ? "asked once" : `asked ${purchases} times`;
    const again = refused === 0 ? "" : ", again after a refusal";
    const many = made.length === 1 ? "" : `, made ${made.length} times`;
    const looked = verifies === 0 ? "" : `, and looked up ${verifies === 1 ? "once" : `${verifies} times`} after that`;
    return { says: `${item}: ${bought}${again}${many}${looked}.`, holds: purchases === 1 };
  });
}

/** The ledger and the wallet say it apart from each other. */
function chargeFinding(store: Seen, sales: readonly Sale[], beforeKobo: number, paidKobo: number): Finding {
  const kept = sales.filter(({ status }) => status !== "failed");
  const ledgerKobo = kept.reduce((sum, { chargeKobo }) => sum + chargeKobo, 0);
  const walletKobo = beforeKobo + paidKobo - walletsOf(store);
  const holds = ledgerKobo === walletKobo;
  const paid = paidKobo === 0 ? "" : ` and ${naira(paidKobo)} paid in`;
  const fact = paidKobo === 0 ? "what left the wallet" : "what the wallet shows";
  const says = `${naira(ledgerKobo)} charged${paid}, and ${holds ? `that is ${fact}` : `${naira(walletKobo)} left the wallet`}.`;
  return { says, holds };
}

function walletsOf(store: Seen): number {
  return store.section("accounts").reduce((sum, { walletKobo }) => sum + walletKobo, 0);
}

function cardFindings(store: Seen, sales: readonly Sale[]): Finding[] {
  return sales.map((sale) => {
    const card = findCard(store, sale.reference);
    if (card === null) return { says: "No card names this sale.", holds: false };
    return { says: `The card says “${excerpt(card)}”.`, holds: isRight(card, sale) };
  });
}

/** The newest message of the bot, in anybody's chat, that is the card of this sale. */
function findCard(store: Seen, reference: string): string | null {
  const chats = store.section("people").map(({ id }) => [...store.list(`chat/${id}`).values()]);
  const naming = chats
    .flat()
    .filter(
      ({ from, text, inlineKeyboard }) => from === "bot" && inlineKeyboard.length > 0 && isNamedIn(text, reference),
    );
  return naming.toSorted((a, b) => a.date - b.date || a.key - b.key).at(-1)?.text ?? null;
}

function excerpt(card: string): string {
  const [first = "", ...rest] = card.split("\n");
  const cost = rest.find((line) => /^Cost (?:about )?₦/.test(line));
  return [first, cost].filter(Boolean).join(" · ");
}

/**
 * Whether a card shows the ledger's facts: the state, the charge where it names one as the cost, and the whole token.
 */
function isRight(card: string, { status, token, chargeKobo }: Sale): boolean {
  const cost = /^Cost (₦[\d,.]*\d)/m.exec(card)?.[1];
  if (cost !== undefined && cost !== naira(chargeKobo)) return false;
  if (status === "pending") return card.includes("Do not sell this again");
  if (status === "failed") return /Failed|Not sold/.test(card);
  if (token === null) return /sold|Sold\./.test(card);
  const digits = token.replace(/[\s-]/g, "").match(/\d+/g) ?? [];
  return digits.every((run) => card.replace(/\s/g, "").includes(run));
}
