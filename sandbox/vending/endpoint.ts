import type { Caller, Credential } from "./credentials.ts";
import type { Operation } from "./faults.ts";
import type { Reply } from "./meaning.ts";

export interface Call<Who = Caller> {
  /** The parsed JSON when it was an object, else null. */
  body: Readonly<Record<string, unknown>> | null;
  caller: Who;
  /** The variable segment of the path, decoded; empty where there is none. */
  parameter: string;
  /** With the host that the caller named. */
  url: URL;
}

/**
 * One operation of the service. `path` is below the developer root, `{}` stands for one segment. `handle` must not
 * wait: what it does happens at once or not at all.
 */
export type Endpoint = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  operation: Exclude<Operation, "any">;
  /** Whether the path is known; it is when not given. */
  isThere?(): boolean;
} & (
  | { credential: "none"; handle(call: Call<null>): Reply }
  | { credential: Exclude<Credential, "none">; handle(call: Call): Reply }
);
