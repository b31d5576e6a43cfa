import { formatNaira, toKobo } from "../../../core/money.ts";
import type { AccountFacts } from "../../../outbox/messages.table.ts";
import { accountButtons } from "../../callbacks/account.ts";
import { lockButtons } from "../../callbacks/lock.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { seatButtons } from "../../callbacks/staff.ts";
import { labelService, nameService, type Times } from "../../ui/format.ts";
import { accountButton, loginButton, menuButton, serviceRows } from "../../ui/menu-card.ts";
import { renderDeadKey, renderSwitchedOff } from "../../ui/no-key.ts";
import { button, type Content } from "../../ui/screen.ts";
import { type Html, lines, type Say } from "../../ui/text.ts";

/** News about an account, or to an operator, that nobody asked for. */
export function renderAccountNews(say: Say, times: Times, facts: AccountFacts): Content {
  const account = accountButton(say);
  switch (facts.about) {
    case "webhook_other":
    case "webhook_lost":
      return {
        html: say.html(facts.about === "webhook_other" ? "news-hook-other" : "news-hook-lost", { host: facts.host }),
        buttons: [
          [
            button(say, "button-erase-keep", accountButtons.keepWebhook(), "primary"),
            button(say, "button-hook-use", accountButtons.askChange({ kind: "webhook_use" }), "danger"),
          ],
        ],
      };
    case "webhook_stuck":
      return { html: say.html("news-hook-stuck", { host: facts.host }) };
    case "mode":
      return { html: say.html(facts.mode === "live" ? "news-mode-live" : "news-mode-sandbox"), buttons: [[account]] };
    case "frozen":
    case "unfrozen":
      return { html: say.html(`news-${facts.about}`), buttons: [[menuButton(say)]] };
    case "stopped":
      return { html: say.html("shop-stopped", { reason: facts.reason }), buttons: [[menuButton(say)]] };
    case "started":
      return { html: say.html("news-started"), buttons: [...serviceRows(say), [menuButton(say)]] };
    case "service_back":
      return { html: say.html("news-service-back"), buttons: [...serviceRows(say), [menuButton(say)]] };
    case "company_back":
      return {
        html: say.html("news-company-back", { name: facts.name }),
        buttons: [
          [{ text: labelService(say, facts.serviceType), data: saleButtons.startNew({ service: facts.serviceType }) }],
          [menuButton(say)],
        ],
      };
    case "restored":
      return { html: say.html("news-restored", { time: times.moment(facts.endAt) }) };
    case "restored_open":
      return { html: restoredWords(say, times, facts), buttons: [...serviceRows(say), [menuButton(say)]] };
    case "seat":
      return { html: say.html(`news-seat-${facts.news}`, { shop: facts.shop }), buttons: [[menuButton(say)]] };
    case "seat_claimed":
      return {
        html: say.html("news-seat-claimed", { name: facts.name, who: facts.who }),
        buttons: [[{ text: facts.name, data: seatButtons.show({ seat: facts.seat }) }]],
      };
    case "erased":
      return { html: say.html("news-erased", { sales: facts.sales }) };
    case "erasure_dropped":
      return { html: say.html("news-erasure-dropped"), buttons: [[account]] };
    case "logged_in": {
      const name = facts.name || say.plain("customer-someone");
      const notMe = button(say, "button-not-me", lockButtons.logOutChat({ user: facts.user }), "danger");
      return { html: say.html("news-logged-in", { name }), buttons: [[notMe]] };
    }
    case "pin_stop":
      return {
        html: say.html("news-pin-stop", { time: times.moment(facts.until) }),
        buttons: [[button(say, "button-chats", lockButtons.chats())]],
      };
    case "key_dead":
      return renderDeadKey(say, facts.mode);
    case "switched_off":
      return renderSwitchedOff(say, facts.words);
    case "logged_out":
      return { html: say.html("news-logged-out"), buttons: [[loginButton(say)]] };
    case "orphan":
      return { html: orphanWords(say, facts), buttons: [[account, menuButton(say)]] };
    case "odd_charge": {
      const { product, serviceType, expectedKobo, observedKobo } = facts;
      const { name } = nameService(say, serviceType);
      const [expected, charged] = [formatNaira(expectedKobo), formatNaira(observedKobo)];
      return { html: say.html("news-odd-charge", { service: name, product, expected, charged }) };
    }
    case "close_changed":
      return { html: say.html("news-close-changed", { number: facts.number }) };
    case "discovery": {
      const { category, name, endpoint } = facts;
      return { html: say.html("news-discovery", { category, name, endpoint }) };
    }
  }
}

/** A sale of nobody here, and what it may mean. */
function orphanWords(say: Say, facts: Extract<AccountFacts, { about: "orphan" }>): Html {
  const { reference, status, amountKobo, serviceType } = facts;
  const amount = amountKobo === null ? "₦?" : formatNaira(amountKobo);
  const state = status === "other" ? "orphan-other" : (`state-${status === "success" ? "succeeded" : status}` as const);
  return lines(
    say.html("news-orphan", {
      reference,
      amount,
      service: serviceType ?? "?",
      status: say.plain(state),
    }),
    say.html("news-orphan-what"),
  );
}

/** The findings of a restore about the money, and their limits. */
function restoredWords(
  say: Say,
  times: Times,
  { endAt, gap }: Extract<AccountFacts, { about: "restored_open" }>,
): Html {
  const time = times.moment(endAt);
  return lines(
    say.html("news-restored-open", { time }),
    gap ? gapWords(say, gap) : say.html("news-restored-unseen", { time }),
  );
}

function gapWords(say: Say, { least, most }: { least: number; most: number }): Html {
  const naira = (kobo: number) => formatNaira(toKobo(kobo));
  if (most < 0) return say.html("news-restored-paid-in", { amount: naira(-most) });
  if (most === 0) return say.html("news-restored-even");
  const amount =
    least === most
      ? naira(most)
      : say.plain("restored-between", { least: naira(Math.max(least, 0)), most: naira(most) });
  return say.html("news-restored-gap", { amount });
}
