import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Else this signal opens Node's inspector to everybody on the machine.
process.on("SIGUSR1", () => undefined);
// Not TypeScript: whatever strips the types of the first file stays in memory. In a folder of the installation, since
// what stands there is run; where it cannot be written, it is read.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/vendbot", import.meta.url)));
await import("./main.ts");
// Written at an end too, but a process that is killed has none.
flushCompileCache();
