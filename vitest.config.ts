import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores three files at a time: tests mostly wait for servers and browsers, which are processes of their own.
    maxWorkers: 3,
    globalSetup: [
      "server/testing/postgres-setup.ts",
      "server/testing/build-setup.ts",
      "e2e/browser/chromium.ts",
    ],
  },
});
