import { type ChildProcess, fork } from "node:child_process";

/** What a process of the bench can be asked to do. Each call has at most one argument, plain JSON like its answer. */
export type Calls = { readonly [name: string]: (argument: never) => unknown };

interface Question {
  readonly id: number;
  readonly name: string;
  readonly argument: unknown;
}
type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });

/** A separate process, so that nothing else is measured with it. */
export class Process<Offered extends Calls> {
  private readonly open = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void }>();
  private readonly ended: Promise<void>;
  private lastId = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly file: string,
  ) {
    child.on("message", (reply: Reply) => this.hear(reply));
    this.ended = new Promise((resolve) => {
      child.once("exit", (code) => {
        for (const { reject } of this.open.values()) reject(new Error(`${file} ended with ${code}`));
        resolve();
      });
    });
  }

  static start<Offered extends Calls>(
    file: URL,
    env: Readonly<Record<string, string>> = {},
  ): Process<Offered> {
    const child = fork(file, {
      // Their output is for people; the standard output is for the figures.
      stdio: ["ignore", process.stderr, process.stderr, "ipc"],
      execArgv: [...process.execArgv, "--expose-gc"],
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    return new Process<Offered>(child, file.pathname);
  }

  call<Name extends keyof Offered & string>(
    name: Name,
    ...[argument]: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>> {
    return new Promise((resolve, reject) => {
      if (!this.child.connected) return reject(new Error(`${this.file} has ended`));
      const id = ++this.lastId;
      this.open.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.child.send({ id, name, argument } satisfies Question);
    });
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.ended;
  }

  /** Ends it in the middle of its work, as a power cut would. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  private hear(reply: Reply): void {
    const asked = this.open.get(reply.id);
    this.open.delete(reply.id);
    if ("fault" in reply) asked?.reject(new Error(`${this.file}: ${reply.fault}`));
    else asked?.resolve(reply.value);
  }
}

/** The other end: answers until the caller has gone, then cleans up and ends. */
export function answerCalls(calls: Calls, cleanUp: () => Promise<void> | void = () => {}): void {
  process.on("message", async ({ id, name, argument }: Question) => {
    const call = calls[name] as ((argument: unknown) => unknown) | undefined;
    try {
      if (call === undefined) throw new Error(`this process has no call "${name}"`);
      process.send?.({ id, value: await call(argument) } satisfies Reply);
    } catch (fault) {
      process.send?.({ id, fault: String(fault instanceof Error ? fault.stack : fault) } satisfies Reply);
    }
  });
  process.once("disconnect", async () => {
    await cleanUp();
    process.exit();
  });
}
