import { type Access, owner } from "./callbacks/access.ts";
import type { AnyCallback } from "./callbacks/callback.ts";
import { readTap } from "./callbacks/taps.ts";
import type { Form } from "./dialogs/forms.ts";
import { asSeller, asTrader, leaving } from "./entry.ts";
import type { SellerContext, ShopContext } from "./shop.ts";

/** A command, and who may use it. */
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
  leaving<T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>): this {
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

/** Finds the feature that handles a button or a command. */
export function createDispatcher(features: readonly Feature[]) {
  const routes = new Map(
    features
      .flatMap((feature) => feature.routes)
      .map((route) => ["command" in route.trigger ? route.trigger.command : route.trigger, route] as const),
  );
  return {
    /** Returns null if no feature has this command. */
    accessOf: (name: string): Access | null => routes.get(name)?.trigger.access ?? null,
    async dispatch(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
      const asked = askedOf(ctx);
      const route = asked && routes.get(asked.key);
      await (route ? route.handle(ctx, asked?.values) : next());
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
function commandOf({ message, me }: ShopContext): { key: string; values: Words } | null {
  const entity = message?.entities?.find(({ type, offset }) => type === "bot_command" && offset === 0);
  if (message?.text === undefined || entity === undefined) return null;
  const [name = "", bot] = message.text.slice(1, entity.length).split("@");
  if (bot !== undefined && bot.toLowerCase() !== me.username.toLowerCase()) return null;
  return { key: name, values: { words: message.text.slice(entity.length).trim() } };
}
