import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit in /proc, the same on every Linux. */
const MS_PER_TICK = 10;

/**
 * The CPU time that processes of this name have used so far, together with their ended children. Only those count
 * that this process or one of them has started. Zero on systems without /proc.
 */
export function cpuMsOfChildren(name: string): number {
  const processes = readdirOrNothing("/proc").flatMap((pid) => (/^\d+$/.test(pid) ? readStat(pid) : []));
  const known = new Set([process.pid]);
  let ticks = 0;
  // Parents come before their children, unless the numbers have wrapped around.
  for (const it of processes.sort((a, b) => a.pid - b.pid)) {
    if (it.name !== name || !known.has(it.parent)) continue;
    known.add(it.pid);
    ticks += it.ticks;
  }
  return ticks * MS_PER_TICK;
}

function readStat(pid: string): { pid: number; name: string; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const close = text.lastIndexOf(")");
    const fields = text.slice(close + 2).split(" ");
    return [
      {
        pid: Number(pid),
        name: text.slice(text.indexOf("(") + 1, close),
        parent: Number(fields[1]),
        // User and system time, its own and that of its ended children.
        ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      },
    ];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

function readdirOrNothing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
