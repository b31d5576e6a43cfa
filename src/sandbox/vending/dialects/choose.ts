import type { Switches } from "../switches.ts";
import type { Dialect } from "./dialect.ts";
import { djangoDialect } from "./django.ts";
import { expressDialect } from "./express.ts";
import { laravelDialect } from "./laravel.ts";
import { specDialect } from "./spec.ts";

/** The dialect that the switch wants at each moment. */
export function createDialects(switches: Switches): () => Dialect {
  const dialects = {
    spec: specDialect(switches),
    django: djangoDialect(switches),
    laravel: laravelDialect(switches),
    express: expressDialect(switches),
  } satisfies Record<Switches["dialect"], Dialect>;
  return () => dialects[switches.dialect];
}
