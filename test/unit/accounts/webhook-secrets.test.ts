import { describe, expect, it } from "vitest";
import { webhookSecrets } from "../../../src/accounts/accounts.queries.ts";
import { keepWebhookSecret, webhookSecretIdentity } from "../../../src/accounts/credentials.ts";
import { cipher, noon, openTempStore, stamp } from "../../support/builders.ts";

const hourMs = 3_600_000;

describe("a webhook's secret", () => {
  it("is good for 72 hours beside the one that follows", async () => {
    await using store = await openTempStore();
    const keep = (secret: string, at: number) =>
      keepWebhookSecret(store.db, { ...stamp, cipher, now: at }, "ada", secret);
    const goodAt = async (at: number) => {
      const rows = await webhookSecrets(store.db, "ada", at);
      return rows.map(({ id, secret_sealed }) => cipher.open(secret_sealed, webhookSecretIdentity(id)));
    };
    await keep("first", noon);
    await keep("second", noon + hourMs);
    expect(await keep("second", noon + 2 * hourMs)).toBe(false);
    expect(await goodAt(noon + 73 * hourMs - 1)).toEqual(expect.arrayContaining(["first", "second"]));
    expect(await goodAt(noon + 73 * hourMs + 1)).toEqual(["second"]);
  });
});
