import { beforeEach, describe, expect, it } from "vitest";
import { counterForEach, prepaid } from "./counter.ts";

const counter = counterForEach();
beforeEach(() => {
  counter.service.switches.purchaseAnswer = "pending";
});

const told = async () => {
  await counter.service.webhooks.idle();
  return counter.receiver.events().map(({ status, meta }) => ({ status, token: meta.token }));
};

describe("a pending sale", () => {
  it("is charged at once and answered 201", async () => {
    const { status, body } = await counter.buy({ reference: "R1" });
    expect([status, body.status, body.error]).toEqual([201, "pending", null]);
    expect(body.purchase_id).toEqual(expect.any(Number));
    expect(counter.walletKobo()).toBe(1_000_000 - 48_750);
    expect((await counter.verify("R1")).body.status).toBe("pending");
    expect(await told()).toEqual([]);
  });

  it("settles as success with a token made for a prepaid meter", async () => {
    await counter.buy({ ...prepaid, reference: "R1" });
    const { token } = counter.service.settle("R1", "success");
    expect(token).toMatch(/^\d{20}$/);
    expect(await told()).toEqual([{ status: "success", token }]);
    expect((await counter.verify("R1")).body.status).toBe("success");
  });

  it("settles as failed, refunds to the kobo and tells it", async () => {
    await counter.buy({ amount: 333, network_id: 4, reference: "R1" });
    counter.service.settle("R1", "failed");
    expect(counter.walletKobo()).toBe(1_000_000);
    expect(await told()).toEqual([{ status: "failed", token: undefined }]);
    const { body } = await counter.verify("R1");
    expect(body).toMatchObject({ status: "failed", amount: 333 });
  });

  it("takes the token it is given, also where none belongs, or none", async () => {
    for (const reference of ["R1", "R2"]) await counter.buy({ reference });
    await counter.buy({ ...prepaid, amount: 500, reference: "R3" });
    expect(counter.service.settle("R1", "success").token).toBeNull();
    expect(counter.service.settle("R2", "success", { token: "ABC" }).token).toBe("ABC");
    expect(counter.service.settle("R3", "success", { token: false }).token).toBeNull();
    expect(await told()).toEqual([
      { status: "success", token: undefined },
      { status: "success", token: "ABC" },
      { status: "success", token: undefined },
    ]);
  });

  it("is settled once: another attempt throws and pays nothing", async () => {
    await counter.buy({ reference: "R1" });
    counter.service.settle("R1", "failed");
    for (const status of ["failed", "success"] as const) {
      expect(() => counter.service.settle("R1", status)).toThrow("No pending transaction R1");
    }
    expect(counter.walletKobo()).toBe(1_000_000);
  });

  it("succeeds by itself after the switch's time", async () => {
    counter.service.switches.settleAfterMs = 5000;
    await counter.buy({ reference: "R1" });
    await counter.clock.advance(4999);
    expect(counter.service.transactions()[0]?.status).toBe("pending");
    await counter.clock.advance(1);
    expect(await told()).toEqual([{ status: "success", token: undefined }]);
  });

  it("does not succeed by itself once it was failed by hand", async () => {
    counter.service.switches.settleAfterMs = 5000;
    await counter.buy({ reference: "R1" });
    counter.service.settle("R1", "failed");
    await counter.clock.advance(5000);
    expect(counter.service.transactions()[0]?.status).toBe("failed");
  });

  it("keeps its history", async () => {
    await counter.buy({ ...prepaid, reference: "R1" });
    await counter.clock.advance(1000);
    counter.service.settle("R1", "success");
    counter.service.reverse("R1");
    const history = counter.service.transactions()[0]?.history ?? [];
    expect(history.map(({ status, note }) => `${status}: ${note}`)).toEqual([
      "pending: placed, charged ₦4,950.00",
      "success: settled by hand",
      "success: token made",
      "failed: reversed, refunded ₦4,950.00",
    ]);
    expect((history[1]?.at ?? 0) - (history[0]?.at ?? 0)).toBe(1000);
  });
});

describe("a success", () => {
  it("is taken back: failed, wallet credited, told", async () => {
    counter.service.switches.purchaseAnswer = "success";
    await counter.buy({ reference: "R1" });
    counter.service.reverse("R1");
    expect(counter.walletKobo()).toBe(1_000_000);
    expect((await told()).map(({ status }) => status)).toEqual(["success", "failed"]);
    expect(() => counter.service.reverse("R1")).toThrow("No success transaction R1");
  });

  it("is sent its token later: a new one, the same again, another", async () => {
    await counter.buy({ ...prepaid, reference: "R1" });
    counter.service.settle("R1", "success", { token: false });
    const first = counter.service.sendToken("R1").token ?? "";
    counter.service.sendToken("R1");
    counter.service.sendToken("R1", "1111 2222");
    expect((await told()).map(({ token }) => token)).toEqual([undefined, first, first, "1111 2222"]);
    expect(first).toMatch(/^\d{20}$/);
  });
});

describe("the wallet", () => {
  it("is paid into", async () => {
    counter.service.fund(counter.adaId, 250.5);
    counter.service.fund(counter.adaId, 1, "sandbox");
    expect((await counter.call("GET", "/profile/", { key: counter.key })).body.wallet_balance).toBe(10_250.5);
    expect(counter.service.accounts()[0]?.sandboxWalletKobo).toBe(100_000_100);
  });
});

describe("changes", () => {
  it("reach every listener, until it stops", async () => {
    const seen = new Set<string>();
    const stop = counter.service.onChange((change) => seen.add(change));
    await counter.buy({ reference: "R1" });
    counter.service.settle("R1", "success");
    await counter.service.webhooks.idle();
    counter.service.switches.lists = "data";
    counter.service.setCatalogue(() => undefined);
    expect([...seen].sort()).toEqual(["catalogue", "request", "switch", "transaction", "wallet", "webhook"]);
    stop();
    seen.clear();
    counter.service.fund(counter.adaId, 1);
    expect(seen.size).toBe(0);
  });

  it("cannot be made through a snapshot", () => {
    for (const account of counter.service.accounts()) account.pin = "changed";
    for (const network of counter.service.catalogue().airtime) network.active = false;
    expect(counter.service.accounts()[0]?.pin).toBe("4321");
    expect(counter.service.catalogue().airtime[0]?.active).toBe(true);
  });
});
