import type { FundingDetails } from "../../vending/account-schemas.ts";
import { menuButton } from "./menu-card.ts";
import { button, type Content } from "./screen.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";

/** The bank details that fund the wallet, to be copied or read out. */
export function renderFunding(say: Say, head: Html | null, funding: FundingDetails | null): Content {
  if (!funding)
    return {
      html: paragraphs(head, say.html("fund-unknown")),
      buttons: [[button(say, "button-balance", "balance"), menuButton(say)]],
    };
  return {
    html: paragraphs(
      head,
      lines(
        say.html("fund-how"),
        say.html("fund-bank", { bank: funding.bankName }),
        say.html("fund-number", { number: funding.accountNumber }),
        say.html("fund-name", { name: funding.accountName }),
      ),
      say.html("fund-after"),
    ),
    buttons: [
      [{ text: say.plain("button-copy-account"), copy: funding.accountNumber, style: "primary" }],
      [button(say, "button-paid", "paid"), button(say, "button-balance", "balance")],
      [menuButton(say)],
    ],
  };
}
