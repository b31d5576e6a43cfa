import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

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
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { headers } = request;
    const signature = headers["x-service-signature"]?.toString();
    received.push({ body, signature, contentType: headers["content-type"], headers });
    const answer = answers.shift() ?? 200;
    if (answer !== "silence") response.writeHead(answer).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    events: () => received.map(({ body }) => JSON.parse(body)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
