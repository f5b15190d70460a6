import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { ROOT } from "../../tools/files.ts";

const UNPACKED = path.join(ROOT, "artifacts", "deployed");

/**
 * A program of this machine, or Debian's own, unpacked where it disturbs nobody: an installed one would start as a service.
 */
export function findProgram(name: "caddy" | "nginx"): string {
  if (spawnSync(name, ["-h"]).error === undefined) return name;
  const candidates = ["usr/bin", "usr/sbin"].map((folder) => path.join(UNPACKED, folder, name));
  const found = () => candidates.find((file) => existsSync(file));
  if (found() === undefined) {
    mkdirSync(UNPACKED, { recursive: true });
    execFileSync("apt-get", ["download", name], { cwd: UNPACKED, stdio: "ignore" });
    const archive = readdirSync(UNPACKED).find((file) => file.startsWith(`${name}_`));
    execFileSync("dpkg-deb", ["-x", archive ?? "", UNPACKED], { cwd: UNPACKED });
  }
  const program = found();
  if (program === undefined) throw new Error(`there is no ${name} here, and Debian has none`);
  return program;
}

/** A program that runs beside the test. */
export class Running {
  said = "";

  private constructor(private readonly process: ChildProcess) {
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on("data", (text) => {
        this.said += String(text);
      });
    }
  }

  static start(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Running {
    return new Running(
      spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] }),
    );
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, "exit");
    this.process.kill("SIGTERM");
    await ended;
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
