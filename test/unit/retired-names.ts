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
    pattern: /\bowe[A-Z]\w*|\bowe\((?!\?)/,
    write: "enqueue*, outbox message",
  },
  {
    pattern: /\bpay(?:Card|Notices?|Owed)\b/,
    write: "deliver*",
  },
  {
    pattern: /\b(?:hangBells|describeBells|ringNow|ringIfPlanned|Bells?)\b|\bring\(/,
    write: "emitAfterCommit, CommitEvent",
  },
  {
    pattern: /\b(?:createBehind|Behind)\b(?=[(;,} ])(?! (?:a|the|it|these|this)\b)/,
    write: "runInBackground, createBackgroundTasks",
  },
  {
    pattern: /\b(?:WalletLook\w*|noteLook\w*|noteBalance|putLook|findLook|mostLooks)\b/,
    write: "StoredSnapshot, recordBalance",
  },
  {
    pattern: /\b\w*[sS]hel(?:f|ves)\w*\b/,
    write: "ProductCatalogue",
  },
  {
    pattern: /\bcreate\w+Room\b|\b\w+Room(?:Deps)?\b/,
    write: "createAccounts, createAlerts, createSales, createSms",
  },
  {
    pattern: /\b(?:hear[A-Z]\w*|createGuide|TalkLog|(?<!Africa's )Talking|\w+Talk)\b/,
    write: "handleInput, DialogController",
  },
  {
    pattern: /\b\w+Things?\b|\bThings?\b(?=[ <,;)\]}])|\bperson_thing\b/,
    write: "CustomerNumber",
    kept: {
      in: "docs/design-notes/ docs/engineers/data-model.md src/closes/ src/customers/ src/db/schema/ src/erasure/ src/sales/ src/statements/ test/flows/ test/store/ test/unit/debts/",
      reason: "a copy of an earlier database finds the rows by the name of their table",
    },
  },
  {
    pattern: /\b(?:putBoard|findBoard|createBoards?|Boards?|BoardTable|BoardMessenger)\b/,
    write: "liveMessage",
  },
  {
    pattern: /\b\w*[tT]enders?(?:[A-Z]\w*)?\b/,
    write: "salePayment",
    kept: {
      in: "docs/design-notes/ docs/engineers/data-model.md docs/glossary.md src/db/schema/ src/debts/ src/sales/",
      reason: "a copy of an earlier database finds the rows by the name of their table",
    },
  },
  {
    pattern: /\b(?:\w*Wish(?:es)?\w*|wishOf|isNoWish|(?<!<)wares?|Wares?)\b/,
    write: "SaleRequest, TypedSale, PricedItem",
  },
  {
    pattern: /\b(?:isOneOfMany|ManyNeeds|copyMany)\b/,
    write: "a batch",
  },
  {
    pattern: /\b(?:interface|type) (?:Said|Reading|Line|Row|Standing|Place)\b/,
    write: "a name of its own",
  },
  {
    pattern: /\b[vV]erdicts?\b/,
    write: "Evaluation",
  },
  { pattern: /\bbecomeIntent\b/, write: "confirmQuote" },
  {
    pattern: /\binTurn\b|\bhold(?:Account|Seat|Tries)\b|\bholding\(/,
    write: "takeLock, lock…ForUpdate",
  },
  { pattern: /\bwhyIdle\b/, write: "sellBlockedReason" },
  { pattern: /\bwhereWrong\b/, write: "errorPath" },
  { pattern: /\busersLetIn\b/, write: "authorizedUserIds" },
  { pattern: /\bcanSquare\b/, write: "canResolve" },
  { pattern: /\blookAfter\b/, write: "resolveReview" },
  {
    pattern: /\bdoors\b|\b[dD]oor\.ts\b/,
    write: "accessGuards, access.ts",
  },
  {
    pattern: /\b(?:most|fewest|longest)[A-Z]\w*\b/,
    write: "max*, min*",
  },
  {
    pattern: /\b(?:tell|word)[A-Z]\w*\b(?<!wordings)/,
    write: "format*, build…Text, describe*",
  },
  {
    pattern: /\b(?!offerAnew)\w+Anew\b|\boffer[_A]new\b|\boffer_anew\b|\bofferAnew\b/,
    write: "redraw, again",
  },
  {
    pattern: /\b\w*[rR]eckon\w*\b/,
    write: "summarizeSales, totals",
  },
  { pattern: /\btakeProof\b/, write: "consumePinProof" },
  {
    pattern: /\bseller\.seller\b|\(seller\) =>/,
    write: "(ctx) =>",
  },
  {
    pattern: /\bcaught\(/,
    write: "typed callback data",
  },
  {
    pattern: /\bnote[A-Z]\w*\b/,
    write: "record*",
  },
  {
    pattern: /\b(?:mend|seek|heed)(?:ing|ed|s|Talk|[A-Z]\w*)?\b/,
    write: "edit, search, the plain verb",
  },
  { pattern: /\bleftAfterMs\b/, write: "takeoverAfterMs" },
  { pattern: /\bglanceMs\b/, write: "tokenSeenWithinMs" },
  { pattern: /\bripen\w*\b/, write: "minTokenAge" },
];
