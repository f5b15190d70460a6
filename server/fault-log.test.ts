import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);

/** Runs a statement in a process that logs its faults as the server does. */
async function runInProcess(
  statement: string,
): Promise<{ code: number; lines: Record<string, unknown>[]; all: string }> {
  const script = `
    import { logFaults } from "./server/fault-log.ts";
    import { loggerTo } from "./server/logger.ts";
    logFaults(process, loggerTo(process.stdout), () => process.exit(1));
    setTimeout(() => process.stdout.write('{"what":"still here"}\\n'), 300);
    ${statement}`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { code, stdout, stderr } = await run(process.execPath, args).then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  const lines = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, lines, all: stdout + stderr };
}

describe("A fault that nobody handles", () => {
  it("is logged if it is a rejected promise, and the process goes on", async () => {
    const { code, lines, all } = await runInProcess(`Promise.reject(new TypeError("my hand is 2H 3C"));`);
    expect(lines).toMatchObject([
      { level: "error", what: "nobody handled a rejection", fault: "TypeError" },
      { what: "still here" },
    ]);
    expect(code).toBe(0);
    expect(all).not.toContain("2H");
  });

  it("ends the process if it is an exception, after a log line that says why, without its message", async () => {
    const { code, lines, all } = await runInProcess(
      `setTimeout(() => { throw new RangeError("my hand is 2H 3C"); });`,
    );
    expect(lines).toMatchObject([
      { level: "error", what: "nobody caught an exception, the process ends", fault: "RangeError" },
    ]);
    expect(code).toBe(1);
    expect(all).not.toContain("2H");
  });
});
