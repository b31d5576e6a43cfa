import type { Funding } from "../../developer/balance.ts";
import { walletButtons } from "../callbacks/account.ts";
import { menuButton } from "./menu-card.ts";
import { button, type Content } from "./screen.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";

/** The bank details that fund the wallet, to be copied or read out, or why there are none. */
export function renderFunding(say: Say, head: Html | null, funding: Funding): Content {
  if (funding.kind !== "known") {
    return {
      html: paragraphs(head, whyNone(say, funding)),
      buttons: [[button(say, "button-balance", walletButtons.balance()), menuButton(say)]],
    };
  }
  const { bankName, accountNumber, accountName } = funding.details;
  return {
    html: paragraphs(
      head,
      lines(
        say.html("fund-how"),
        say.html("line", { text: bankName }),
        say.html("line-code", { text: accountNumber }),
        accountName !== "" && say.html("line", { text: accountName }),
      ),
      say.html("fund-after"),
    ),
    buttons: [
      [{ text: say.plain("button-copy-account"), copy: accountNumber, style: "primary" }],
      [button(say, "button-paid", walletButtons.paid()), button(say, "button-balance", walletButtons.balance())],
      [menuButton(say)],
    ],
  };
}

function whyNone(say: Say, funding: Exclude<Funding, { kind: "known" }>): Html {
  switch (funding.kind) {
    case "not_set_up":
      return say.html("fund-not-set-up");
    case "refused":
      return lines(say.html("fund-refused"), say.html("card-words", { words: funding.words }));
    case "unavailable":
      return say.html("fund-unknown");
  }
}
