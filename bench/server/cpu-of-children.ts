import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit in /proc, on every Linux there is. */
const MS_PER_TICK = 10;

/**
 * CPU time that processes of this name, begun by this process or by one of them, have used so far, with what their own
 * ended children used. Zero where there is no /proc to read it from.
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
    const [user, system, childrensUser, childrensSystem] = fields.slice(11, 15).map(Number);
    return [
      {
        pid: Number(pid),
        name: text.slice(text.indexOf("(") + 1, close),
        parent: Number(fields[1]),
        ticks: user! + system! + childrensUser! + childrensSystem!,
      },
    ];
  } catch {
    // It has ended meanwhile.
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
