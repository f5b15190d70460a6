import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const LIMITS = "/proc/self/limits";
const STAT = "/proc/stat";
/** The kernel's unit in /proc, the same on every Linux. */
const SECONDS_PER_TICK = 0.01;
/** What a server has open besides its connections. */
const OTHER_FILES = 200;

/** How many files one process may have open here. Node takes all that it may have. */
export function mostOpenFiles(): number {
  if (!existsSync(LIMITS)) return Number.POSITIVE_INFINITY;
  const [, hard] = /^Max open files +\S+ +(\S+)/m.exec(readFileSync(LIMITS, "utf8")) ?? [];
  return hard === undefined || hard === "unlimited" ? Number.POSITIVE_INFINITY : Number(hard);
}

/** How many connections one process may have here. */
export function mostConnections(): number {
  return mostOpenFiles() - OTHER_FILES;
}

export function sayHowToOpenMore(connections: number): string {
  return (
    `${connections} connections need as many open files, and one process may have ${mostOpenFiles()} here. ` +
    `Raise it before: "ulimit -n ${connections + OTHER_FILES}" in the shell, as root where the hard limit is lower, ` +
    "LimitNOFILE= of a service, or --ulimit nofile= of a container."
  );
}

/** How many seconds of CPU the machine has used for anybody, in all its cores; zero on systems without /proc. */
export function machineCpuSeconds(): number {
  if (!existsSync(STAT)) return 0;
  const [line = ""] = readFileSync(STAT, "utf8").split("\n", 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .trim()
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) * SECONDS_PER_TICK;
}

/** How many seconds of CPU a process has used so far with all its threads; zero on systems without /proc. */
export function cpuSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const text = readFileSync(file, "utf8");
  const [user, system] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) * SECONDS_PER_TICK;
}

export const CORES = availableParallelism();
