import { hourMs } from "../../../core/calendar.ts";
import { offeredLately } from "../../../holds/holds.queries.ts";
import { type HoldSet, liftHold, maxReasonLength, setHold } from "../../../holds/holds.ts";
import { countSellers } from "../../../operations/operations.queries.ts";
import type { ServiceType } from "../../../services/services.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { holdReader } from "../../ui/held.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { answer, present, replace } from "../../ui/show.ts";
import {
  askHeldCompany,
  askHeldService,
  askHoldReason,
  askHoldSurely,
  askHoldUntil,
  holdHours,
  renderHold,
  renderLifted,
  type Ways,
} from "./holds-card.ts";

type HoldForm = FormOf<"hold">;

/** A time like 22:30, of today or else of tomorrow. */
const clockTime = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/;

export const holding = createDialogController<HoldForm, ShopContext>("hold", {
  draw: drawQuestion,
  readTap: readHoldTap,
  readText: readHoldText,
  end: keepHold,
});

/** Which service is to be held. */
export async function showServices(ctx: ShopContext): Promise<void> {
  await present(ctx, askHeldService(ctx.say), null);
}

/** The companies that are offered for a service, as far as this process has seen a list or the book holds offers. */
export async function askHold(ctx: ShopContext, serviceType: ServiceType, earlier: Form | null): Promise<void> {
  const { shop } = ctx;
  const offered = await offeredLately(shop.store.db, serviceType);
  const known = [
    ...shop.productCatalogue.knownProviders(serviceType),
    ...offered.map(({ provider_slug: slug, name }) => ({ slug, name })),
  ];
  // The first is the newest name.
  const companies = [...new Map(known.toReversed().map((one) => [one.slug, one])).values()];
  await holding.open(
    ctx,
    { serviceType, companies: companies.toSorted((a, b) => a.name.localeCompare(b.name)) },
    earlier,
  );
}

async function drawQuestion(ctx: ShopContext, { step, answers, revision }: HoldForm, data: Ways["data"]) {
  const { say, shop } = ctx;
  const ways = { data, cancel: cancelButton(say, revision) };
  switch (step) {
    case "company":
      return askHeldCompany(say, answers, ways);
    case "until":
      return askHoldUntil(say, answers, ways);
    case "reason":
      return askHoldReason(say, answers, ways);
    default:
      return askHoldSurely(holdReader(ctx), answers, await countSellers(shop.store.db), ways);
  }
}

function readHoldTap({ shop }: ShopContext, { step, answers }: HoldForm, place: number) {
  if (step === "company") {
    const provider = place === 0 ? null : answers.companies[place - 1];
    return provider === undefined ? null : { answer: { provider } };
  }
  const hours = holdHours[place];
  if (step === "until") return hours === undefined ? null : { answer: { until: shop.clock.now() + hours * hourMs } };
  return step === "sure" ? { answer: {} } : null;
}

function readHoldText({ say, shop }: ShopContext, { step }: HoldForm, text: string) {
  if (step === "until") {
    const until = readClockTime(shop, text);
    return until === null ? { problem: { html: say.html("hold-bad-time") } } : { answer: { until } };
  }
  const reason = text.replace(/\s+/g, " ").trim();
  if (reason.length > 0 && reason.length <= maxReasonLength) return { answer: { reason } };
  return { problem: { html: say.html("hold-bad-reason", { most: maxReasonLength }) } };
}

function readClockTime({ clock, times, calendar }: ShopContext["shop"], text: string): number | null {
  const [, hours, minutes] = clockTime.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const now = clock.now();
  const after = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const today = times.startOfDay(now) + after;
  return today > now ? today : calendar.startOf(calendar.dayOf(now) + 1) + after;
}

/**
 * The tap that means it. If another operator was faster, on any replica, the answer shows the hold that they have set.
 */
async function keepHold(ctx: ShopContext, { answers, cardMessageId }: HoldForm): Promise<void> {
  const { shop, userId } = ctx;
  const { serviceType, provider = null, reason = "", until = 0 } = answers;
  const set = await endForm(ctx, async (trx): Promise<HoldSet | null> => {
    // An operator whose right was taken away meanwhile sets nothing.
    if (!shop.isOperator(userId)) return null;
    return setHold(trx, stampNow(shop), userId, { serviceType, provider, reason, until });
  });
  if (set) await present(ctx, renderHold(holdReader(ctx), set), cardMessageId);
}

/** [Lift]: what was held is sold again. */
export async function lift(ctx: ShopContext, id: string): Promise<void> {
  const { shop, say, userId } = ctx;
  const lifted = await ctx.work.commit((trx) => liftHold(trx, stampNow(shop), userId, id));
  if (!lifted) return answer(ctx, say.plain("hold-over"), true);
  await replace(ctx, renderLifted(say, lifted));
}
