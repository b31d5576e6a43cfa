import { describe, expect } from "vitest";
import { itWith } from "../../../support/it-with.ts";
import { type OpenDesk, openDesk } from "./open-desk.ts";

const it = itWith("desk", openDesk);

const electricity = { service_type: "electricity", beneficiary: "45001234567", amount: 5000, variation_id: 601 };
const airtime = { service_type: "airtime", beneficiary: "08035551234", amount: 500, network_id: 1 };

const buy = (desk: OpenDesk, reference: string, what = electricity as Record<string, unknown>) =>
  desk.service("POST", "/purchase/", { ...what, reference });

async function look(desk: OpenDesk) {
  await using page = await desk.listen();
  const [everything] = page.changes;
  if (!everything) throw new Error("The page was told nothing");
  return everything;
}

describe("the back office", () => {
  it("settles a pending sale with a token of one's own", async ({ desk }) => {
    await desk.act("switch", { name: "electricityAnswer", value: "pending" });
    expect(await buy(desk, "VB-1")).toMatchObject({ status: "pending" });
    await desk.act("settle", { reference: "VB-1", status: "success", token: "1234" });
    const { lists } = await look(desk);
    expect(lists.sales?.put).toMatchObject([
      {
        reference: "VB-1",
        status: "success",
        token: "1234",
        account: "Ada Okafor",
        asked: { purchases: 1, verifies: 0 },
      },
    ]);
  });

  it("sends a token after a success without one, fails a pending sale and reverses a success", async ({ desk }) => {
    await desk.act("switch", { name: "purchaseAnswer", value: "pending" });
    await buy(desk, "VB-1");
    await buy(desk, "VB-2");
    await desk.act("settle", { reference: "VB-1", status: "success", token: false });
    await desk.act("send-token", { reference: "VB-1", token: "5678" });
    await desk.act("settle", { reference: "VB-2", status: "failed" });
    expect(desk.stage.vending.transactions()).toMatchObject([
      { status: "success", token: "5678" },
      { status: "failed", token: null },
    ]);
    await desk.act("reverse", { reference: "VB-1" });
    expect(desk.stage.vending.transactions()[0]).toMatchObject({ status: "failed" });
  });

  it("counts how often a sale was asked for and verified", async ({ desk }) => {
    await buy(desk, "VB-1");
    await buy(desk, "VB-1");
    await desk.service("GET", "/verify/VB-1/");
    const { lists } = await look(desk);
    expect(lists.sales?.put[0]).toMatchObject({ asked: { purchases: 2, verifies: 1 } });
  });

  it("shows no sale that was made before the demo began", async ({ desk }) => {
    await buy(desk, "VB-1");
    Object.assign(desk.stage, { openedAt: Date.now() + 60_000 });
    const { lists } = await look(desk);
    expect(desk.stage.vending.transactions()).toHaveLength(1);
    expect(lists.sales?.put).toEqual([]);
  });

  it("shows no key, no secret and no PIN", async ({ desk }) => {
    await desk.service("GET", "/profile/");
    const account = desk.stage.vending.accounts()[0];
    const { accounts } = (await look(desk)).sections;
    const shown = JSON.stringify(accounts);
    for (const secret of [account?.keys[0]?.key, account?.webhookSecret, account?.pin]) {
      expect(shown).not.toContain(`"${secret}"`);
    }
    expect(shown).toContain("ak_live_…");
  });

  it("pays into a wallet and changes a price", async ({ desk }) => {
    await desk.act("fund", { account: 1001, naira: 500.5, mode: "live" });
    expect(desk.stage.vending.accounts()[0]?.walletKobo).toBe(2_550_050);
    await desk.act("price", { id: 1, discount: 10 });
    await desk.act("price", { id: 2, active: false });
    await buy(desk, "VB-1", airtime);
    expect(desk.stage.vending.transactions()[0]?.chargeKobo).toBe(45_000);
    expect(await buy(desk, "VB-2", { ...airtime, network_id: 2 })).toMatchObject({ status: "failed" });
  });
});
