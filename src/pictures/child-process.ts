import { fork } from "node:child_process";
import { flushCompileCache, getCompileCacheDir } from "node:module";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import type { Clock } from "../core/clock.ts";
import { messageOf, type VendbotError } from "../core/errors.ts";

interface ChildOptions {
  clock: Clock;
  /** The script that it runs, which calls `answerParent`. */
  program: URL;
  execArgv: string[];
  /** One of `os.constants.priority`, for all its threads. */
  priority?: number;
  /** An open file, which is the child's descriptor 4. */
  file?: number;
  /** A child that leaves a message unanswered for so long is killed. */
  patienceMs: number;
  /** A child without a message for so long ends, if this is given. */
  idleMs?: number;
  /** Makes the error to throw. */
  raise(code: "process_lost" | "failed", message: string): VendbotError;
}

/** A process that answers messages. If it fails or is too slow, it ends with all its messages; disposing of it kills it. */
export interface Child<Message, Answer> extends Disposable {
  readonly isOver: boolean;
  /** Throws what `raise` makes. */
  ask(message: Message): Promise<Answer>;
}

/** Half of a child's start is compiling, unless it finds its code where the shop keeps its own. */
const compiled = getCompileCacheDir();
const environment = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };

type Asked<Message> = { id: number; message: Message };
type Reply<Answer> = { id: number } & ({ answer: Answer } | { failure: string });

/** Starts a process, which does not keep this one alive between messages. */
export function startChild<Message, Answer>(options: ChildOptions): Child<Message, Answer> {
  const { clock, program, execArgv, priority, file, patienceMs, idleMs, raise } = options;
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;
  let isOver = false;
  let cancelIdle = () => {};
  const child = fork(program, {
    // Nothing of the shop's secrets, and none of the flags that the shop itself runs with.
    env: environment,
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc", ...(file === undefined ? [] : [file])],
  });
  child.unref();
  // Linux counts it per thread: set from here, it comes before the child has any but its first.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  child.on("message", (message) => {
    const reply = message as Reply<Answer>;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("failure" in reply) asked?.reject(raise("failed", reply.failure));
    else asked?.resolve(reply.answer);
  });
  child.on("error", end);
  child.on("exit", end);

  function end(): void {
    isOver = true;
    cancelIdle();
    child.kill("SIGKILL");
    for (const { reject } of waiting.values()) reject(raise("process_lost", "The child process ended"));
    waiting.clear();
  }

  return {
    get isOver() {
      return isOver;
    },
    async ask(message) {
      if (isOver) throw raise("process_lost", "The child process ended");
      cancelIdle();
      child.channel?.ref();
      const id = ++lastId;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(id, asked);
      const cancelDeadline = clock.after(patienceMs, end);
      child.send({ id, message } satisfies Asked<Message>, (error) => error && end());
      try {
        return await asked.promise;
      } finally {
        cancelDeadline();
        if (waiting.size === 0 && !isOver) {
          child.channel?.unref();
          if (idleMs !== undefined) cancelIdle = clock.after(idleMs, end);
        }
      }
    },
    [Symbol.dispose]: end,
  };
}

/** In the child: answers each message of the parent, and ends with it. */
export function answerParent<Message, Answer>(handle: (message: Message) => Answer | Promise<Answer>): void {
  // Else this signal opens Node's inspector, as in start.js.
  process.on("SIGUSR1", () => undefined);
  process.on("message", async ({ id, message }: Asked<Message>) => {
    let reply: Reply<Answer>;
    try {
      reply = { id, answer: await handle(message) };
    } catch (error) {
      reply = { id, failure: messageOf(error) };
    }
    process.send?.(reply);
  });
  process.on("disconnect", () => process.exit());
  // Written at an end too, but a child that is killed has none.
  flushCompileCache();
}
