import type { FactsOf } from "../../../alerts/facts.ts";
import { type AlertView, readAlert } from "../../../alerts/read.ts";
import type { Calendar } from "../../../core/calendar.ts";
import { knownFunding } from "../../../developer/balance.ts";
import { type LiveMessenger, nothing } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import { walletButtons } from "../../callbacks/account.ts";
import { alertButtons } from "../../callbacks/alerts.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { priceButtons } from "../../callbacks/prices.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverInPlace } from "../../ui/deliver.ts";
import { naira, nameProduct, type Times } from "../../ui/format.ts";
import { renderFunding } from "../../ui/funding-card.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

/** Reports an observation to owners, in its state at delivery. */
export function createAlertMessenger(deps: MessengerTools & Pick<Shop, "calendar" | "clock">): LiveMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;
  return async (notice, messageId) => {
    const now = clock.now();
    const view = await readAlert(store.db, notice, now);
    if (!view) return nothing;
    const content = renderAlert({ say: await sayTo(notice.user_id), times, calendar, now }, view);
    return deliverInPlace(api, notice.user_id, messageId, content);
  };
}

/** The facts that an alert is drawn with; `now`: the moment of the drawing. */
interface AlertTools {
  say: Say;
  times: Times;
  calendar: Calendar;
  now: number;
}

/** So many plans are named; the others are counted. */
const maxPlans = 5;

/** The observation, and the button to act on it. */
function renderAlert(tools: AlertTools, { account, facts }: AlertView): Content {
  const { say } = tools;
  switch (facts.subject) {
    case "float": {
      const html = floatWords(tools, facts);
      const funding = knownFunding(account);
      if (!funding) return withWays(say, html, [button(say, "button-fund", walletButtons.fund(), "primary")]);
      const content = renderFunding(say, html, funding);
      return { ...content, buttons: [...(content.buttons ?? []), [button(say, "button-alerts", alertButtons.list())]] };
    }
    case "paid_in":
      return withWays(say, paidInWords(tools, facts), [button(say, "button-balance", walletButtons.balance())]);
    case "price":
      return withWays(say, priceWords(say, facts), [button(say, "button-my-prices", priceButtons.all(), "primary")]);
    case "gone":
      return withWays(say, goneWords(say, facts));
    case "profit":
      return withWays(say, profitWords(tools, facts), [
        button(say, "button-close", closeButtons.day({ day: facts.day })),
      ]);
  }
}

function withWays(say: Say, html: Html, ways: Button[] = []): Content {
  return { html, buttons: [ways, [button(say, "button-alerts", alertButtons.list()), menuButton(say)]] };
}

function floatWords({ say, times, now }: AlertTools, { kobo, at, covers }: FactsOf<"float">): Html {
  const balance = naira(kobo);
  return lines(
    covers
      ? say.html(`alert-float-${covers.of}`, { balance, count: covers.sales })
      : say.html("alert-float", { balance }),
    say.html("alert-seen", { time: times.soon(at, now) }),
  );
}

function paidInWords({ say, times, now }: AlertTools, facts: FactsOf<"paid_in">): Html {
  const { backKobo } = facts;
  const amount = naira(facts.kobo);
  const seen = { balance: naira(facts.walletKobo), time: times.soon(facts.at, now) };
  return lines(
    say.html(facts.isAbout ? "alert-paid-in-about" : "alert-paid-in", { amount }),
    backKobo > 0 && say.html("alert-paid-in-back", { amount: naira(backKobo) }),
    say.html("alert-paid-in-wallet", seen),
  );
}

function priceWords(say: Say, { plans }: Extract<AlertView["facts"], { subject: "price" }>): Html {
  return paragraphs(
    say.html("alert-price", { count: plans.length }),
    ...plans.slice(0, maxPlans).map(({ provider, product, before, after, margins }) => {
      const { priceKobo, keptKobo } = margins.after;
      const kept = { price: naira(priceKobo), kept: naira(Math.abs(keptKobo)), was: naira(margins.before.keptKobo) };
      return lines(
        say.html("alert-price-plan", {
          plan: nameProduct(provider, product, " · "),
          ...{ before: naira(before.costKobo), after: naira(after.costKobo) },
        }),
        say.html(keptKobo < 0 ? "alert-price-lost" : "alert-price-kept", kept),
      );
    }),
    others(say, plans.length),
  );
}

function goneWords(say: Say, { plans }: FactsOf<"gone">): Html {
  return paragraphs(
    lines(
      say.html("alert-gone", { count: plans.length }),
      ...plans
        .slice(0, maxPlans)
        .map(({ provider, product }) => say.html("line", { text: nameProduct(provider, product, " · ") })),
      others(say, plans.length),
    ),
    say.html("alert-gone-what"),
  );
}

function others(say: Say, count: number): Html | null {
  return count > maxPlans ? say.html("alert-others", { count: count - maxPlans }) : null;
}

function profitWords({ say, times, calendar }: AlertTools, facts: FactsOf<"profit">): Html {
  const at = calendar.startOf(facts.day);
  const day = `${times.weekday(at).slice(0, 3)} ${times.date(at)}`;
  return lines(
    say.html(facts.isAbout ? "alert-profit-about" : "alert-profit", { day, profit: naira(facts.kobo) }),
    say.html("alert-profit-mark", { count: facts.sold, mark: naira(facts.markKobo) }),
    facts.uncounted > 0 &&
      say.html("alert-profit-uncounted", { count: facts.uncounted, amount: naira(facts.uncountedKobo) }),
  );
}
