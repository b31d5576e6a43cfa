import { describe, expect, it } from "vitest";
import { signBody } from "../../../src/vending-api/webhook.ts";
import { secret, startHttp } from "./start-http.ts";

const body = '{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}';

describe("the receiver of a webhook", () => {
  function startWith(secrets: string[]) {
    const account = { secrets };
    const findReceiver = async () => ({ accountId: "ada", secrets: account.secrets });
    return { account, started: startHttp({ deps: { findReceiver } }) };
  }
  const signedWith = (key: string) => ({ "x-service-signature": signBody(Buffer.from(body), key) });

  it("is read again for every call, so that a new secret works at once", async () => {
    const { account, started } = startWith([secret]);
    await using http = await started;
    await http.post(body);
    expect((await http.post(body, signedWith("new"))).status).toBe(401);
    account.secrets = ["new", secret];
    expect((await http.post(body, signedWith("new"))).status).toBe(200);
    expect((await http.post(body)).status).toBe(200);
  });

  it("takes no secret that has run out since the call before", async () => {
    const { account, started } = startWith([secret]);
    await using http = await started;
    await http.post(body);
    account.secrets = ["new"];
    expect((await http.post(body)).status).toBe(401);
  });
});
