/** A name that the code does not use, and what it says in its place. */
interface RetiredName {
  pattern: RegExp;
  write: string;
  /** Files and folders that still have it, separated by spaces, and why. It may not spread to another folder. */
  kept?: { in: string; reason: string };
}

/** The names that are retired, one pattern each. `retired-names.test.ts` searches src, sandbox, test and docs for them. */
export const retiredNames: readonly RetiredName[] = [
  {
    pattern: /\bowe[A-Z]\w*|\bowe\(/,
    write: "enqueue*, outbox message",
    kept: {
      in: "docs/design-notes/ src/alerts/ src/app.ts src/batches/ src/bot/ src/closes/ src/customers/ src/db/ src/debts/ src/delivery/ src/developer/ src/erasure/ src/health/ src/housekeeping.ts src/lock/ src/operations/ src/outbox/ src/parser/ src/recovery/ src/reminders/ src/sales/ src/sessions/ src/sms/ src/staff/ src/wallet/ src/wiring/ test/store/ test/support/ test/unit/",
      reason: "renamed in one step with the table notice and its kinds",
    },
  },
  {
    pattern: /\bpay(?:Card|Notices?|Owed)\b/,
    write: "deliver*",
    kept: {
      in: "src/ARCHITECTURE.md src/delivery/",
      reason: "inside the delivery of notices, renamed with the outbox",
    },
  },
  {
    pattern: /\b(?:hangBells|describeBells|ringNow|ringIfPlanned|Bells?)\b|\bring\(/,
    write: "emitAfterCommit, onCommitted",
    kept: {
      in: "src/db/ src/operations/ src/outbox/ src/recovery/ src/sales/ src/sms/ src/statements/ src/wallet/ test/store/ test/unit/",
      reason: "the engines' port, renamed when its payloads get types",
    },
  },
  {
    pattern: /\b(?:createBehind|Behind)\b(?=[(;,} ])(?! (?:a|the|it|these|this)\b)/,
    write: "background.run, createBackgroundTasks",
    kept: {
      in: "src/alerts/ src/app.ts src/bot/ src/core/ src/developer/ src/web.ts src/wiring/",
      reason: "wired through app.ts",
    },
  },
  {
    pattern: /\b(?:WalletLook\w*|noteLook\w*|noteBalance|putLook|findLook|mostLooks)\b/,
    write: "BalanceSnapshot, recordBalance",
    kept: {
      in: "src/accounts/ src/app.ts src/bot/ src/developer/ src/sales/ src/wallet/ src/wiring/ test/support/ test/unit/",
      reason: "the table wallet_look and the wallet's domain, renamed together",
    },
  },
  {
    pattern: /\b\w*[sS]hel(?:f|ves)\w*\b/,
    write: "Catalog, CatalogCache",
    kept: {
      in: "docs/glossary.md sandbox/page/ src/app.ts src/batches/ src/bot/ src/catalogue/ src/operations/ src/sales/ src/vending-api/ src/wiring/ test/browser/ test/flows/ test/unit/",
      reason: "the catalogue's domain and what reads it",
    },
  },
  {
    pattern: /\bcreate\w+Room\b|\b\w+Room(?:Deps)?\b/,
    write: "createAccounts, createAlerts, createSales, createSms",
    kept: { in: "src/app.ts src/bot/ src/http/ src/web.ts src/wiring/ test/unit/", reason: "wired through app.ts" },
  },
  {
    pattern: /\b(?:hear[A-Z]\w*|createGuide|Talk(?:Log|ing)|\w+Talk)\b/,
    write: "handleInput, DialogController",
    kept: {
      in: "docs/operations/ sandbox/sms/ src/bot/ src/sms/ test/chaos/ test/unit/",
      reason: "the dialogs of bot/features, renamed with their controller",
    },
  },
  {
    pattern: /\b\w+Things?\b|\bThings?\b(?=[ <,;)\]}])|\bperson_thing\b/,
    write: "CustomerNumber",
    kept: {
      in: "docs/design-notes/ docs/engineers/ src/bot/ src/closes/ src/customers/ src/db/ src/erasure/ src/reminders/ src/sales/ src/statements/ test/flows/ test/store/ test/support/ test/unit/",
      reason: "renamed in one step with the table person_thing",
    },
  },
  {
    pattern: /\b(?:putBoard|findBoard|createBoards?|Boards?|BoardTable|BoardMessenger)\b/,
    write: "liveMessage",
    kept: {
      in: "src/app.ts src/bot/ src/delivery/ src/operations/ src/outbox/ src/reminders/ src/wiring/ test/store/ test/unit/",
      reason: "renamed in one step with the table board",
    },
  },
  {
    pattern: /\b\w*[tT]enders?(?:[A-Z]\w*)?\b/,
    write: "salePayment",
    kept: {
      in: "docs/design-notes/ docs/engineers/ docs/glossary.md docs/words.md sandbox/seed/ src/app.ts src/bot/ src/customers/ src/db/ src/debts/ src/sales/ src/statements/ src/wiring/ test/flows/ test/properties/ test/store/ test/support/ test/unit/",
      reason: "renamed in one step with the table tender",
    },
  },
  {
    pattern: /\b(?:\w*Wish(?:es)?\w*|wishOf|isNoWish|wares?|Wares?)\b/,
    write: "SaleRequest, PricedItem, ParsedLine",
    kept: {
      in: "sandbox/seed/ src/alerts/ src/batches/ src/bot/ src/catalogue/ src/parser/ src/pricing/ src/sales/ test/properties/ test/store/ test/support/ test/unit/",
      reason: "the parser's words and what reads them",
    },
  },
  {
    pattern: /\b(?:isOneOfMany|ManyNeeds|copyMany)\b/,
    write: "a batch",
    kept: { in: "src/bot/ test/chaos/", reason: "the feature of lists in bot/features" },
  },
  {
    pattern: /\b(?:interface|type) (?:Said|Reading|Line|Row|Standing|Place)\b/,
    write: "a name of its own",
    kept: {
      in: "sandbox/desk/ sandbox/page/ sandbox/telegram/ src/batches/ src/bot/ src/db/ src/debts/ src/developer/ src/http/ src/operations/ src/parser/ src/sales/ src/vending-api/ src/wallet/ test/flows/ test/properties/ test/support/ test/unit/",
      reason: "types of one file each, renamed where their file is touched",
    },
  },
  {
    pattern: /\b[vV]erdicts?\b/,
    write: "Evaluation",
    kept: {
      in: "src/batches/ src/bot/ src/sales/ test/flows/ test/support/ test/unit/",
      reason: "the placing of a sale, renamed with judge",
    },
  },
  { pattern: /\bbecomeIntent\b/, write: "confirmQuote" },
  {
    pattern: /\binTurn\b|\bhold(?:Account|Seat|Tries)\b|\bholding\(/,
    write: "withLock, lock…ForUpdate",
    kept: {
      in: "docs/design-notes/ sandbox/page/ src/accounts/ src/alerts/ src/batches/ src/books/ src/closes/ src/db/ src/debts/ src/developer/ src/lock/ src/operations/ src/pricing/ src/recovery/ src/reminders/ src/sales/ src/sessions/ src/sms/ src/staff/ src/wallet/ test/store/",
      reason: "in most transactions of all domains",
    },
  },
  { pattern: /\bwhyIdle\b/, write: "sellBlockedReason" },
  { pattern: /\bwhereWrong\b/, write: "errorPath" },
  { pattern: /\busersLetIn\b/, write: "authorizedUserIds" },
  { pattern: /\bcanSquare\b/, write: "canResolve" },
  { pattern: /\blookAfter\b/, write: "resolveReview" },
  {
    pattern: /\bdoors\b|\b[dD]oor\.ts\b/,
    write: "accessGuards, access.ts",
    kept: {
      in: "docs/security/ src/app.ts src/batches/ src/bot/ src/sales/ test/README.md test/unit/",
      reason: "wired through app.ts, and the names of tests that documents quote",
    },
  },
  {
    pattern: /\b(?:most|fewest|longest)[A-Z]\w*\b/,
    write: "max*, min*",
    kept: {
      in: "sandbox/desk/ sandbox/page/ sandbox/telegram/ sandbox/vending/ src/accounts/ src/alerts/ src/batches/ src/books/ src/bot/ src/catalogue/ src/closes/ src/core/ src/customers/ src/db/ src/delivery/ src/developer/ src/holds/ src/http/ src/log.ts src/operations/ src/parser/ src/pictures/ src/pricing/ src/recovery/ src/reminders/ src/sales/ src/sessions/ src/sms/ src/statements/ src/vending-api/ test/browser/ test/chaos/ test/flows/ test/properties/ test/siege/ test/store/ test/support/ test/unit/",
      reason: "constants of one file each, renamed where their file is touched",
    },
  },
  {
    pattern: /\b(?:tell|word)[A-Z]\w*\b(?<!wordings)/,
    write: "format*, build…Text, describe*",
    kept: {
      in: "sandbox/telegram/ sandbox/vending/ src/alerts/ src/bot/ src/customers/ src/housekeeping.ts src/outbox/ src/sales/ src/statements/ src/wiring/ test/chaos/ test/properties/ test/support/ test/unit/",
      reason: "the texts of bot/ui and bot/features",
    },
  },
  {
    pattern: /\b(?!offerAnew)\w+Anew\b|\boffer[_A]new\b|\boffer_anew\b|\bofferAnew\b/,
    write: "redraw, again",
    kept: {
      in: "src/bot/ src/db/ src/delivery/ src/lock/ src/outbox/ src/recovery/ src/sales/ test/unit/",
      reason: "functions of one file each, renamed where their file is touched",
    },
  },
  {
    pattern: /\b\w*[rR]eckon\w*\b/,
    write: "summarizeSales, totals",
    kept: {
      in: "docs/design-notes/ src/alerts/ src/books/ src/bot/ src/closes/ src/statements/ test/README.md test/postgres/ test/properties/ test/support/ test/unit/",
      reason: "the domain of closes and its figures",
    },
  },
  { pattern: /\btakeProof\b/, write: "consumePinProof" },
  {
    pattern: /\bseller\.seller\b|\(seller\) =>/,
    write: "(ctx) =>",
    kept: { in: "src/bot/", reason: "routes, until their buttons are declared with callback data" },
  },
  {
    pattern: /\bcaught\(/,
    write: "typed callback data",
    kept: { in: "src/bot/", reason: "routes, until their buttons are declared with callback data" },
  },
  {
    pattern: /\bnote[A-Z]\w*\b/,
    write: "record*",
    kept: {
      in: "sandbox/desk/ sandbox/seed/ src/ARCHITECTURE.md src/alerts/ src/app.ts src/batches/ src/bot/ src/claims/ src/customers/ src/db/ src/debts/ src/developer/ src/lock/ src/log.ts src/operations/ src/recovery/ src/sales/ src/sessions/ src/staff/ src/statements/ src/vending-api/ src/wiring/ test/store/ test/unit/",
      reason: "functions of all domains, renamed where their file is touched",
    },
  },
  {
    pattern: /\b(?:mend|seek|heed)(?:ing|ed|s|Talk|[A-Z]\w*)?\b/,
    write: "edit, search, the plain verb",
    kept: {
      in: "docs/design-notes/ src/bot/ src/sales/ test/README.md test/chaos/ test/flows/ test/siege/ test/support/ test/unit/",
      reason: "the dialog that fixes a typed line, and the siege's own copy of the tree",
    },
  },
  { pattern: /\bleftAfterMs\b/, write: "takeoverAfterMs", kept: { in: "src/app.ts", reason: "in app.ts" } },
  { pattern: /\bglanceMs\b/, write: "tokenSeenWithinMs" },
  { pattern: /\bripen\w*\b/, write: "minTokenAge", kept: { in: "src/sales/", reason: "an English word in a comment" } },
];
