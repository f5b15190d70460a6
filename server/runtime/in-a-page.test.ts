import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

/** What both a page and Node have. Nothing that only Node has is in here. */
const PAGE = {
  btoa,
  clearInterval,
  clearTimeout,
  crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
  TextEncoder,
};

async function bundleForPages(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    globalName: "bundle",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

describe("The referee without a server: folds, live table and subscriptions", () => {
  it("bundle for a page, and play a whole game there with a bot and the clock", async () => {
    const code = await bundleForPages(
      `export { playInAPage } from "./server/runtime/testing/table-in-a-page.ts";`,
    );
    const outcome = await runInNewContext(`${code}; bundle.playInAPage()`, { ...PAGE });
    expect(outcome).toMatchObject({ over: true, faults: [] });
    expect(outcome.updates).toBeGreaterThan(10);
  });

  it("bundle for a page with every fold there is, including those of tournaments", async () => {
    const code = await bundleForPages(`
      export * from "./server/folds/table/judge.ts";
      export * from "./server/folds/tournament/due.ts";
      export * from "./server/folds/tournament/public-tournament.ts";
      export { LiveTournament } from "./server/runtime/tournament/live-tournament.ts";`);
    expect(code).toContain("LiveTournament");
  });

  it("would not bundle with a module of Node's own, so that the tests above can fail", async () => {
    const contents = `export { Cluster } from "./server/runtime/cluster.ts";`;
    await expect(bundleForPages(contents)).rejects.toThrow('Could not resolve "node:crypto"');
  });
});
