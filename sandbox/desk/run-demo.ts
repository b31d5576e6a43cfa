import { type Demo, type DemoOptions, startDemo } from "./demo.ts";

/**
 * Runs a demo until `ended`, and another one on the same port whenever the page wants to begin again. Resolves to what
 * ended it, once the last demo is closed.
 */
export async function runDemo<End>(
  options: DemoOptions,
  ended: Promise<End>,
  onStarted: (demo: Demo) => void,
): Promise<End> {
  for (let { port } = options; ; ) {
    const reset = Promise.withResolvers<"reset">();
    const demo = await startDemo({ ...options, port, onReset: () => reset.resolve("reset") });
    port = Number(new URL(demo.url).port);
    onStarted(demo);
    const end = await Promise.race([ended.then((what) => ({ what })), reset.promise]);
    await demo[Symbol.asyncDispose]();
    if (end !== "reset") return end.what;
  }
}
