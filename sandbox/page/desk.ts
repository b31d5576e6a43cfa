import type { Asks, Change, News } from "../desk/contract.ts";

/**
 * The line to the desk: one stream of events in, small posts out. `onState` hears "open" and "lost"; the browser comes
 * back by itself and receives everything again.
 */
export function connectDesk({
  onChange,
  onNews,
  onState,
}: {
  onChange(change: Change): void;
  onNews(news: News): void;
  onState(state: "open" | "lost"): void;
}): void {
  const events = new EventSource("/events");
  events.addEventListener("change", (event) => onChange(JSON.parse(event.data)));
  events.addEventListener("news", (event) => onNews(JSON.parse(event.data)));
  events.addEventListener("open", () => onState("open"));
  events.addEventListener("error", () => {
    onState("lost");
    // After a refused connection a browser gives up for good.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 2000);
  });
}

/** An action and what it wants to be sent, if anything. */
export type Asking<Name extends keyof Asks> = [
  action: Name,
  ...body: Record<string, never> extends Asks[Name] ? [body?: Asks[Name]] : [body: Asks[Name]],
];

/** Asks the desk for something. Throws an Error with the desk's words where it cannot be. */
export async function ask<Name extends keyof Asks>(...[action, body]: Asking<Name>): Promise<void> {
  const response = await fetch(`/actions/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  await refuseUnlessOk(response);
}

export type Ask = typeof ask;

/** A file on its way from a person's phone. */
interface Attachment {
  person: number;
  kind: "photo" | "document";
  name: string;
  caption: string;
  bytes: ArrayBuffer;
}

/** Sends a file from a person's phone. */
export async function attach({ person, kind, name, caption, bytes }: Attachment): Promise<void> {
  const query = new URLSearchParams({ person: String(person), kind, name, caption });
  const headers = { "content-type": "application/octet-stream" };
  await refuseUnlessOk(await fetch(`/attach?${query}`, { method: "POST", headers, body: bytes }));
}

async function refuseUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const answer = await response.json().catch(() => ({}));
  throw new Error(answer.error ?? `The desk answered ${response.status}`);
}
