import { defineConfig } from "vitest/config";

/** What takes longer than a test may: the steps of the image, and the real proxies in front of a cluster. */
export default defineConfig({
  test: {
    include: ["e2e/deployed/*.trial.ts"],
    globalSetup: ["server/testing/postgres-setup.ts", "server/testing/build-setup.ts", "e2e/debian-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
