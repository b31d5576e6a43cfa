import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import type { Store } from "../store/engine/open.ts";
import type { AccountChange } from "../store/queries/account-changes.ts";
import type { VendingClient } from "../vending/client.ts";
import { type AccountChanges, createAccountChanges } from "./changes.ts";
import { createDiscovery, type Discovery } from "./discovery.ts";
import { createErasures, type Erasures } from "./erasure.ts";
import { createProfiles, type Profiles, type ProfilesDeps } from "./profiles.ts";
import { createPutBacks, type PutBacks } from "./put-back.ts";
import { createWallet, type Wallet } from "./wallet.ts";
import { createWebhookRegistration, type WebhookRegistration } from "./webhook-registration.ts";

/** All that is known and done about accounts. What a look at a profile shows reaches everybody here who waits for it. */
export interface AccountRoom {
  profiles: Profiles;
  wallet: Wallet;
  registration: WebhookRegistration;
  changes: AccountChanges;
  putBacks: PutBacks;
  discovery: Discovery;
  erasures: Erasures;
}

export interface AccountRoomDeps {
  store: Store;
  cipher: Cipher;
  clock: Clock;
  ids: Ids;
  log: Log;
  client: VendingClient;
  publicUrl: string | undefined;
  adminIds: readonly number[];
  /** Shows the chat how a change stands. */
  show(change: AccountChange): Promise<void>;
  /** Something is owed to a chat. */
  onOwed(): void;
  /** A balance was seen. Not waited for. */
  onBalance: ProfilesDeps["onBalance"];
  behind(name: string, task: () => Promise<unknown>): void;
}

export function createAccountRoom(deps: AccountRoomDeps): AccountRoom {
  const profiles = createProfiles({
    ...deps,
    async onSeen(accountId, profile) {
      await changes.resolve(accountId, profile);
      // Not waited for: whoever looks at a balance has nothing to do with the webhook.
      deps.behind("webhook.register", () => registration.register(accountId, profile));
    },
  });
  const { look } = profiles;
  const registration = createWebhookRegistration({ ...deps, look });
  const changes = createAccountChanges({ ...deps, look });
  return {
    profiles,
    registration,
    changes,
    wallet: createWallet({ ...deps, profiles }),
    putBacks: createPutBacks({ ...deps, look }),
    discovery: createDiscovery(deps),
    erasures: createErasures(deps),
  };
}
