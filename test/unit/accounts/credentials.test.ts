import { describe, expect, it } from "vitest";
import { accountIdentity, openApiKey, openCredentials } from "../../../src/accounts/credentials.ts";
import { apiKeySchema } from "../../../src/vending-api/account-schemas.ts";
import { anAccount, cipher } from "../../support/builders.ts";

function keptAs(column: "live_key_sealed" | "sandbox_key_sealed", key: string) {
  const account = anAccount();
  return { ...account, [column]: cipher.seal(key, accountIdentity(account.id, column)) };
}

describe("I33: a key", () => {
  it.each([
    ["live_key_sealed", "live", "ak_test_1", undefined],
    ["sandbox_key_sealed", "sandbox", "ak_live_1", undefined],
    ["live_key_sealed", "live", "ak_live_1", "ak_live_1"],
    ["sandbox_key_sealed", "sandbox", "ak_test_1", "ak_test_1"],
    ["live_key_sealed", "live", "of-no-known-kind", "of-no-known-kind"],
  ] as const)("that was kept as %s opens for %s only if it is one: %s", (column, mode, key, opened) => {
    const account = keptAs(column, key);
    expect(openApiKey(cipher, account, mode)).toBe(opened);
    expect(openCredentials(cipher, account, mode).apiKey).toBe(opened);
  });

  it("that a regeneration answers under the other mode cannot be read", () => {
    const wire = { key: "ak_live_1", mode: "sandbox", is_active: true, created_at: null, last_used: null };
    expect(apiKeySchema.safeParse(wire).success).toBe(false);
    expect(apiKeySchema.safeParse({ ...wire, mode: "live" }).success).toBe(true);
  });
});
