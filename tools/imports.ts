import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.ts";

/** Our own packages, by their names: where each lies and what it exports. */
export type Packages = ReadonlyMap<string, { readonly folder: string; readonly exports: Exports }>;

type Exports = Readonly<Record<string, string>>;

export function packageFolders(root: string): Packages {
  const files = filesBelow(root, (file) => file.endsWith("/package.json"));
  return new Map(
    files.map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
      return [name, { folder: path.posix.dirname(file), exports }];
    }),
  );
}

/** The file of ours that an import means; undefined for somebody else's package. */
export function resolveImport(file: string, specifier: string, packages: Packages): string | undefined {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  const [scope, name, ...rest] = specifier.split("/");
  const found = packages.get(`${scope}/${name}`);
  if (found === undefined) return undefined;
  const entry = found.exports[rest.length === 0 ? "." : `./${rest.join("/")}`];
  return path.posix.join(found.folder, entry ?? `no export called ${rest.join("/") || "."}`);
}
