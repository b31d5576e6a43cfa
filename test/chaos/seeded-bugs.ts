/** A bug that was put in on purpose, and the checks that have to find it, the cheapest first. */
export interface SeededBug {
  name: string;
  file: string;
  /** Each text stands in the file as it is; the first place is changed. */
  changes: readonly (readonly [from: string, to: string])[];
  checks: readonly Check[];
}

/** `crash-points`: sales with and without crashes, until one goes wrong. Anything else is a path of tests. */
export type Check = "crash-points" | `test/${string}`;

const properties = "test/properties/purchases.test.ts";
const onDisk = "test/store/on-disk.test.ts";

export const seededBugs: readonly SeededBug[] = [
  {
    name: "POST before the journal",
    file: "src/sales/send.ts",
    changes: [
      [
        "const purchase = await claim(purchaseId);\n      if (!purchase) return;\n      const outcome = await postOnce(purchase);",
        `const intent = await findPurchase(store.db, purchaseId);
      if (intent?.state !== "intent") return;
      const outcome = await postOnce({ ...intent, posts: 1, send_deadline_at: clock.now() + sendWithinMs });
      const purchase = await claim(purchaseId);
      if (!purchase) return;`,
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "new reference for each attempt",
    file: "src/sales/send.ts",
    changes: [
      [
        "return { serviceType, beneficiary, reference,",
        "return { serviceType, beneficiary, reference: String(Date.now()),",
      ],
    ],
    checks: ["test/unit/sales", "crash-points"],
  },
  {
    name: "POST again after a restart",
    file: "src/sales/send.ts",
    changes: [
      [
        `await settle.apply(id, { kind: "interrupted" });`,
        `await store.db.updateTable("purchase").set({ state: "intent", posts: 0 }).where("id", "=", id).execute();`,
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "webhooks told apart by their reference",
    file: "src/http/vending-webhook.ts",
    changes: [["bodySha256: sha256(body)", "bodySha256: sha256(String(JSON.parse(body.toString()).reference))"]],
    checks: ["crash-points"],
  },
  {
    name: "200 before the commit",
    file: "src/http/vending-webhook.ts",
    changes: [["await saving;", "void saving;"]],
    checks: ["test/unit/http", "crash-points"],
  },
  {
    name: "the answer overrides the webhook",
    file: "src/sales/next.ts",
    changes: [
      [
        'const effect = effectOf[source][statement.status][isRefusedByAnswer(row) ? "refused" : row.state];',
        `const effect = source === "answer" ? "move" : effectOf[source][statement.status][isRefusedByAnswer(row) ? "refused" : row.state];`,
      ],
    ],
    checks: [properties],
  },
  {
    name: "void after a timeout",
    file: "src/sales/next.ts",
    changes: [
      [
        `if (row.state === "sending") step.move("unknown", "answer", { why: event.why, service_words: event.words });`,
        `if (row.state === "sending") step.settle("void", "answer", now, { why: event.why });`,
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "a card marked as shown before it is",
    file: "src/delivery/deliver.ts",
    changes: [
      [
        "const messageId = purchase.card_message_id;",
        "await finishNotice(store.db, notice, clock.now(), null);\n    const messageId = purchase.card_message_id;",
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "a word said again until it is marked",
    file: "src/delivery/deliver.ts",
    changes: [
      [
        "const isMine = await finishNotice(store.db, notice, clock.now(), null);\n    if (!isMine) return null;\n    const result = await drawAndSay(say);",
        "const result = await drawAndSay(say);\n    await finishNotice(store.db, notice, clock.now(), null);",
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "a lost race that nobody notices",
    file: "src/sales/purchases.queries.ts",
    changes: [[`.where("version", "=", seenVersion)`, ""]],
    checks: ["test/store"],
  },
  {
    name: "a claim that everybody gets",
    file: "src/sales/purchases.queries.ts",
    changes: [[`\n    .where("state", "=", "intent")`, ""]],
    checks: ["test/store"],
  },
  {
    name: "a final state that goes back",
    file: "src/sales/next.ts",
    changes: [
      [
        'const effect = effectOf[source][statement.status][isRefusedByAnswer(row) ? "refused" : row.state];',
        `const effect = statement.status === "pending" ? "move" : effectOf[source][statement.status][isRefusedByAnswer(row) ? "refused" : row.state];`,
      ],
    ],
    checks: [properties],
  },
  {
    name: "any signature is taken",
    file: "src/http/vending-webhook.ts",
    changes: [
      [
        "if (signed) return keep(",
        'if (receiver) return keep(receiver, { body, header: "", form: "raw" });\n    if (signed) return keep(',
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "a compact signature accepted for other bytes",
    file: "src/vending-api/webhook.ts",
    changes: [["if (!isInString && isWhiteSpace(byte)) {", "if (isWhiteSpace(byte)) {"]],
    checks: ["test/unit/vending-api/webhook-signature.test.ts"],
  },
  {
    name: "bytes committed that nobody signed",
    file: "src/vending-api/webhook.ts",
    changes: [["{ body: compact, header, form", "{ body: rawBody, header, form"]],
    checks: ["test/unit/http/vending-webhook.test.ts"],
  },
  {
    name: "a webhook done before its effect",
    file: "src/sales/apply-webhooks.ts",
    changes: [
      [
        "await store.transaction(",
        `await finishWebhookEvent(store.db, event, { now: clock.now(), result: "applied", reference: null });
    await store.transaction(`,
      ],
    ],
    checks: ["crash-points"],
  },
  {
    name: "a customer's message drawn only if it is new",
    file: "src/customers/customer-messages.ts",
    changes: [["return messenger.draw(view, placed.messageId);", "return placed;"]],
    checks: ["test/flows/customers.test.ts", "crash-points"],
  },
  {
    name: "a slug of digits in a path",
    file: "src/vending-api/provider-listings.ts",
    changes: [["slugPattern.test(parent.slug) && !/^\\d+$/.test(parent.slug) ?", "slugPattern.test(parent.slug) ?"]],
    checks: ["test/unit/vending-api/provider-listings.test.ts"],
  },
  {
    name: "a resend after a refusal that carried a purchase",
    file: "src/vending-api/purchase-line.ts",
    changes: [
      [" || (sale.purchase_id ?? null) !== null;", ";"],
      ["saysDone(body) || holdsPurchase(body) ?", "saysDone(body) ?"],
    ],
    checks: ["test/unit/sales/amount-refused.test.ts"],
  },
  {
    name: "a second resend",
    file: "src/sales/resend.ts",
    changes: [["posts === 1 && resends === 0 && earlier_posts === 0 && posted_amount_kobo === 0;", "posts === 1;"]],
    checks: ["test/unit/sales/resend.test.ts"],
  },
  {
    name: "a resend before the wallet was seen",
    file: "src/sales/resend.ts",
    changes: [[`if (!(await deps.isUntouched(purchase))) return "undecided";`, "await deps.isUntouched(purchase);"]],
    checks: ["test/flows/resend-refused.test.ts"],
  },
  {
    name: "a token of another's record delivered",
    file: "src/sales/next-tokens.ts",
    changes: [
      ["if (!isOurs || beneficiary === null || serviceType === null || record.isOfAnother) {", "if (!isOurs) {"],
    ],
    checks: ["test/unit/sales/foreign-records.test.ts"],
  },
  {
    name: "a sync forgotten",
    file: "src/db/sqlite/log-on-disk.ts",
    changes: [["const failed = await sync(file);", "const failed: string | undefined = undefined;"]],
    checks: [onDisk],
  },
  {
    name: "a sync of the wrong file",
    file: "src/db/sqlite/sqlite.ts",
    changes: [["-wal`, onLost)", ".lock`, onLost)"]],
    checks: [onDisk],
  },
  {
    name: "told before the sync",
    file: "src/db/sqlite/sqlite-dialect.ts",
    changes: [
      ["return this.#parts.log.settled();", "void this.#parts.log.settled()?.catch(() => {}); return undefined;"],
    ],
    checks: [onDisk, "test/flows/held-disk.test.ts"],
  },
  {
    name: "told after a sync that began before the commit",
    file: "src/db/sqlite/log-on-disk.ts",
    changes: [["if (!lost) synced = upTo;", "if (!lost) synced = commits;"]],
    checks: [onDisk],
  },
  {
    name: "a reader that does not wait for what others wrote",
    file: "src/db/sqlite/sqlite-dialect.ts",
    changes: [
      [
        "    try {\n      if (this.hasWritten) {",
        "    const { hasWritten } = this;\n    try {\n      if (hasWritten) {",
      ],
      ["return this.#parts.log.settled();", "return hasWritten ? this.#parts.log.settled() : undefined;"],
    ],
    checks: [onDisk],
  },
  {
    name: "a failed sync tried again",
    file: "src/db/sqlite/log-on-disk.ts",
    changes: [["    syncing = undefined;\n", "    syncing = undefined;\n    lost = undefined;\n"]],
    checks: [onDisk],
  },
  {
    name: "a log that the next commit begins anew",
    file: "src/db/sqlite/checkpoint-worker.cjs",
    changes: [["    sqlite.pragma(`user_version", "    if (!sqlite) sqlite.pragma(`user_version"]],
    checks: ["test/store/checkpoints.test.ts"],
  },
  {
    name: "the head of a new log not synced",
    file: "src/db/sqlite/checkpoint-worker.cjs",
    changes: [["synchronous = NORMAL", "synchronous = OFF"]],
    checks: ["test/chaos/power-cut.test.ts"],
  },
  {
    name: "a refund called money paid in",
    file: "src/wallet/refunds.ts",
    changes: [["if (isNow && !isShown) left -= kobo;", ""]],
    checks: ["test/properties/wallet-days.test.ts"],
  },
  {
    name: "a lost debit called money paid in",
    file: "src/wallet/booking.ts",
    changes: [["const isLost = risen > 0 &&", "const isLost = risen < 0 &&"]],
    checks: ["test/properties/wallet-days.test.ts"],
  },
  {
    name: "the charge of a sale that is open read from what is held",
    file: "src/wallet/pair.ts",
    changes: [
      ["if (memory.heldKobo !== 0 || open.some(", "if (open.some("],
      ["if (memory.heldKobo !== 0 || refunded.some(", "if (refunded.some("],
    ],
    checks: ["test/properties/charges.test.ts"],
  },
];
