import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { asks } from "../support/chat.ts";
import { serveLocally } from "../support/local-server.ts";
import { ada as credentials, type Shop, startShop } from "../support/shop.ts";

interface OtherService extends AsyncDisposable {
  shop: Shop;
  /** Paths that were asked, in order. */
  asked: readonly string[];
}

/** A shop whose base address leads to something that is no vending service. */
async function openAt(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<OtherService> {
  const asked: string[] = [];
  const server = await serveLocally((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => answer(request, response));
  });
  const shop = await startShop();
  shop.environment.VENDING_BASE_URL = `${server.origin}/api/v1/developer`;
  await shop.restart();
  return {
    ...{ shop, asked },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function triesToLogIn({ ada }: Shop): Promise<string> {
  await asks(ada, "/start", /Log in to your shop/);
  await asks(ada, "0803 123 4567", /PIN for/);
  const typed = ada.chat.at(-1)?.id ?? 0;
  await ada.says(credentials.pin);
  const told = await ada.sees(({ id, text }) => id > typed && /^(?!Checking)/.test(text) && text.includes("PIN"));
  return told.text;
}

const page = "<!doctype html><title>Welcome</title><form>Log in</form>";

const asPage = (status: number) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "text/html" }).end(page);
const asJson = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

describe("in place of the service", () => {
  it.each([
    ["a web page under 200", asPage(200), /A web page answered.*VENDING_BASE_URL/s],
    ["a web page under 404", asPage(404), /A web page answered.*VENDING_BASE_URL/s],
    [
      "a redirect to a login page",
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: "/login" }).end(page),
      /another address.*VENDING_BASE_URL/s,
    ],
    ["a yes without a token", asJson(200, { message: "Welcome" }), /gave no login.*VENDING_BASE_URL.*“Welcome”/s],
  ])("%s is told as it is at the login, is asked once, and teaches nothing", async (_what, answer, told) => {
    await using world = await openAt(answer);
    expect(await triesToLogIn(world.shop)).toMatch(told);
    expect(world.asked.filter((asked) => asked.includes("/login"))).toEqual(["POST /api/v1/developer/login/"]);
    expect(world.shop.logLines.filter((line) => line.includes("service.learnt"))).toEqual([]);
  });

  it("a denial under 200 shows in its words, counts as a try, and teaches nothing", async () => {
    await using world = await openAt(asJson(200, { error: "Invalid credentials" }));
    expect(await triesToLogIn(world.shop)).toMatch(/Wrong number or PIN.*4 tries left.*“Invalid credentials”/s);
    expect(world.shop.logLines.filter((line) => line.includes("service.learnt"))).toEqual([]);
  });

  it("a web page behind a login that works is reported as it is, and nobody is logged in", async () => {
    await using world = await openAt((request, response) =>
      request.url?.endsWith("/login/")
        ? asJson(200, { access: "eyJ.a.b", refresh: "eyJ.c.d" })(request, response)
        : asPage(200)(request, response),
    );
    expect(await triesToLogIn(world.shop)).toMatch(/A web page answered/);
    await asks(world.shop.ada, "/balance", /Log in/);
  });
});
