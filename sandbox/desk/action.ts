import type { z } from "zod";

/** One thing that the page can ask for. Throws ZodError for a body of another shape, VendbotError for what cannot be. */
export interface Action<Body = unknown> {
  (body: unknown): Promise<unknown>;
  /** Only for types: the body that the page has to send. */
  readonly body?: Body;
}

export type Actions = Readonly<Record<string, Action>>;

export function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>) => unknown,
): Action<z.input<Schema>> {
  return async (body) => (await run(schema.parse(body))) ?? {};
}
