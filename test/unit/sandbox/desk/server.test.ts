import { describe, expect, it } from "vitest";
import { openDesk } from "./open-desk.ts";

describe("the page's files", () => {
  it("are served with a policy that lets nothing foreign in", async () => {
    await using desk = await openDesk();
    const response = await fetch(desk.origin);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(await response.text()).toContain("/app.ts");
    expect((await fetch(`${desk.origin}/style/page.css`)).headers.get("content-type")).toMatch(/^text\/css/);
    for (const script of ["phone/phone.ts", "preact.mjs", "htm.mjs"]) {
      expect((await fetch(`${desk.origin}/${script}`)).headers.get("content-type")).toMatch(/^text\/javascript/);
    }
  });

  it.each(["/nothing.ts", "/desk/server.ts", "/..%2fdesk%2fserver.ts", "/%2e%2e/main.ts", "/app", "/%00.ts"])(
    "do not include %s",
    async (path) => {
      await using desk = await openDesk();
      expect((await fetch(desk.origin + path)).status).toBe(404);
    },
  );
});

describe("an action", () => {
  it("is refused from another origin, and from none", async () => {
    await using desk = await openDesk();
    const json = { "content-type": "application/json" };
    for (const headers of [{ ...json, origin: "https://example.com" }, { ...json, origin: "null" }, json]) {
      expect((await desk.act("calm", {}, headers)).status).toBe(403);
    }
  });

  it("is refused with a body that a plain form could send", async () => {
    await using desk = await openDesk();
    const headers = { "content-type": "text/plain", origin: desk.origin };
    expect((await desk.act("outage", { on: true }, headers)).status).toBe(415);
    expect(desk.stage.vending.outage).toBe(false);
  });

  it("says what is wrong with a name, a shape and a moment", async () => {
    await using desk = await openDesk();
    expect(await desk.act("constructor")).toMatchObject({ status: 404 });
    expect(await desk.act("fund", { account: "1001" })).toMatchObject({ status: 400 });
    expect(await desk.act("settle", { reference: "none", status: "success" })).toEqual({
      status: 409,
      body: { error: "No pending transaction none" },
    });
  });
});

describe("files both ways", () => {
  it("takes a photo and a document from the phone and gives them back as what they are", async () => {
    await using desk = await openDesk();
    const [{ person } = { person: undefined }] = desk.stage.cast;
    const send = (kind: string, bytes: Uint8Array<ArrayBuffer>) =>
      fetch(`${desk.origin}/attach?person=${person?.id}&kind=${kind}&name=a.html&caption=look`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream", origin: desk.origin },
        body: bytes,
      });
    expect((await send("document", new TextEncoder().encode("<script>"))).status).toBe(200);
    expect((await send("photo", new TextEncoder().encode("no picture"))).status).toBe(409);

    const [sent] = person?.chat ?? [];
    expect(sent).toMatchObject({ text: "look", document: { name: "a.html" } });
    const response = await fetch(`${desk.origin}/file/${sent?.document?.fileId}`);
    expect(response.headers.get("content-disposition")).toBe("attachment");
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(await response.text()).toBe("<script>");
  });
});
