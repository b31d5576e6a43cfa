import { openApiKey } from "../accounts/credentials.ts";
import { readMaintenance } from "../operations/maintenance.ts";
import { ModeChanged } from "../sales/quote.ts";
import { forgetEntry } from "../sessions/pin-check.ts";
import { type Access, owner } from "./callbacks/access.ts";
import type { AnyCallback } from "./callbacks/callback.ts";
import { readTap } from "./callbacks/taps.ts";
import { type Form, isOffer } from "./dialogs/forms.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { menuButton, renderFrozen, serviceRows } from "./ui/menu-card.ts";
import { renderNoKey } from "./ui/no-key.ts";
import { sayIdle, sellBlockedReason } from "./ui/seat.ts";
import { answer, done, remove, send, sendNew } from "./ui/show.ts";
import { lines } from "./ui/text.ts";

export interface Command {
  command: string;
  access: Access;
}

export function command(name: string, access: Access = owner): Command {
  return { command: name, access };
}

/** The text behind a command, without the space around it. */
interface Words {
  words: string;
}

type Trigger = AnyCallback | Command;
type ValuesOf<T extends Trigger> = T extends AnyCallback ? Exclude<ReturnType<T["read"]>, null> : Words;
/** `left`: the form that was open. */
type Handler<C, T extends Trigger> = (ctx: C, values: ValuesOf<T>, left: Form | null) => Promise<void>;

interface Route {
  trigger: Trigger;
  handle(ctx: ShopContext, values: unknown): Promise<void>;
}

/** What a person can do in one folder of `features/`: its buttons and commands, each with its handler. */
export class Feature {
  readonly routes: Route[] = [];

  /** For users who are logged in; others are asked to log in first. */
  seller<T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>): this {
    return this.anyone(triggers, (ctx, values) => asSeller(ctx, (ctx) => handle(ctx, values, null)));
  }

  /** The same, and the bot leaves the form that is open. */
  sellerLeaving<T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>): this {
    return this.anyone(triggers, (ctx, values) =>
      leaving(ctx, (form) => asSeller(ctx, (ctx) => handle(ctx, values, form))),
    );
  }

  /** For users who may sell: a key is there, and nothing stands in the way. */
  trader<T extends Trigger>(trigger: T, handle: Handler<SellerContext, T>): this {
    return this.anyone(trigger, (ctx, values) => asTrader(ctx, (ctx) => handle(ctx, values, null)));
  }

  /** For everybody, logged in or not. */
  anyone<T extends Trigger>(
    triggers: T | readonly T[],
    handle: (ctx: ShopContext, values: ValuesOf<T>) => Promise<void>,
  ): this {
    for (const trigger of [triggers].flat()) {
      this.routes.push({ trigger, handle: (ctx, values) => handle(ctx, values as ValuesOf<T>) });
    }
    return this;
  }
}

/** Handles an update or leaves it to the next handler. True, or resolves to it, if the update goes no further. */
export type UpdateHandler = (ctx: ShopContext) => boolean | Promise<boolean>;

/** Resolves to true once the task is done: its update goes no further. */
export async function isDone(task: Promise<unknown>): Promise<true> {
  await task;
  return true;
}

/** Finds the feature that handles a button or a command. */
export function createDispatcher(features: readonly Feature[]) {
  const routes = new Map(
    features
      .flatMap((feature) => feature.routes)
      .map((route) => ["command" in route.trigger ? route.trigger.command : route.trigger, route] as const),
  );
  return {
    accessOf: (name: string): Access | null => routes.get(name)?.trigger.access ?? null,
    async dispatch(ctx: ShopContext): Promise<boolean> {
      const asked = askedOf(ctx);
      const route = asked && routes.get(asked.key);
      return route ? isDone(route.handle(ctx, asked?.values)) : false;
    },
  };
}

function askedOf(ctx: ShopContext): { key: AnyCallback | string; values: unknown } | null {
  const data = ctx.callbackQuery?.data;
  if (data === undefined) return commandOf(ctx);
  const tap = readTap(data);
  return tap && { key: tap.callback, values: tap.values };
}

/** The command that a message is, and what follows it; null: it is none, or another bot's. */
export function commandOf({ message, me }: ShopContext): { key: string; values: Words } | null {
  const entity = message?.entities?.find(({ type, offset }) => type === "bot_command" && offset === 0);
  if (message?.text === undefined || entity === undefined) return null;
  const [name = "", bot] = message.text.slice(1, entity.length).split("@");
  if (bot !== undefined && bot.toLowerCase() !== me.username.toLowerCase()) return null;
  return { key: name, values: { words: message.text.slice(entity.length).trim() } };
}

/** Does something for those who are logged in; asks all others to log in first. */
export async function asSeller(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  if (!ctx.seller) return ctx.askToLogIn();
  await task(ctx as SellerContext).catch((error: unknown) => sayModeChanged(ctx, error));
}

/** Another chat has switched the mode while an offer was being made: its price was that of the mode that was left. */
async function sayModeChanged(ctx: ShopContext, error: unknown): Promise<void> {
  if (!(error instanceof ModeChanged)) throw error;
  await sendNew(ctx, { html: ctx.say.html("sell-mode-changed"), buttons: [[menuButton(ctx.say)]] });
}

/** The same for selling, which takes a key: without one the way to it is shown instead. */
export async function asTrader(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  await asSeller(ctx, async (trader) => {
    const { account } = trader.seller;
    if (account.frozen_at !== null) return done(answer(ctx), send(ctx, renderFrozen(ctx.say)));
    if (account.stopped_at !== null && trader.seller.seat === null) {
      const html = lines(
        ctx.say.html("shop-stopped", { reason: account.stopped_reason ?? "" }),
        ctx.say.html("problem-nothing-charged"),
      );
      return sendNew(ctx, { html, buttons: [[menuButton(ctx.say)]] });
    }
    if ((await readMaintenance(ctx.shop.store.db)) !== null) {
      return sendNew(ctx, { html: ctx.say.html("maintenance-sale"), buttons: [[menuButton(ctx.say)]] });
    }
    const idle = await sellBlockedReason(trader);
    if (idle) return sayIdle(trader, idle);
    if (openApiKey(ctx.shop.cipher, account, account.mode)) return task(trader);
    await sendNew(ctx, renderNoKey(ctx.say, account));
  });
}

/** A command leaves whatever form is open: its question is taken away, and nothing was charged by it. */
export async function leaving(ctx: ShopContext, task: (form: Form | null) => Promise<void>): Promise<void> {
  const form = await leaveForm(ctx);
  await task(form);
}

export async function leaveForm(ctx: ShopContext): Promise<Form | null> {
  const form = await currentForm(ctx);
  if (!form) return null;
  ctx.work.later(async (trx) => {
    await ctx.shop.forms.clear(trx, ctx.userId);
    if (form.kind === "login") await forgetEntry(trx, ctx.userId, ctx.shop.clock.now());
  });
  // The confirm card stays: it is an offer of its own, good until it runs out.
  const isTapped = form.cardMessageId === ctx.callbackQuery?.message?.message_id;
  if (form.cardMessageId !== null && !isOffer(form) && !isTapped) await remove(ctx, form.cardMessageId);
  return form;
}

/** The form that is open in this chat. One of another version of the bot is dropped, with a word. */
export async function currentForm(ctx: ShopContext): Promise<Form | null> {
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (form !== "outdated") return form;
  ctx.isFormDropped = true;
  ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
  await send(ctx, { html: ctx.say.html("form-updated"), buttons: ctx.seller ? serviceRows(ctx.say) : [] });
  return null;
}
