import type { Clock } from "../../src/core/clock.ts";
import { type Kobo, noKobo } from "../../src/core/money.ts";
import type { Account, Accounts, Mode } from "./accounts.ts";
import type { Switches } from "./switches.ts";

/** A wallet that two debits read at once keeps only one of them: of `lostDebitWindowMs`, every second one is lost. */
export function createDebits(deps: { clock: Clock; accounts: Accounts; switches: Switches }) {
  const { clock, accounts, switches } = deps;
  const lastTaken = new Map<string, number>();
  return {
    /** Returns what truly left the wallet: `charge`, or 0 when the debit was lost. */
    take(account: Account, mode: Mode, charge: Kobo): Kobo {
      const wallet = `${account.id} ${mode}`;
      const before = lastTaken.get(wallet);
      if (before !== undefined && clock.now() - before < switches.lostDebitWindowMs) {
        lastTaken.delete(wallet);
        return noKobo;
      }
      lastTaken.set(wallet, clock.now());
      accounts.pay(account, mode, -charge as Kobo);
      return charge;
    },
  };
}

/** Takes charges from wallets, and loses some of them when the switch says so. */
export type Debits = ReturnType<typeof createDebits>;
