import "../../core/no-web-storage.ts";

import { type Context, Composer as GrammyComposer, type Middleware, type MiddlewareFn } from "grammy/web";

/** grammY without the HTTP client that its build for Node brings: `bot/inbox/fetch.ts` stands in its place. */
export { Api, Context, GrammyError, InputFile } from "grammy/web";

interface Step<C extends Context> {
  /** Null: every update takes it. */
  takes: ((ctx: C) => boolean | Promise<boolean>) | null;
  run: MiddlewareFn<C>;
}

/**
 * grammY's Composer, which walks past what does not take an update. grammY's own nests all that an update passes into
 * each other, and holds six promises for each button and command that it was not: 200 KB for an update of a visitor.
 */
export class Composer<C extends Context> extends GrammyComposer<C> {
  readonly #steps: Step<C>[] = [];

  constructor(...middleware: Middleware<C>[]) {
    super();
    for (const one of middleware) this.#steps.push({ takes: null, run: functionOf(one) });
  }

  override middleware(): MiddlewareFn<C> {
    return (ctx, next) => this.#walk(0, ctx, next);
  }

  override use(...middleware: Middleware<C>[]): Composer<C> {
    return this.#add(null, middleware);
  }

  override filter(predicate: (ctx: C) => boolean | Promise<boolean>, ...middleware: Middleware<C>[]): Composer<C> {
    return this.#add(predicate, middleware);
  }

  #add(takes: Step<C>["takes"], middleware: Middleware<C>[]): Composer<C> {
    const composer = new Composer(...middleware);
    this.#steps.push({ takes, run: composer.middleware() });
    return composer;
  }

  async #walk(from: number, ctx: C, next: () => Promise<void>): Promise<void> {
    for (let index = from; index < this.#steps.length; index++) {
      const { takes, run } = this.#steps[index] as Step<C>;
      const taken = takes === null || takes(ctx);
      if (typeof taken === "boolean" ? taken : await taken)
        return void (await run(ctx, () => this.#walk(index + 1, ctx, next)));
    }
    await next();
  }
}

function functionOf<C extends Context>(middleware: Middleware<C>): MiddlewareFn<C> {
  return typeof middleware === "function" ? middleware : middleware.middleware();
}
