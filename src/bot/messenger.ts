import type { Api } from "grammy";
import { missesSecondCharge } from "../claims/claims.ts";
import { findComplaint } from "../claims/complaints.queries.ts";
import { readStored } from "../core/stored.ts";
import { openerOf } from "../customers/follow.ts";
import { readAnnouncement } from "../operations/announcements.ts";
import { accountFacts } from "../outbox/messages.table.ts";
import { type Messenger, nothing } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { isRefusedUnread } from "../sales/refused.ts";
import { services } from "../services/services.ts";
import { rightsOfSeller, seesCost } from "../staff/seats.ts";
import { renderAccountNews } from "./features/account/news-card.ts";
import { renderCustomerComplaint, renderOpened } from "./features/customers/link-card.ts";
import { renderAnnouncement } from "./features/operators/announcement-card.ts";
import { drawAsk } from "./features/staff/asks.ts";
import type { MessengerTools, Shop } from "./shop.ts";
import { cardFactsOf } from "./ui/card-facts.queries.ts";
import { deliverEdit, deliverNew } from "./ui/deliver.ts";
import { type FailedView, failedCardLines, failedLines } from "./ui/failed-money.ts";
import { nameWorth, readBeneficiary } from "./ui/format.ts";
import { loginButton } from "./ui/menu-card.ts";
import { fitToSeller } from "./ui/permissions.ts";
import { renderSale, reviewLines, reviewReasons } from "./ui/sale.ts";
import { failedButtons } from "./ui/sale-buttons.ts";
import type { Content } from "./ui/screen.ts";
import { nextSmsButtons, smsNotice } from "./ui/sms-lines.ts";
import { type Html, lines, type Say } from "./ui/text.ts";
import { renderVended } from "./ui/token-card.ts";

interface MessengerDeps extends MessengerTools, Pick<Shop, "clock" | "sms" | "languages"> {
  /** For announcements, which wait for all else. */
  bulkApi: Api;
  readToken(purchase: Purchase): string | null;
}

/** Puts what is owed to a chat into words and hands it to Telegram. */
export function createMessenger(deps: MessengerDeps): Messenger<Purchase, Notice> {
  const { api, sayTo, languages, times, clock, sms } = deps;
  const { db } = deps.store;
  const smsOn = async (sale: Purchase) => (await sms?.viewOf(db, sale, sale.seat_id === null)) ?? null;
  const draw = async (purchase: Purchase): Promise<Content> => {
    const { locale, ...facts } = await cardFactsOf(db, purchase);
    const rights = await rightsOfSeller(db, purchase);
    const card = renderSale({
      say: languages.speak(locale),
      times,
      purchase,
      token: deps.readToken(purchase),
      ...facts,
      sms: await smsOn(purchase),
      missesSecondCharge: await missesSecondCharge(db, purchase),
      withCost: seesCost(rights),
      isForSeat: rights !== null,
    });
    return rights === null ? card : fitToSeller(rights, card);
  };

  /** A message to owners about a sale of their shop: it stands beside no card in their chat. */
  const drawForOwners = async (say: Say, notice: Notice, purchase: Purchase): Promise<Content | null> => {
    if (notice.kind === "seat_asks") return drawAsk({ db, say, times, now: clock.now() }, purchase);
    const { name } = await cardFactsOf(db, purchase);
    return renderOpened(say, { purchase, name, who: await openerOf(db, notice) });
  };

  return {
    async editCard(purchase, messageId) {
      return deliverEdit(api, purchase.user_id, messageId, await draw(purchase));
    },
    async sendCard(purchase) {
      return deliverNew(api, purchase.user_id, await draw(purchase));
    },
    async say(notice, purchase) {
      const say = await sayTo(notice.user_id);
      if (notice.kind === "account" && notice.facts !== null) {
        const facts = readStored(accountFacts, notice.facts);
        if (facts === null) return { kind: "refused", why: "facts of another version" };
        return deliverNew(api, notice.user_id, renderAccountNews(say, times, facts));
      }
      if (notice.kind === "announcement") {
        const text = await readAnnouncement(db, notice);
        if (text === null) return { kind: "refused", why: "no such announcement" };
        return deliverNew(deps.bulkApi, notice.user_id, renderAnnouncement(say, text));
      }
      // Operators see what owners do.
      const rights = purchase && notice.kind !== "desk" ? await rightsOfSeller(db, purchase) : null;
      if (notice.kind === "link_opened" || notice.kind === "seat_asks") {
        const content = purchase && (await drawForOwners(say, notice, purchase));
        return content ? deliverNew(api, notice.user_id, content) : { kind: "refused", why: "deleted meanwhile" };
      }
      if (notice.kind === "customer_complaint") {
        const complaint = purchase && (await findComplaint(db, purchase.id));
        // Closed or deleted meanwhile.
        if (!purchase || !complaint || complaint.closed_at !== null) return nothing;
        const { name } = await cardFactsOf(db, purchase);
        const content = renderCustomerComplaint(say, { purchase, name, complaint });
        return deliverNew(api, notice.user_id, rights === null ? content : fitToSeller(rights, content));
      }
      if (notice.kind === "sms" && purchase) {
        const view = await smsOn(purchase);
        const html = smsNotice(say, view);
        // Its fate is known by now: the card shows it.
        if (html === null) return nothing;
        const content = { html, buttons: [nextSmsButtons({ say, sms: view }, purchase.id)] };
        return deliverNew(api, notice.user_id, content, purchase.card_message_id);
      }
      const facts = purchase && (await cardFactsOf(db, purchase));
      const words =
        facts &&
        wordsOf(notice, {
          ...{ say, purchase, name: facts.name, salePayment: facts.salePayment },
          ...{ missesSecondCharge: await missesSecondCharge(db, purchase), withCost: seesCost(rights) },
        });
      if (!words) return { kind: "refused", why: "nothing to say" };
      const isOver = ["settled", "token", "correction"].includes(notice.kind);
      const vended =
        isOver && purchase.state === "succeeded" ? renderVended(say, purchase, deps.readToken(purchase)) : null;
      const login = notice.kind === "login" ? [[loginButton(say, "primary")]] : [];
      const failed =
        isOver && purchase.state === "failed"
          ? [failedButtons({ say, purchase, salePayment: facts.salePayment })]
          : login;
      const content = { html: lines(words, vended?.html), buttons: vended?.buttons ?? failed };
      const told = rights === null ? content : fitToSeller(rights, content);
      return notice.message_id === null
        ? deliverNew(api, notice.user_id, told, purchase.card_message_id)
        : deliverEdit(api, notice.user_id, notice.message_id, told);
    },
  };
}

