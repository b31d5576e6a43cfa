const { searchParams } = new URL(import.meta.url);
let aheadMs = Number(searchParams.get("ahead") ?? 0);
const realNow = Date.now;

/** Loaded into a shop's process ahead of it, this moves its wall clock as the parent says; time itself goes on evenly. */
Date.now = () => realNow() + aheadMs;
process.on("message", (message) => {
  aheadMs = Number(message);
  process.send?.("moved");
});
// The parent's end is not waited for.
process.channel?.unref();
