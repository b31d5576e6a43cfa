import type { Answer } from "./answers.ts";
import type { Caller, Credential } from "./credentials.ts";
import type { Operation } from "./faults.ts";

export interface Call<Who = Caller> {
  url: URL;
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
  | { credential: "none"; handle(call: Call<null>): Answer }
  | { credential: Exclude<Credential, "none">; handle(call: Call): Answer }
);
