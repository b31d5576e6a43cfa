import type { Caller, Credential } from "./credentials.ts";
import type { Operation } from "./faults.ts";
import type { Meaning } from "./meaning.ts";

export interface Call<Who = Caller> {
  /** The parsed JSON when it was an object, else null. */
  body: Readonly<Record<string, unknown>> | null;
  caller: Who;
  /** The variable segment of the path, decoded; empty where there is none. */
  parameter: string;
}

/**
 * One operation of the specification. `path` is below the developer root, `{}` stands for one segment. `handle` must not
 * wait: what it does happens at once or not at all.
 */
export type Endpoint = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  operation: Exclude<Operation, "any">;
} & (
  | { credential: "none"; handle(call: Call<null>): Meaning }
  | { credential: Exclude<Credential, "none">; handle(call: Call): Meaning }
);
