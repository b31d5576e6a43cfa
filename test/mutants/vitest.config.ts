import { defineConfig } from "vitest/config";

/** The tests of the pure rules that `npm run mutants` puts bugs into: those that take milliseconds. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      "test/unit/core/money.test.ts",
      "test/unit/sales/{next,states,evidence,reviews,amount-refused,charges,foreign-records,settle}*.test.ts",
      "test/unit/vending-api/{purchase-answer,purchase-line,purchase-faults,verify-outcome,dialects-sales,vended,purchase-record}.test.ts",
    ],
  },
});
