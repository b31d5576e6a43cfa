import { formatNaira } from "../../../core/money.ts";
import { readStored } from "../../../core/stored.ts";
import { alertFacts } from "../../../operations/alerts.ts";
import type { Alert } from "../../../operations/operations.queries.ts";
import type { Overview } from "../../../operations/overview.ts";
import type { SmsSums } from "../../../sms/sms.queries.ts";
import { operatorButtons } from "../../callbacks/operators.ts";
import type { Times } from "../../ui/format.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { backButton, holdLines, liftButton } from "./holds-card.ts";
import { renderLearnt } from "./learnt-lines.ts";

interface Words {
  say: Say;
  times: Times;
}

const minuteMs = 60_000;
const megabyte = 1_000_000;
const gigabyte = 1_000_000_000;

/** One trouble, while it lasts and when it is over. */
export function renderAlert({ say, times }: Words, alert: Alert): Content {
  const what = describeAlert({ say, times }, alert);
  if (alert.over_at === null) {
    const since = times.soon(alert.bad_since, alert.raised_at ?? alert.bad_since);
    return { html: lines(say.html("alert-on", { what }), say.html("alert-since", { since })) };
  }
  // An alert without an earlier good time is over from its end on.
  const overAt = alert.good_since ?? alert.over_at;
  const [since, over] = [times.soon(alert.bad_since, overAt), times.soon(overAt, alert.bad_since)];
  return { html: lines(say.html("alert-off", { what }), say.html("alert-over", { since, over })) };
}

function describeAlert({ say, times }: Words, alert: Alert): string {
  const facts = readStored(alertFacts, alert.facts);
  if (facts === null) return alert.kind;
  switch (facts.kind) {
    case "service_down":
      return say.plain("alert-service-down");
    case "bot_token":
      return say.plain(`alert-bot-token-${facts.why}`);
    case "stuck_sale":
      return say.plain("alert-stuck-sale", { count: facts.count, oldest: times.moment(facts.oldestAt) });
    case "disk_low":
      return say.plain("alert-disk-low", { free: readSize(say, facts.freeBytes) });
    case "clock_skew": {
      const seconds = Math.abs(facts.seconds);
      return say.plain(facts.seconds > 0 ? "alert-clock-ahead" : "alert-clock-behind", {
        seconds,
        peer: say.plain(`peer-${facts.peer}`),
      });
    }
    case "catalogue_surprise":
      return say.plain(`alert-catalogue-${facts.what}`, { listing: facts.listing });
  }
}

/** How the shop runs, on one card. */
export function renderStatus({ say, times }: Words, overview: Overview): Content {
  const { at, startedAt, serviceDownSince, maintenanceSince, holds, alerts, store } = overview;
  return {
    html: paragraphs(
      lines(
        say.html("ops-title", { version: overview.version }),
        holdLines({ say, times, now: at }, holds),
        maintenanceSince !== null && say.html("ops-maintenance", { since: times.moment(maintenanceSince) }),
        serviceDownSince === null
          ? say.html("ops-service-up")
          : say.html("ops-service-down", { since: times.soon(serviceDownSince, at) }),
        say.html(overview.isConnected ? "ops-telegram-up" : "ops-telegram-down"),
        openSalesLine(say, overview.openSales, overview.oldestSaleAt, at),
        overview.salesForReview > 0 && say.html("ops-review", { count: overview.salesForReview }),
        complaintsLine(say, overview.complaints),
        say.html("ops-queues", { updates: overview.updatesWaiting, notices: overview.noticesWaiting }),
        say.html("ops-sellers", { count: overview.sellers }),
        overview.sms !== null && smsSumLine(say, overview.sms),
        databaseLine(say, store),
        say.html("ops-uptime", { uptime: readUptime(say, at - startedAt) }),
      ),
      alerts.length > 0 &&
        lines(...alerts.map((alert) => say.html("alert-on", { what: describeAlert({ say, times }, alert) }))),
      renderLearnt({ say, times }, overview.learnt),
      say.html("ops-as-of", { time: times.seconds(at) }),
    ),
    buttons: [
      [button(say, "button-refresh", operatorButtons.status())],
      ...inRows(holds.map((hold) => liftButton(say, hold))),
      [button(say, "button-hold", operatorButtons.holds()), maintenanceButton(say, maintenanceSince)],
      [button(say, "button-shop-find", operatorButtons.findShop())],
    ],
  };
}

/** How many sales are open, and how old the first of them is. */
export function openSalesLine(say: Say, count: number, oldestAt: number | null, now: number): Html {
  if (oldestAt === null) return say.html("ops-sales-none");
  return say.html("ops-sales", { count, minutes: Math.max(0, Math.round((now - oldestAt) / minuteMs)) });
}

function smsSumLine(say: Say, { count, costKobo, unpriced, failed, unknown }: SmsSums): Html {
  return say.html("ops-sms", { count, cost: formatNaira(costKobo), unpriced, lost: failed + unknown });
}

/** As many companies as fit a line are named. */
const maxCompanies = 5;

function complaintsLine(say: Say, complaints: Overview["complaints"]): Html | false {
  const count = complaints.reduce((sum, one) => sum + one.count, 0);
  const named = complaints.slice(0, maxCompanies).map((one) => say.plain("ops-complaints-of", one));
  const companies = [...named, ...(complaints.length > maxCompanies ? ["…"] : [])].join(", ");
  return count > 0 && say.html("ops-complaints", { count, companies });
}

function databaseLine(say: Say, { engine, bytes, disk }: Overview["store"]): Html {
  const size = readSize(say, bytes);
  return engine === "sqlite"
    ? say.html("ops-sqlite", { size, free: readSize(say, disk?.freeBytes ?? 0) })
    : say.html("ops-postgres", { size });
}

function readUptime(say: Say, ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return say.plain("uptime-days", { days, hours });
  return say.plain("uptime-hours", { hours, minutes: minutes % 60 });
}

/** Whether new sales are taken, and the button that changes it. */
export function renderMaintenance({ say, times }: Words, since: number | null): Content {
  return {
    html: since === null ? say.html("maintenance-off") : say.html("maintenance-on", { since: times.moment(since) }),
    buttons: [[maintenanceButton(say, since)]],
  };
}

/** The question before new sales are stopped for a number of chats. */
export function askMaintenance(say: Say, sellers: number, stamp: string): Content {
  return {
    html: say.html("maintenance-ask", { count: sellers }),
    buttons: [
      [button(say, "button-maintenance-on", operatorButtons.maintenanceSurely({ stamp }), "danger"), backButton(say)],
    ],
  };
}

function maintenanceButton(say: Say, since: number | null): Button {
  return since === null
    ? button(say, "button-maintenance-on", operatorButtons.maintenance({ to: "on" }), "danger")
    : button(say, "button-maintenance-off", operatorButtons.maintenance({ to: "off" }), "primary");
}

function readSize(say: Say, bytes: number): string {
  return bytes < gigabyte
    ? say.plain("size-mb", { size: Math.ceil(bytes / megabyte) })
    : say.plain("size-gb", { size: Math.round(bytes / gigabyte) });
}