/** A message beside the card: short, and never the only place of a fact. */
function wordsOf(notice: Notice, view: FailedView & { name: string | null }): Html | null {
  const { say, purchase, name, withCost } = view;
  const vars = {
    what: purchase.provider_name,
    beneficiary: readBeneficiary(say, purchase, name),
    amount: nameWorth(purchase, withCost),
  };
  const [why = "", ...more] = reviewReasons(say, purchase.review);
  switch (notice.kind) {
    case "settled":
      if (purchase.state === "succeeded") {
        return say.html(purchase.delivery === "awaiting" ? "notice-settled-awaited" : "notice-settled-sold", vars);
      }
      if (purchase.state === "failed") {
        return lines(say.html("notice-settled-failed", vars), failedLines(view));
      }
      // Reopened since by the service's evidence: the correction says so, and the card shows it.
      return purchase.state === "void" ? say.html(voidNotice(purchase), vars) : null;
    case "token":
      return services[purchase.service_type].vends === "token"
        ? say.html("notice-token", { meter: vars.beneficiary })
        : say.html("notice-pins", { beneficiary: vars.beneficiary });
    case "correction":
      return lines(say.html("notice-correction", vars), correctedTo());
    case "review":
      return lines(say.html("notice-review", { ...vars, why }), ...reviewLines(say, more));
    case "desk": {
      const state = say.plain(`state-${purchase.state}`);
      const head = say.html("notice-desk", { ...vars, reference: purchase.reference, state, why });
      return lines(head, ...reviewLines(say, more));
    }
    case "seat_allowed":
    case "seat_refused":
      // Cancelled, sold or gone by meanwhile, its card says so.
      if (purchase.state !== "quoted") return null;
      return say.html(notice.kind === "seat_allowed" ? "notice-seat-allowed" : "notice-seat-refused", vars);
    case "undelivered":
      return say.html("notice-undelivered", { who: vars.beneficiary });
    case "login":
      return say.html("login-key-refused");
    default:
      return null;
  }

  function correctedTo(): Html {
    if (purchase.state === "succeeded") return say.html("correction-sold");
    if (purchase.state !== "failed") return say.html("correction-open");
    return failedCardLines(view);
  }
}

function voidNotice(purchase: Purchase) {
  if (isRefusedUnread(purchase.why)) return "notice-settled-refused";
  return purchase.why === "no_record_unseen" ? "notice-settled-unseen" : "notice-settled-void";
}
