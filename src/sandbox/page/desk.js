/**
 * The line to the desk: one stream of events in, small posts out. `onState` hears "open" and "lost"; the browser comes
 * back by itself and is told everything anew.
 */
export function connectDesk({ onChange, onNews, onState }) {
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

/** Asks the desk for something. Throws an Error with the desk's words where it cannot be. */
export async function ask(action, body = {}) {
  const response = await fetch(`/actions/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await refuseUnlessOk(response);
}

/** Sends a file from a person's phone. `kind` is "photo" or "document". */
export async function attach({ person, kind, name, caption, bytes }) {
  const query = new URLSearchParams({ person: String(person), kind, name, caption });
  const headers = { "content-type": "application/octet-stream" };
  await refuseUnlessOk(await fetch(`/attach?${query}`, { method: "POST", headers, body: bytes }));
}

async function refuseUnlessOk(response) {
  if (response.ok) return;
  const answer = await response.json().catch(() => ({}));
  throw new Error(answer.error ?? `The desk answered ${response.status}`);
}
