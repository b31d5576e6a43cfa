import type { z } from "zod";

/** One thing that the page can ask for. Throws ZodError for a body of another shape, VendbotError for what cannot be. */
export type Action = (body: unknown) => Promise<unknown>;

export type Actions = Readonly<Record<string, Action>>;

export function action<Schema extends z.ZodType>(schema: Schema, run: (input: z.infer<Schema>) => unknown): Action {
  return async (body) => (await run(schema.parse(body))) ?? {};
}
