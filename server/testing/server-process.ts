import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Built before the tests run, as `npm start` builds it. */
const BUILT = [process.execPath, "--enable-source-maps", path.join(ROOT, "dist", "main.mjs")] as const;
/** What is loaded before the server, by the setting that wants it. */
const BEFORE = {
  STEADY_CHANCE: "steady-chance.mjs",
  HURRY: "hurried-clock.mjs",
  DIES_AT: "sudden-death.mjs",
};

/** One line of the server's own log. */
export interface LogLine {
  readonly level: string;
  readonly what: string;
  readonly [field: string]: unknown;
}

/** The real server in a process of its own, as `npm start` runs it: it can be killed. */
export class ServerProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
    readonly lines: readonly LogLine[],
    private readonly errors: readonly string[],
    private readonly ownFolder: string | undefined,
  ) {}

  /**
   * If no data folder is named, it gets one of its own that goes away with it. With STEADY_CHANCE it deals the same
   * again, with HURRY its time flies, and with DIES_AT it is killed while it writes something.
   */
  static async start(
    env: Readonly<Record<string, string>> = {},
    [program, ...args]: readonly [string, ...string[]] = BUILT,
    cwd = ROOT,
  ): Promise<ServerProcess> {
    const ownFolder =
      env.DATA_DIR === undefined ? await mkdtemp(path.join(tmpdir(), "tavolata-")) : undefined;
    const before = Object.entries(BEFORE).flatMap(([setting, file]) =>
      env[setting] === undefined
        ? []
        : ["--import", pathToFileURL(path.join(ROOT, "dist", "testing", file)).href],
    );
    const child = spawn(program, [...before, ...args], {
      cwd,
      env: {
        ...process.env,
        DATABASE_URL: "",
        PORT: "0",
        HOST: "127.0.0.1",
        BOT_WORKERS: "1",
        ...(ownFolder === undefined ? {} : { DATA_DIR: ownFolder }),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: LogLine[] = [];
    const errors: string[] = [];
    child.stderr?.on("data", (data) => errors.push(String(data)));
    const port = await new Promise<number>((resolve, reject) => {
      createInterface({ input: child.stdout! }).on("line", (text) => {
        const line = JSON.parse(text) as LogLine;
        lines.push(line);
        if (line.what === "house is open") resolve(line.port as number);
      });
      child.once("exit", (code) =>
        reject(new Error(`the server ended with ${code}: ${JSON.stringify(lines)} ${errors.join("")}`)),
      );
    });
    return new ServerProcess(child, port, lines, errors, ownFolder);
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error("the server was never started");
    return this.process.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** What should not be there: errors in the log, and anything that a process writes when it falls over. */
  get faults(): unknown[] {
    return [...this.lines.filter(({ level }) => level === "error"), ...this.errors];
  }

  isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** It stands still, with its connections open, until it is thawed. */
  freeze(): void {
    this.process.kill("SIGSTOP");
  }

  thaw(): void {
    this.process.kill("SIGCONT");
  }

  /** Resolves when it is gone, however it has ended. */
  async gone(): Promise<void> {
    if (this.isRunning()) await once(this.process, "exit");
  }

  /** Nothing is finished, and nothing more is written. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Stops it as an operator does; returns the exit code. */
  async stop(): Promise<number | null> {
    return this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.isRunning()) return this.process.exitCode;
    const exit = once(this.process, "exit");
    this.process.kill(signal);
    const [code] = (await exit) as [number | null];
    if (this.ownFolder !== undefined) await rm(this.ownFolder, { recursive: true, force: true });
    return code;
  }
}
