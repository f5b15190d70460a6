import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Servers and browsers in processes of their own take cores too, but tests mostly wait for them.
    maxWorkers: 2,
    globalSetup: [
      "server/testing/postgres-setup.ts",
      "server/testing/build-setup.ts",
      "e2e/browser/chromium.ts",
    ],
  },
});
