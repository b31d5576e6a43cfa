import { type Access, owner } from "./callbacks/access.ts";
import { type AnyCallback, readTap } from "./callbacks/callback.ts";
import { asSeller, asTrader, leaving } from "./entry.ts";
import type { Form } from "./forms.ts";
import type { SellerContext, ShopContext } from "./shop.ts";

/** A command, and who may use it. */
export interface Command {
  command: string;
  access: Access;
}

export function command(name: string, access: Access = owner): Command {
  return { command: name, access };
}

/** What follows a command, without the space around it. */
interface Words {
  words: string;
}

type Trigger = AnyCallback | Command;
type ValuesOf<T extends Trigger> = T extends AnyCallback ? Exclude<ReturnType<T["read"]>, null> : Words;
/** `left`: the form that was open. */
type Handler<C, T extends Trigger> = (ctx: C, values: ValuesOf<T>, left: Form | null) => Promise<void>;
type When = (ctx: ShopContext, values: Words) => boolean | Promise<boolean>;

interface Route {
  trigger: Trigger;
  when: When | undefined;
  handle(ctx: ShopContext, values: unknown): Promise<void>;
}

/** What a person can do in one folder of `features/`: its buttons and commands, each with who answers it. */
export class Feature {
  readonly routes: Route[] = [];

  /** `when`: only these updates; the others are for another route of the same button or command. */
  anyone<const T extends Trigger>(triggers: T | readonly T[], handle: Handler<ShopContext, T>, when?: When): this {
    for (const trigger of [triggers].flat() as T[]) {
      const handler = (ctx: ShopContext, values: unknown) => handle(ctx, values as ValuesOf<T>, null);
      this.routes.push({ trigger, when, handle: handler });
    }
    return this;
  }

  /** For those who are logged in; others are asked to log in first. */
  seller<const T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>, when?: When): this {
    return this.anyone(triggers, (ctx, values) => asSeller(ctx, (seller) => handle(seller, values, null)), when);
  }

  /** The same, and the form that is open is left. */
  leaving<const T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>, when?: When): this {
    const handler: Handler<ShopContext, T> = (ctx, values) =>
      leaving(ctx, (form) => asSeller(ctx, (seller) => handle(seller, values, form)));
    return this.anyone(triggers, handler, when);
  }

  /** For those who can sell now. */
  trader<const T extends Trigger>(triggers: T | readonly T[], handle: Handler<SellerContext, T>, when?: When): this {
    return this.anyone(triggers, (ctx, values) => asTrader(ctx, (seller) => handle(seller, values, null)), when);
  }
}

/** Hands buttons and commands to the features that they are of. */
export function createDispatcher(features: readonly Feature[]) {
  const routes = Map.groupBy(
    features.flatMap((feature) => feature.routes),
    ({ trigger }) => ("command" in trigger ? trigger.command : trigger),
  );
  return {
    /** Null: there is no such command. */
    accessOf(name: string): Access | null {
      return routes.get(name)?.[0]?.trigger.access ?? null;
    },
    async dispatch(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
      const asked = askedOf(ctx);
      for (const { when, handle } of (asked && routes.get(asked.key)) ?? []) {
        if (when === undefined || (await when(ctx, asked?.values as Words))) return handle(ctx, asked?.values);
      }
      await next();
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
  const entity = message?.entities?.[0];
  if (message?.text === undefined || entity?.type !== "bot_command" || entity.offset !== 0) return null;
  const [name = "", bot] = message.text.slice(1, entity.length).split("@");
  if (bot !== undefined && bot.toLowerCase() !== me.username.toLowerCase()) return null;
  return { key: name, values: { words: message.text.slice(entity.length).trim() } };
}
