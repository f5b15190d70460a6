import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A command that believes a person sits at its terminal. */
export class PseudoTerminal {
  /** Everything it has written, both to the standard output and to the errors. */
  text = "";
  private constructor(private readonly process: ChildProcess) {
    process.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.text += text.replaceAll("\r\n", "\n");
    });
  }

  /** Through util-linux's `script`, which every Debian has. */
  static run(command: readonly string[], env: Readonly<Record<string, string>>, cwd: string): PseudoTerminal {
    const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const line = `stty cols 100 rows 50; exec ${quoted}`;
    const child = spawn("script", ["--quiet", "--return", "--command", line, "/dev/null"], {
      cwd,
      env: { ...asAtHome(process.env), TERM: "xterm-256color", ...env },
      stdio: ["pipe", "pipe", "inherit"],
    });
    return new PseudoTerminal(child);
  }

  async until(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.text)) {
      if (this.process.exitCode !== null) throw new Error(`it ended and had written:\n${this.text}`);
      await Promise.race([once(this.process.stdout!, "data"), once(this.process, "close")]);
    }
  }

  press(keys: string): void {
    this.process.stdin?.write(keys);
  }

  async ended(): Promise<number | null> {
    if (this.process.exitCode === null) await once(this.process, "close");
    return this.process.exitCode;
  }

  kill(): void {
    if (this.process.exitCode === null) this.process.kill("SIGKILL");
  }
}

/** Without what tells programs that no person reads along, such as the CI of where tests are run. */
function asAtHome({ CI, NO_COLOR, FORCE_COLOR, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return rest;
}
