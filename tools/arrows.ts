import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.ts";
import { packageFolders, resolveImport } from "./imports.ts";
import { FOR_TESTS, LAYERS, TEST_PACKAGES } from "./layers.ts";

/** Rules get time and chance as arguments, and nothing else from outside. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b|\bprocess\b|\bglobalThis\b|\bcrypto\.|\bfetch\(|\bconsole\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Layers that know each other, by way of others or not: between them no arrow points down. */
export function ringsOfLayers(): string[] {
  return cycles(new Map(LAYERS.map(({ layer, knows }) => [layer, knows])));
}

/** What is wrong with the imports in a folder, one sentence for each fault. */
export function checkArrows(root: string): string[] {
  const files = filesBelow(root, (file) => /\.(ts|tsx)$/.test(file) && file.includes("/"));
  const packages = packageFolders(root);
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    const layer = layerOf(file);
    if (layer === undefined) {
      problems.push(`${file} is in no layer`);
      continue;
    }
    const imports = importsOf(text);
    const targets: string[] = [];
    for (const { specifier, isLate } of imports) {
      const target = resolveImport(file, specifier, packages);
      const problem = target === undefined ? refusePackage(file, specifier) : refuseTarget(file, target);
      if (problem !== undefined) problems.push(problem);
      if (target !== undefined && !isLate) targets.push(target);
    }
    graph.set(file, targets);
    const stray =
      layer.pure && !isTest(file) ? IMPURE.exec(text.replace(COMMENT, "").replace(STRING, '""')) : null;
    if (stray !== null)
      problems.push(`${file} reaches for ${stray[0]}: time and chance come in as arguments`);
  }
  return [...problems, ...cycles(graph)];
}

interface Import {
  readonly specifier: string;
  /** Loaded later, when it is wanted: neither file needs the other in order to load. */
  readonly isLate: boolean;
}

/** What a file imports, types included. */
function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(IMPORT)].map(([, , from, dynamic]) => ({
    specifier: from ?? dynamic ?? "",
    isLate: dynamic !== undefined,
  }));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function matches(file: string, layer: string): boolean {
  const pattern = layer.replaceAll(".", "\\.").replace("*", "[^/]+");
  return new RegExp(`^${pattern}(/|$)`).test(file);
}

/** The most specific layers come first in the list. */
function layerOf(file: string) {
  return LAYERS.find(({ layer }) => matches(file, layer));
}

function knownLayerOf(file: string) {
  const layer = layerOf(file);
  if (layer === undefined) throw new Error(`${file} is in no layer`);
  return layer;
}

function gameOf(file: string): string | undefined {
  return /^games\/([^/]+)\/.+/.exec(file)?.[1];
}

function refuseTarget(file: string, target: string): string | undefined {
  const from = knownLayerOf(file);
  const to = layerOf(target);
  if (to === undefined) return `${file} imports ${target}, which is in no layer`;
  const known = isTest(file) ? [...from.knows, ...FOR_TESTS] : from.knows;
  if (to.layer !== from.layer && !known.includes(to.layer)) {
    return `${file} may not know ${target}: ${from.layer} knows ${from.knows.join(", ") || "nothing of ours"}`;
  }
  const games = [gameOf(file), gameOf(target)];
  return games[0] !== undefined && games[1] !== undefined && games[0] !== games[1]
    ? `${file} may not know another game: ${target}`
    : undefined;
}

function refusePackage(file: string, specifier: string): string | undefined {
  const { layer, packages = [] } = knownLayerOf(file);
  const allowed = isTest(file) ? [...packages, ...TEST_PACKAGES] : packages;
  return allowed.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith(":") ? name : `${name}/`),
  )
    ? undefined
    : `${file} may not use ${specifier}: ${layer} uses ${packages.join(", ") || "no package"}`;
}

/** Files that import each other, if only for a type; or layers that know each other. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      found.push(`${[...trail.slice(trail.indexOf(file)), file].join(" → ")} is a circle`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
