import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildAll, buildServer, bundle } from "../../tools/build.ts";
import { isPureRun, needsPage } from "./pure-run.ts";

/**
 * Tests that start a server in a process of its own start what `npm start` starts, and weigh what it serves. Threads
 * start from the build in every test (vitest.config.ts), and so do the games that only tests have.
 */
export default async function setup(project: TestProject): Promise<void> {
  if (isPureRun(project)) return;
  const root = process.cwd();
  await (needsPage(project) ? buildAll(root) : buildServer(root));
  await buildForTests(root);
  project.onTestsRerun(async () => {
    await buildServer(root);
    await buildForTests(root);
  });
}

export async function buildForTests(root: string): Promise<void> {
  await bundle(root, path.join(root, "dist", "testing"), {
    "odd-bots": "server/runtime/bots/testing/odd-bots.ts",
    template: "server/testing/template.ts",
    "tombolino-games": "server/testing/tombolino-games.ts",
    "tombolino-tomorrow": "server/testing/tombolino-tomorrow.ts",
    "secret-ballot": "e2e/secret-ballot.ts",
    "steady-chance": "server/testing/steady-chance.ts",
    "hurried-clock": "server/testing/hurried-clock.ts",
    "sudden-death": "server/testing/sudden-death.ts",
  });
  await bundle(root, path.join(root, "dist", "testing", "lab"), {
    main: "lab/main.ts",
    worker: "lab/worker.ts",
  });
}
