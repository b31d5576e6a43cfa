import { type LogFields, silentLog } from "../../../src/core/log.ts";
import type { VendingError } from "../../../src/vending-api/errors.ts";
import { aClient, type BuyingClient } from "./builders.ts";
import { respond, startWireServer } from "./wire-server.ts";

/** The service as it would be written in one framework or another: what is the same is read the same. */

export const root = "/api/v1/developer";
export const key = { apiKey: "ak_live_1" };
export const token = { accessToken: "eyJ.a.b" };

export interface FakeAnswer {
  status?: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The client's result at a service that answers each path by `said`. */
export async function against<Result>(
  said: FakeAnswer | Readonly<Record<string, FakeAnswer>>,
  act: (client: BuyingClient) => Promise<Result>,
) {
  const warnings: { event: string; fields: LogFields | undefined }[] = [];
  const log = { ...silentLog, warn: (event: string, fields?: LogFields) => warnings.push({ event, fields }) };
  await using server = await startWireServer({
    onRequest(request) {
      const answer = "body" in said ? (said as FakeAnswer) : (said as Record<string, FakeAnswer>)[request.path];
      const text = JSON.stringify(answer?.body ?? {}).replaceAll("HOST", `127.0.0.1:${server.port}`);
      const body = typeof answer?.body === "string" ? answer.body : text;
      respond(request, answer?.status ?? (answer ? 200 : 404), body, answer?.headers);
    },
  });
  await using client = aClient({ baseUrl: server.baseUrl, log });
  const result = await act(client).catch((error: unknown) => error as VendingError);
  return { result, warnings, paths: server.requests.map(({ path }) => path) };
}

export const drfProfile = {
  user: {
    ...{ id: 3, first_name: "Ada", last_name: "Obi", phone_number: "08031234567", email: "ada@example.com" },
    ...{ role: "developer", is_active: true },
  },
  wallet_balance: "12450.00",
  developer_profile: {
    ...{ webhook_url: "", webhook_secret: "whsec", is_active: true, created_at: "2026-01-02T04:04:05.123456+01:00" },
  },
  api_keys: [
    {
      ...{ key: "ak_live_1", mode: "live", is_active: true, last_used: null },
      created_at: "2026-01-02T04:04:05.123456+01:00",
    },
  ],
};
export const laravelProfile = {
  data: {
    ...drfProfile,
    user: { ...drfProfile.user, id: "3", is_active: 1 },
    developer_profile: { ...drfProfile.developer_profile, is_active: 1, created_at: "2026-01-02T03:04:05.000000Z" },
    api_keys: [{ ...drfProfile.api_keys[0], is_active: 1, created_at: "2026-01-02 03:04:05" }],
  },
};
export const expressProfile = {
  success: true,
  message: "Profile fetched",
  data: {
    ...drfProfile,
    __v: 0,
    wallet_balance: 12449.999999999998,
    developer_profile: { ...drfProfile.developer_profile, created_at: 1767323045123 },
    api_keys: [{ ...drfProfile.api_keys[0], is_active: "true", created_at: 1767323045123, _id: "65f" }],
  },
};
