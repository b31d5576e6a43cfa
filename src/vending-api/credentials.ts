/** How a call proves who it is for. The key goes first; a 401 or 403 on one tries the other once. */
export interface Credentials {
  apiKey?: string;
  accessToken?: string;
}

export type AuthHeaders = Readonly<Record<string, string>>;

/** The headers to try, in order (spec: "Authentication"). Empty when there is no credential at all. */
export function authHeaders({ apiKey, accessToken }: Credentials): readonly AuthHeaders[] {
  const headers: AuthHeaders[] = [];
  if (apiKey) headers.push({ "x-api-key": apiKey });
  if (accessToken) headers.push({ authorization: `Bearer ${accessToken}` });
  return headers;
}

export function isUnauthorized(status: number): boolean {
  return status === 401 || status === 403;
}

/** The secrets that must not come back in words of the service. */
export function secretsOf({ apiKey, accessToken }: Credentials): readonly string[] {
  return [apiKey, accessToken].filter((secret) => secret !== undefined);
}

/** The same of a webhook's address, and nothing of a text that is no address: anyone who knows its path can call it. */
export function secretsOfUrl(url: string): readonly string[] {
  const pathname = URL.parse(url)?.pathname;
  if (pathname === undefined) return [];
  return [url, pathname, ...pathname.split("/").filter((part) => part.length >= 16)].filter((part) => part.length > 1);
}
