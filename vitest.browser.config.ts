import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    hookTimeout: 30_000,
    // A browser is heavy: one at a time.
    fileParallelism: false,
  },
});
