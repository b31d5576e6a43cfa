import type { Migration } from "kysely/migration";
import { first } from "./0001-first.ts";
import { receipts } from "./0002-receipts.ts";
import { customers } from "./0003-customers.ts";
import { account } from "./0004-account.ts";
import { lock } from "./0005-lock.ts";
import { seats } from "./0006-seats.ts";
import { erasures } from "./0007-erasures.ts";
import { replicas } from "./0009-replicas.ts";
import { tryAgain } from "./0010-try-again.ts";
import { ops } from "./0011-ops.ts";
import { recovery } from "./0012-recovery.ts";
import { doors } from "./0013-doors.ts";
import { links } from "./0014-links.ts";
import { unreadToken } from "./0015-unread-token.ts";
import { priceAtTheTap } from "./0016-price-at-the-tap.ts";
import { charges } from "./0018-charges.ts";
import { lookBefore } from "./0019-look-before.ts";
import { saleTally } from "./0020-sale-tally.ts";
import { hotPaths } from "./0021-hot-paths.ts";
import { finding } from "./0022-finding.ts";
import { foldedNames } from "./0023-folded-names.ts";
import { people } from "./0024-people.ts";
import { batches } from "./0025-batches.ts";
import { bookOrder } from "./0028-book-order.ts";
import { askedAt } from "./0029-asked-at.ts";
import { ownPrices } from "./0030-own-prices.ts";
import { debts } from "./0031-debts.ts";
import { bookClose } from "./0032-book-close.ts";
import { hookedNames } from "./0033-hooked-names.ts";
import { statements } from "./0034-statements.ts";
import { shopAlerts } from "./0036-shop-alerts.ts";
import { repeatSales } from "./0037-repeat-sales.ts";
import { books } from "./0038-books.ts";
import { risesAndFalls } from "./0039-rises-and-falls.ts";
import { givenBack } from "./0040-given-back.ts";
import { webhookHeard } from "./0041-webhook-heard.ts";
import { deployedService } from "./0042-deployed-service.ts";
import { walletMemory } from "./0043-wallet-memory.ts";
import { about } from "./0044-about.ts";
import { listPrice } from "./0045-list-price.ts";

/** Every migration in order. Forward only; a released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first": first,
  "0002-receipts": receipts,
  "0003-customers": customers,
  "0004-account": account,
  "0005-lock": lock,
  "0006-seats": seats,
  "0007-erasures": erasures,
  "0009-replicas": replicas,
  "0010-try-again": tryAgain,
  "0011-ops": ops,
  "0012-recovery": recovery,
  "0013-doors": doors,
  "0014-links": links,
  "0015-unread-token": unreadToken,
  "0016-price-at-the-tap": priceAtTheTap,
  "0018-charges": charges,
  "0019-look-before": lookBefore,
  "0020-sale-tally": saleTally,
  "0021-hot-paths": hotPaths,
  "0022-finding": finding,
  "0023-folded-names": foldedNames,
  "0024-people": people,
  "0025-batches": batches,
  "0028-book-order": bookOrder,
  "0029-asked-at": askedAt,
  "0030-own-prices": ownPrices,
  "0031-debts": debts,
  "0032-book-close": bookClose,
  "0033-hooked-names": hookedNames,
  "0034-statements": statements,
  "0036-shop-alerts": shopAlerts,
  "0037-repeat-sales": repeatSales,
  "0038-books": books,
  "0039-rises-and-falls": risesAndFalls,
  "0040-given-back": givenBack,
  "0041-webhook-heard": webhookHeard,
  "0042-deployed-service": deployedService,
  "0043-wallet-memory": walletMemory,
  "0044-about": about,
  "0045-list-price": listPrice,
};
