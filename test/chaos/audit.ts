import { createHash } from "node:crypto";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { tokenSeenWithinMs } from "../../src/sales/next-tokens.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import type { JournalRow } from "../../src/sales/sales.queries.ts";
import { compactJson } from "../../src/vending-api/webhook.ts";
import { said } from "../support/chat.ts";
import { showing, timesToken } from "../support/linked-customers.ts";
import { auditPaid } from "../support/paid.ts";
import { doubledReferences } from "../support/posts.ts";
import { naming } from "../support/selling.ts";
import type { ShopProcess } from "../support/shop-process.ts";

/** One sale under one behaviour, with the crashes that fell on it. */
export interface Run {
  behaviour: string;
  crashes: readonly string[];
  /** The moments that the processes passed since the tap, in order. */
  passed: readonly string[];
  deaths: number;
  /** The broken facts; empty if there are none. */
  problems: readonly string[];
}

/** The place of a sale, and its state. */
export interface Scene {
  shop: ShopProcess;
  ngozi: Person;
  card: ChatMessage;
  journal: readonly Pick<JournalRow, "kind" | "to_state" | "at">[];
  /** SHA-256 of the webhooks that are on the disk. */
  webhooks: ReadonlySet<string>;
  purchase: Purchase;
  /** The service said what was not so before its record told. */
  lies: boolean;
  before: { posts: number; sales: number; empty: number };
  run: Omit<Run, "problems">;
}

const cardSays = {
  succeeded: /Token for meter|Data sold/,
  failed: /Failed/,
  pending: /Do not sell/,
  void: /No money was taken|has no record of this sale/i,
  unknown: /Do not sell/,
} as const;

/** Holds one sale against the truth of both sandboxes. Returns what is wrong, in words. */
export function auditSale(scene: Scene, isRested: boolean): string[] {
  const { purchase, run } = scene;
  const problems: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) problems.push(what);
  };
  const { state, why, delivery, review, reference } = purchase;
  check(isRested, `never came to rest: ${state} (${why}), ${delivery}, review ${review}`);
  auditWire(scene, check);
  auditJournal(scene, check);

  const { ada, vending } = scene.shop;
  const sale = vending.transactions().find((one) => one.reference === reference);
  const truth = sale ? { success: "succeeded", failed: "failed", pending: "pending" }[sale.status] : "void";
  check(state === truth, `the row says ${state}, the service ${truth}`);
  const cards = said(ada, naming(reference)).filter(isSaleCard);
  check(cards.length === 1, `${cards.length} cards show the sale`);
  const wording = cardSays[truth as keyof typeof cardSays];
  check(wording.test(cards[0]?.text ?? ""), `the card says: ${cards[0]?.text.slice(0, 80)}`);
  const paid = auditPaid(purchase, cards[0]?.text ?? "", sale);
  check(paid === null, paid ?? "");
  if (sale?.token) {
    check(
      cards[0]?.text.replace(/\D/g, "").includes(sale.token.replace(/\D/g, "")) === true,
      "the token is not on the card",
    );
  }
  const words = ada.chat.filter((message) => message.replyTo === scene.card.id).map((message) => message.text);
  check(new Set(words).size === words.length, `a word was repeated: ${words.join(" / ")}`);
  // A contradiction sends a message, and so does its correction.
  check(
    words.length <= maxWords(scene.journal) + (scene.lies ? 1 : 0),
    `said ${words.length} words beside one card: ${words.join(" / ")}`,
  );
  auditCustomer(scene, sale?.token ?? null, sale?.status ?? null, check);
  check(run.deaths <= run.crashes.length, `died ${run.deaths} times`);
  return problems;
}

/** A token long after its success has a message of its own. A restart on a busy machine may take so long. */
function maxWords(journal: Scene["journal"]): number {
  const [sold, token] = [
    journal.find(({ kind, to_state }) => kind === "state" && to_state === "succeeded"),
    journal.find(({ kind }) => kind === "token"),
  ];
  return sold && token && token.at - sold.at > tokenSeenWithinMs ? 2 : 1;
}

