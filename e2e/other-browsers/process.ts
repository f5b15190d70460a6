import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A program with a home of its own, which goes away with it. */
export class HousedProcess {
  private written = "";
  private hears: () => void = () => {};

  private constructor(
    private readonly child: ChildProcess,
    private readonly home: string,
  ) {
    const hear = (data: Buffer) => {
      this.written += String(data);
      this.hears();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("error", () => this.hears());
    child.once("exit", () => this.hears());
  }

  static start(
    program: string,
    args: readonly string[],
    home: string,
    env: Readonly<Record<string, string>> = {},
  ): HousedProcess {
    const child = spawn(program, args, {
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: path.join(home, "config"), ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // With all that it starts itself, so that nothing of it is left.
      detached: true,
    });
    return new HousedProcess(child, home);
  }

  /** Waits for what it writes; what is in brackets comes back. */
  async says(words: RegExp): Promise<string> {
    const found = () => words.exec(this.written)?.[1];
    if (found() === undefined && this.isRunning()) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        this.hears = () => {
          if (found() === undefined && this.isRunning()) return;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const said = found();
    if (said === undefined)
      throw new Error(`${this.child.spawnfile} did not start: ${this.written.slice(-2000)}`);
    return said;
  }

  async end(): Promise<void> {
    if (this.isRunning()) {
      const exit = once(this.child, "exit");
      process.kill(-this.pid, "SIGKILL");
      await exit;
    }
    await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }

  isRunning(): boolean {
    return this.pid > 0 && this.child.exitCode === null && this.child.signalCode === null;
  }

  private get pid(): number {
    return this.child.pid ?? 0;
  }
}

const PATIENCE_MS = 30_000;

export function makeHome(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "tavolata-browser-"));
}
