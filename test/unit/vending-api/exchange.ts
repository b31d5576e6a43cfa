import type { VendingClient } from "../../../src/vending-api/client.ts";
import type { VendingError } from "../../../src/vending-api/errors.ts";
import { aClient } from "./builders.ts";
import { respond, startWireServer, type WireRequest } from "./wire-server.ts";

export const profile = {
  user: {
    id: 3,
    first_name: "Ada",
    last_name: "Obi",
    phone_number: "08031234567",
    email: "ada@example.com",
    role: "developer",
    is_active: true,
  },
  wallet_balance: 12_450,
  developer_profile: {
    webhook_url: "https://shop.example/hook",
    webhook_secret: "whsec",
    is_active: true,
    created_at: "2026-01-02T03:04:05Z",
  },
  api_keys: [{ key: "ak_live_1", mode: "live", is_active: true, created_at: "2026-01-02T03:04:05Z", last_used: null }],
};
export const both = { apiKey: "ak_live_1", accessToken: "eyJ.a.b" };

/** Runs a client against a server that does this with each request. Returns its result, and the requests that it sent. */
export async function exchange<Result>(
  onRequest: (request: WireRequest) => void,
  act: (client: VendingClient) => Promise<Result>,
) {
  await using server = await startWireServer({ onRequest });
  await using client = aClient({ baseUrl: server.baseUrl });
  const result = await act(client).catch((error: unknown) => error as VendingError);
  const said = server.requests.map(({ method, path, headers, body }) => ({ method, path, headers, body }));
  return { result, said };
}

/** Gives each request the same answer. */
export const answers = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  return (request: WireRequest) => respond(request, status, body, headers);
};
