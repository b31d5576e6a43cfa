import { describe, expect } from "vitest";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { tokenIdentity } from "../../../src/sales/settle.ts";
import { createTokenRecords } from "../../../src/sales/token-record.ts";
import type { HistoryOutcome, PurchaseRecord, RecordOutcome } from "../../../src/vending-api/purchase-record.ts";
import { createServiceTraits } from "../../../src/vending-api/traits.ts";
import { anElectricitySale, put } from "../../support/builders.ts";
import { it, openTill, type Till } from "./till.ts";

const token = "1234 5678 9012 3456 7890";

const recordOf = (sale: Purchase, over: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  ...{ id: 71, reference: sale.reference, status: "success", statusWord: "success", amountKobo: null },
  ...{ beneficiary: sale.beneficiary, type: "electricity", token: `Token : ${token}`, ...over },
});

/** The result for a sale that awaits its token, after the service has shown this record under its id. */
async function shown(till: Till, sale: Purchase, answer: RecordOutcome, history?: HistoryOutcome) {
  const unknown: string[] = [];
  const ask = createTokenRecords({
    ...{ store: till.store, clock: till.clock, traits: createServiceTraits() },
    client: {
      purchaseRecord: async () => answer,
      purchaseHistory: async () => history ?? { kind: "page", records: [], isLast: true },
    },
    credentialsFor: async () => ({ apiKey: "ak_live_key" }),
    openToken: ({ id, token_sealed }) => token_sealed && till.cipher.open(token_sealed, tokenIdentity(id)),
    onUnknown: async (_, { reference }) => void unknown.push(reference),
  });
  const event = await ask(sale);
  const row = event ? await till.settle.apply(sale.id, event) : sale;
  return { row, token: till.settle.readToken(row), unknown };
}

const awaiting = (over: Parameters<typeof anElectricitySale>[0] = {}) =>
  anElectricitySale({ state: "succeeded", delivery: "awaiting", service_purchase_id: 71, ...over });

describe("the token of a purchase record", () => {
  it("is delivered if the record is this sale's", async ({ till }) => {
    const sale = await put(till.store, awaiting());
    const after = await shown(till, sale, { kind: "record", record: recordOf(sale) });
    expect(after.row).toMatchObject({ delivery: "delivered", token_source: "record", review: null });
    expect(after.token).toContain(token);
  });

  it.each<[string, Partial<PurchaseRecord>]>([
    ["another reference", { reference: "VB-01JCTEST000000000000000009" }],
    ["another meter", { beneficiary: "45009999999" }],
    ["no meter", { beneficiary: null }],
    ["another service", { type: "education" }],
    ["no service", { type: null }],
    ["no success", { status: "failed", statusWord: "refunded" }],
    ["no end", { status: "pending", statusWord: "pending" }],
    ["a status of its own", { status: "other", statusWord: "held" }],
    ["no token", { token: null }],
    ["words about a phone", { token: "Token will be sent to 08031112222 in 10 minutes" }],
    ["words about a meter", { token: "Meter 45001234567: being generated, try again at 17:30" }],
  ])("is not delivered if the record has %s", async (_, over) => {
    await using till = await openTill();
    const sale = await put(till.store, awaiting());
    const after = await shown(till, sale, { kind: "record", record: recordOf(sale, over) });
    expect(after.row).toMatchObject({ delivery: "awaiting", token_sealed: null });
    expect(after.token).toBeNull();
  });

  it("is flagged, and not delivered, if it stands on another sale in any spelling", async ({ till }) => {
    const other = awaiting({ delivery: "delivered", token_source: "webhook", beneficiary: "45007777777" });
    const token_sealed = till.cipher.seal(token.replaceAll(" ", ""), tokenIdentity(other.id));
    await put(till.store, { ...other, token_sealed });
    const sale = await put(till.store, awaiting());
    const after = await shown(till, sale, { kind: "record", record: recordOf(sale) });
    expect(after.row).toMatchObject({ delivery: "awaiting", token_sealed: null, review: "conflict" });
    expect(after.token).toBeNull();
  });

  it("comes from the history if another sale's record stands under the id, and is flagged if it does not", async ({
    till,
  }) => {
    const record = {
      kind: "record",
      record: recordOf(await put(till.store, awaiting({ beneficiary: "45001111111" }))),
    } as const;
    const sale = await put(till.store, awaiting());
    const flagged = await shown(till, sale, record);
    expect(flagged).toMatchObject({ token: null, row: { delivery: "awaiting", has_no_record: 1, review: "conflict" } });
    const other = await put(till.store, awaiting({ beneficiary: "45002222222" }));
    const page: HistoryOutcome = { kind: "page", records: [recordOf(other)], isLast: true };
    const found = await shown(till, other, record, page);
    expect(found).toMatchObject({
      token: expect.stringContaining(token),
      row: { delivery: "delivered", review: null },
    });
  });

  it("comes from the history by the reference only, and the desk gets its others", async ({ till }) => {
    const sale = await put(till.store, awaiting({ service_purchase_id: null }));
    const stranger = recordOf(sale, { id: 72, reference: "XX-1" });
    const none: RecordOutcome = { kind: "no_record" };
    const page: HistoryOutcome = { kind: "page", records: [stranger], isLast: true };
    const without = await shown(till, sale, none, page);
    expect(without).toMatchObject({ token: null, unknown: ["XX-1"], row: { delivery: "awaiting", has_no_record: 1 } });
    const again = await put(till.store, awaiting({ service_purchase_id: null, beneficiary: "45003333333" }));
    const found = await shown(till, again, none, { ...page, records: [stranger, recordOf(again)] });
    expect(found.row.delivery).toBe("delivered");
  });
});
