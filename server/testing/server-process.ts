import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Built before the tests run, as `npm start` builds it. */
const MAIN = path.join(ROOT, "dist", "main.mjs");

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

  /** If no data folder is named, it gets one of its own that goes away with it. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const ownFolder =
      env.DATA_DIR === undefined ? await mkdtemp(path.join(tmpdir(), "tavolata-")) : undefined;
    const child = spawn(process.execPath, ["--enable-source-maps", MAIN], {
      cwd: ROOT,
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
