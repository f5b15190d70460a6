import { readFileSync } from "node:fs";
import path from "node:path";

/** A package as npm's lock file has it. */
interface Locked {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of ours that a house runs or serves. The others build, measure or test it. */
const OF_THE_HOUSE = ["kernel", "bots", "figures", "games", "server", "web", "web/kit"];

export interface RuntimePackages {
  /** What our own packages ask for, with its licence. */
  readonly direct: ReadonlyMap<string, string>;
  /** What those bring along. */
  readonly along: ReadonlyMap<string, string>;
}

/** Everything of others that a house needs when it runs, by the lock file. */
export function runtimePackages(root: string): RuntimePackages {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const locked = (name: string): Locked => {
    const found = packages[`node_modules/${name}`];
    if (found === undefined) throw new Error(`${name} is not in the lock file`);
    return found;
  };
  const asked = OF_THE_HOUSE.flatMap((folder) => Object.keys(packages[folder]?.dependencies ?? {}));
  const direct = new Set(asked.filter((name) => !name.startsWith("@tavolata/")));
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    const { dependencies, optionalDependencies } = locked(name);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed);
  };
  for (const name of direct) add(name);
  const withLicences = (names: Iterable<string>) =>
    new Map([...names].sort().map((name) => [name, locked(name).license ?? "none"]));
  return {
    direct: withLicences(direct),
    along: withLicences([...all].filter((name) => !direct.has(name))),
  };
}