type Check = (isRight: boolean, what: string) => void;

/** One POST for the tap; none only where a crash fell between the claim and the first byte. */
function auditWire({ shop, purchase, before, run, journal }: Scene, check: Check): void {
  const { vending } = shop;
  const posts = vending.requests.filter(({ operation }) => operation === "purchase").slice(before.posts);
  const mine = posts.filter(({ body }) => (body as { reference?: string } | null)?.reference === purchase.reference);
  // The journal knows whether the claim was made: PostgreSQL may have committed what the killed process never heard of.
  const mayBeLost = journal.some(({ kind }) => kind === "sending") && run.deaths > 0;
  const hasLeft = run.passed.includes("sent POST purchase");
  check(posts.length <= 1 + purchase.resends, `${posts.length} POSTs for one tap, ${purchase.resends} resends`);
  check(doubledReferences(posts).length === 0, "a POST was doubled that was no resend");
  check(mine.length === posts.length, "a POST carried another reference");
  check(posts.length > 0 || (mayBeLost && !hasLeft), "the tap came to no POST");
  check(vending.transactions().length - before.sales <= 1, "the service made two sales");
}

function auditJournal({ journal, webhooks, purchase, shop, lies }: Scene, check: Check): void {
  const count = (kind: string) => journal.filter((entry) => entry.kind === kind).length;
  check(count("intent") === 1, `${count("intent")} intents in the journal`);
  // One that did not start in time is sent again, and the journal says so.
  const sends = count("sending") - count("not_sent");
  const { posts, resends } = purchase;
  check(sends === posts + resends, `${sends} sends in the journal, ${posts} and ${resends} resends in the row`);
  check(
    count("resend") === resends && resends <= 1,
    `${count("resend")} resends in the journal, ${resends} in the row`,
  );
  check(lies || count("correction") === 0, "a final state was corrected, though nothing lied");
  const ends = journal.filter((entry) => entry.kind === "state" && entry.to_state === purchase.state);
  check(ends.length === 1, `${ends.length} moves into ${purchase.state} in the journal`);
  // A 200 is a promise: its request is on the disk.
  const taken = shop.vending.webhooks.log.filter((one) => one.answered === 200);
  const isKept = (body: Buffer) => webhooks.has(createHash("sha256").update(body).digest("hex"));
  check(
    taken.map(({ body }) => Buffer.from(body)).every((body) => isKept(body) || isKept(compactJson(body))),
    "a webhook that was answered 200 is lost",
  );
}

function auditCustomer(scene: Scene, token: string | null, status: string | null, check: Check): void {
  const { ngozi, run, purchase } = scene;
  const messages = said(ngozi, new RegExp(purchase.reference));
  check(messages.length <= 1, `${messages.length} messages show the customer one sale`);
  if (token !== null && status === "success") {
    check(
      timesToken(ngozi, token) === 1,
      `the token was put ${timesToken(ngozi, token)} times into the customer's chat`,
    );
    check(showing(ngozi, token).length === 1, `${showing(ngozi, token).length} messages show the customer the token`);
  } else if (purchase.state === "pending" || purchase.state === "unknown") {
    check(
      messages.every(({ text }) => /is getting this/.test(text)),
      "the customer does not see that it is on its way",
    );
  } else {
    check(
      messages.every(({ text }) => /did not go through/.test(text)),
      "the customer is told of a sale that is none",
    );
  }
  const left = emptyMessages(ngozi) - scene.before.empty;
  check(left <= run.deaths, `${left} empty messages were left in the customer's chat`);
}

/** Messages that a sale was to be drawn into. A crash between their sending and the storing of their id leaves one. */
export function emptyMessages(customer: Person): number {
  return said(customer, /It comes in a moment/).length;
}

/** No offer, and no question whether to sell the same again. */
function isSaleCard({ inlineKeyboard }: ChatMessage): boolean {
  return !inlineKeyboard.flat().some(({ text }) => /Sell (?:at )?₦|🔕|🔔|👁/.test(text));
}
