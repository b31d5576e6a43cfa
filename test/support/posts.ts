import type { ReceivedRequest } from "../../sandbox/vending/requests.ts";

/** The parts of a request to purchase that the audits read. */
type Post = Pick<ReceivedRequest, "body" | "answered">;

const bodyOf = ({ body }: Post) => (body ?? {}) as { reference?: string; amount?: number };

/**
 * References that were posted twice, but for the one resend that is allowed: after a 400 or 422 to `amount: 0`, with an
 * amount above 0.
 */
export function doubledReferences(posts: readonly Post[]): string[] {
  const byReference = Map.groupBy(posts, (post) => bodyOf(post).reference ?? "");
  return [...byReference].flatMap(([reference, [first, second, ...more]]) =>
    second === undefined || (more.length === 0 && first && isResend(first, second)) ? [] : [reference],
  );
}

/** Whether `second` is the resend that a refusal of `first` for its amount allows. */
function isResend(first: Post, second: Post): boolean {
  const wasRefused = first.answered === 400 || first.answered === 422;
  return wasRefused && bodyOf(first).amount === 0 && (bodyOf(second).amount ?? 0) > 0;
}
