import type { AccountChange } from "../../../src/accounts/account-changes.queries.ts";
import { type Account, findAccount, putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { accountIdentity } from "../../../src/accounts/credentials.ts";
import { createIds } from "../../../src/core/ids.ts";
import type { Log } from "../../../src/core/log.ts";
import type { AccountFacts } from "../../../src/outbox/messages.table.ts";
import type { Notice } from "../../../src/outbox/notices.queries.ts";
import type { Profile } from "../../../src/vending-api/account-schemas.ts";
import type { VendingClient } from "../../../src/vending-api/client.ts";
import { type Accounts, createAccounts } from "../../../src/wiring/accounts.ts";
import { cipher, noon, openTempStore, type TempStore } from "../../support/builders.ts";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.ts";

export const oldUrl = "https://www.bola.example/hook";
const publicUrl = "https://shop.example";
/** The last part of Ada's webhook URL. */
const webhookPath = "p".repeat(22);

export function aProfile(over: Partial<Profile> = {}): Profile {
  return {
    user: {
      ...{ id: "1", firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567" },
      role: "developer",
    },
    walletBalanceKobo: 1_000_000 as Profile["walletBalanceKobo"],
    developer: {
      webhookUrl: `${publicUrl}/webhooks/vending/${webhookPath}`,
      webhookSecret: "whsec_one",
    },
    apiKeys: [aKey("ak_live_old")],
    isKeyListWhole: true,
    ...over,
  };
}

export function aKey(key: string, over: Partial<Profile["apiKeys"][number]> = {}): Profile["apiKeys"][number] {
  const mode = key.startsWith("ak_live") ? "live" : "sandbox";
  return { key, mode, isActive: true, createdAt: noon, lastUsedAt: null, ...over };
}

/** The accounts module on a real store, with Ada logged in (user 7), against a client whose answers a test gives. */
export interface AccountsWorld extends Accounts, AsyncDisposable {
  store: TempStore;
  clock: FakeClock;
  /** The client's answers; a test replaces its functions. */
  client: { -readonly [Name in keyof VendingClient]: VendingClient[Name] };
  /** The calls of the client, in order. */
  readonly asked: string[];
  shown: AccountChange[];
  logged: { level: string; event: string }[];
  account(): Promise<Account>;
  said(): Promise<(AccountFacts & { userId: number })[]>;
  idle(): Promise<void>;
}

export async function openAccounts(over: Partial<Account> = {}): Promise<AccountsWorld> {
  const store = await openTempStore();
  const clock = createFakeClock(noon);
  const bytes = (size: number) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256));
  const ids = createIds(clock, bytes);
  const seal = (text: string, column: Parameters<typeof accountIdentity>[1]) =>
    cipher.seal(text, accountIdentity("ada", column));
  await updateAccount(store.db, "ada", {
    live_key_sealed: seal("ak_live_old", "live_key_sealed"),
    access_token_sealed: seal("jwt", "access_token_sealed"),
    webhook_path_sealed: seal(webhookPath, "webhook_path_sealed"),
    webhook_other_sealed: seal(oldUrl, "webhook_other_sealed"),
    webhook_state: "ours",
    ...over,
  });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });

  const asked: string[] = [];
  const answers: Partial<VendingClient> = { profile: async () => aProfile() };
  const client = new Proxy(answers, {
    get(target, name) {
      return (...parameters: unknown[]) => {
        asked.push(String(name));
        const answer = Reflect.get(target, name) as ((...all: unknown[]) => unknown) | undefined;
        if (!answer) throw new Error(`Nobody expected ${String(name)}`);
        return answer(...parameters);
      };
    },
  }) as AccountsWorld["client"];

  const shown: AccountChange[] = [];
  const logged: AccountsWorld["logged"] = [];
  const write = (level: string) => (event: string) => void logged.push({ level, event });
  const log: Log = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
  const runInBackground = new Set<Promise<unknown>>();
  const idle = async () => {
    while (runInBackground.size > 0) await Promise.all(runInBackground);
  };
  const accounts = createAccounts({
    ...{ store, cipher, clock, ids, log, client, publicUrl, adminIds: [99] },
    show: async (change) => void shown.push(change),
    recordBalance: async () => false,
    runInBackground(_name, task) {
      const running = task().finally(() => runInBackground.delete(running));
      runInBackground.add(running);
    },
  });
  return {
    ...accounts,
    ...{ store, clock, client, asked, shown, logged },
    async account() {
      const account = await findAccount(store.db, "ada");
      if (!account) throw new Error("Ada is gone");
      return account;
    },
    async said() {
      const rows: Notice[] = await store.db.selectFrom("notice").selectAll().orderBy("id").execute();
      return rows.map((row) => ({ ...(JSON.parse(row.facts ?? "null") as AccountFacts), userId: row.user_id }));
    },
    idle,
    async [Symbol.asyncDispose]() {
      await idle();
      await store[Symbol.asyncDispose]();
    },
  };
}
