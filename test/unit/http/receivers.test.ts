import { describe, expect, it } from "vitest";
import { signBody } from "../../../src/vending-api/webhook-signature.ts";
import { secret, startHttp } from "./start-http.ts";

const body = '{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}';

describe("the receiver of a webhook", () => {
  function startCounting() {
    const account = { secrets: [secret], lookups: 0 };
    const findReceiver = async () => {
      account.lookups++;
      return { accountId: "ada", secrets: [...account.secrets] };
    };
    return { account, started: startHttp({ deps: { findReceiver } }) };
  }
  const signedWith = (key: string) => ({ "x-service-signature": signBody(Buffer.from(body), key) });

  it("is looked up once for a burst", async () => {
    const { account, started } = startCounting();
    await using http = await started;
    for (let call = 0; call < 20; call++) expect((await http.post(body)).status).toBe(200);
    expect(account.lookups).toBe(1);
  });

  it("is looked up anew for a signature that does not fit, so that a new secret is taken at once", async () => {
    const { account, started } = startCounting();
    await using http = await started;
    await http.post(body);
    expect((await http.post(body, signedWith("new"))).status).toBe(401);
    account.secrets = ["new", secret];
    expect((await http.post(body, signedWith("new"))).status).toBe(200);
    expect((await http.post(body)).status).toBe(200);
  });

  it("is looked up anew after a few seconds, so that a secret that ran out is refused", async () => {
    const { account, started } = startCounting();
    await using http = await started;
    await http.post(body);
    account.secrets = ["new"];
    await http.clock.advance(5000);
    expect((await http.post(body)).status).toBe(401);
  });
});
