import type { WhyNotErased } from "../../../erasure/erasure.ts";
import { erasureButtons } from "../../callbacks/account.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { paragraphs, type Say } from "../../ui/text.ts";

/** A person's data that can be deleted. */
export interface ErasureView {
  say: Say;
  /** Null: not logged in to a shop. */
  shop: { openSales: number } | null;
  isCustomer: boolean;
}

/** What is deleted, what is kept and why: the first of two taps. */
export function renderErasure(view: ErasureView): Content {
  const { say, shop } = view;
  return {
    html: paragraphs(
      say.html("erase-title"),
      shop && say.html("erase-shop"),
      shop && say.html("erase-kept"),
      view.isCustomer && say.html("erase-customer"),
      !shop && say.html("erase-visitor"),
      shop && shop.openSales > 0 && say.html("erase-open", { count: shop.openSales }),
      say.html(shop ? "erase-out" : "erase-messages"),
    ),
    buttons: [[keepButton(say), button(say, "button-erase", erasureButtons.askAgain(), "danger")]],
  };
}

/** The second tap. `stamp` makes its button good for a while only. */
export function renderErasureSure(say: Say, stamp: string): Content {
  const now = button(say, "button-erase-now", erasureButtons.erase({ stamp }), "danger");
  return { html: say.html("erase-sure"), buttons: [[keepButton(say), now]] };
}

export function renderWhyNotErased(say: Say, why: WhyNotErased): Content {
  return {
    html: why.kind === "others" ? say.html("erase-others", { count: why.count }) : say.html(`erase-${why.kind}`),
  };
}

/** What came of it: all is gone, or it goes as soon as what is open has settled. */
export function renderErased(say: Say, result: "shop" | "chat" | "waiting"): Content {
  if (result === "waiting") return { html: say.html("erase-waiting"), buttons: [] };
  return { html: say.html(result === "shop" ? "erase-done-shop" : "erase-done-chat"), buttons: [] };
}

function keepButton(say: Say): Button {
  return button(say, "button-erase-keep", erasureButtons.keep());
}
