import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { serveLocally } from "../../../support/local-server.ts";

/** Stands where the caller's webhook URL points and keeps what comes, byte for byte. */
export interface Receiver extends AsyncDisposable {
  url: string;
  received: Received[];
  /** The statuses of the coming answers; 200 when there are none left. "silence" never answers. */
  answers: (number | "silence")[];
  /** The parsed bodies. */
  events(): Event[];
}

interface Event {
  event: string;
  reference: string;
  status: string;
  amount: number;
  beneficiary: string;
  service_type: string;
  timestamp: string;
  meta: { token?: string };
}

interface Received {
  body: string;
  /** In the header of the specification. */
  signature: string | undefined;
  contentType: string | undefined;
  headers: IncomingHttpHeaders;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Receiver["received"] = [];
  const answers: Receiver["answers"] = [];
  const server = await serveLocally(async (request, response) => {
    const body = await text(request);
    const { headers } = request;
    const signature = headers["x-service-signature"]?.toString();
    received.push({ body, signature, contentType: headers["content-type"], headers });
    const answer = answers.shift() ?? 200;
    if (answer !== "silence") response.writeHead(answer).end();
  });
  return {
    url: `${server.origin}/hook`,
    received,
    answers,
    events: () => received.map(({ body }) => JSON.parse(body)),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
