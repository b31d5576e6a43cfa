import type { AccountTable, WebhookState } from "../accounts/accounts.table.ts";

/** The path of the route under the public origin. */
const webhookRoute = "/webhooks/vending/";

/** Whose URL a profile holds. */
export type Called =
  | { kind: "ours" }
  /** Our path under another origin: this program's address has changed. */
  | { kind: "ours_elsewhere" }
  | { kind: "nobody" }
  | { kind: "other"; url: string }
  /** The profile does not tell. */
  | { kind: "unsaid" };

/**
 * Reads whose URL it is. `path` is the account's unguessable last part: a URL that ends in it was made here, whatever
 * stands before it. `origin` is undefined where no webhook can reach us.
 */
export function whoIsCalled(
  developer: { webhookUrl: string | null } | null,
  ours: { path: string; origin: string | undefined },
): Called {
  if (!developer) return { kind: "unsaid" };
  const { webhookUrl } = developer;
  if (!webhookUrl) return { kind: "nobody" };
  const bare = trim(webhookUrl);
  if (ours.origin !== undefined && bare === trim(ourUrl(ours.path, ours.origin))) return { kind: "ours" };
  if (bare.endsWith(webhookRoute + ours.path)) return { kind: "ours_elsewhere" };
  return { kind: "other", url: webhookUrl };
}

export function ourUrl(path: string, origin: string): string {
  return new URL(webhookRoute + path, origin).href;
}

/** The host of a URL, as all that is shown of it: its path may be a secret of that website. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host || "?";
}

/** The columns of an account whose webhook is registered as ours at `now`: no call counts that came before. */
export function registeredAt(now: number, webhook_state: "registering" | "ours" = "ours") {
  return { webhook_state, webhook_registered_at: now, webhook_heard_at: null } satisfies Partial<AccountTable>;
}

/** The message to the chats after a profile was read. */
type WebhookNews = "webhook_other" | "webhook_lost";

/**
 * The new state after a profile, and the message about it. `isAsked`: the reseller has chosen about this very URL.
 * Without an address of our own (`canBeCalled`) there is nothing to choose.
 */
export function nextWebhookState(
  state: WebhookState,
  called: Called,
  facts: { isAsked: boolean; canBeCalled: boolean },
): { state: WebhookState; say: WebhookNews | null } {
  switch (called.kind) {
    case "unsaid":
      return { state, say: null };
    case "ours":
      return { state: "ours", say: null };
    case "nobody":
    case "ours_elsewhere":
      return { state: state === "registering" ? "registering" : "none", say: null };
    case "other": {
      if (!facts.canBeCalled) return { state: "other", say: null };
      if (state === "ours") return { state: "other", say: "webhook_lost" };
      return { state: "other", say: facts.isAsked ? null : "webhook_other" };
    }
  }
}

function trim(url: string): string {
  return url.replace(/\/+$/, "");
}
