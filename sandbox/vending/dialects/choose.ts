import type { Answer, Reply } from "../meaning.ts";
import type { Switches } from "../switches.ts";
import { deployedDialect } from "./deployed.ts";
import type { Asked, Dialect } from "./dialect.ts";
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
    deployed: deployedDialect(switches),
  } satisfies Record<Switches["dialect"], Dialect>;
  return () => dialects[switches.dialect];
}

/** The answer that a reply becomes. */
export function answerOf(dialect: Dialect, reply: Reply, asked: Asked): Answer {
  return "answer" in reply ? reply.answer : dialect.answer(reply, asked);
}
