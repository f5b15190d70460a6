import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { type Packages, packageFolders, resolveImport } from "./imports.ts";

/** A test of a file: `it("title", …)`, `test.each(…)("title", …)` and the like. */
export interface Test {
  readonly title: string;
  /** Whether it asserts anything, itself or through helpers of ours. */
  readonly asserts: boolean;
}

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What a file has that tests can call. */
interface Module {
  readonly file: string;
  readonly program: Node;
  /** Functions and methods by name, wherever in the file they are. */
  readonly functions: ReadonlyMap<string, readonly Node[]>;
  readonly methods: ReadonlyMap<string, readonly Node[]>;
  readonly imports: readonly Import[];
}

interface Import {
  readonly file: string;
  /** What the name is called there, and here. */
  readonly imported: string;
  readonly local: string;
}

interface Code {
  readonly node: Node;
  readonly module: Module;
}

/** The files whose functions count as helpers of a test. */
const HELPERS = /(^|\/)(testing|e2e)\/|^kernel\/check\//;
/** How many imports may lie between a test and its helper. */
const MOST_IMPORTS = 3;

/**
 * Reads test files and finds out which tests assert something: those that call a matcher of `expect`, check a property
 * with fast-check, wait in a browser for something to appear, or call a helper that asserts. A comment asserts nothing,
 * and neither does a function that nobody calls. A helper that only throws does not count: most helpers throw when a
 * test is set up wrongly, so they say nothing about what the test is meant to show.
 */
export class TestReader {
  private readonly modules = new Map<string, Module | undefined>();
  private readonly verdicts = new Map<Node, boolean>();
  private readonly packages: Packages;

  constructor(private readonly root: string) {
    this.packages = packageFolders(root);
  }

  testsOf(file: string): Test[] {
    const module = this.moduleOf(file);
    if (module === undefined) throw new Error(`there is no file ${file}`);
    const tests: Test[] = [];
    visit(module.program, (node) => {
      const title = titleOf(node);
      if (title === undefined) return true;
      const code = partsOf(node.arguments);
      tests.push({ title, asserts: this.asserts(code, module) || code.some(waitsForSomething) });
      return true;
    });
    return tests;
  }

  /** Whether something is asserted when this code runs, or when a call uses it as an argument. */
  private asserts(code: readonly Node[], module: Module): boolean {
    let found = false;
    for (const part of code) {
      if (part.type === "Identifier" && this.oneAsserts(this.functionsCalled(nameOf(part), module)))
        return true;
      visit(part, (node) => {
        if (found || isNamedFunction(node)) return false;
        if (node.type !== "CallExpression") return true;
        const names = partsOf(node.arguments).filter(({ type }) => type === "Identifier");
        found =
          isAssertion(node) || this.oneAsserts(this.codeCalled(node, module)) || this.asserts(names, module);
        return !found;
      });
    }
    return found;
  }

  private oneAsserts(code: readonly Code[]): boolean {
    return code.some(({ node, module }) => {
      const known = this.verdicts.get(node);
      if (known !== undefined) return known;
      // Calling itself does not make a function assert anything.
      this.verdicts.set(node, false);
      const verdict = this.asserts(partsOf([node.body]), module);
      this.verdicts.set(node, verdict);
      return verdict;
    });
  }

  private codeCalled({ callee }: Node, module: Module): Code[] {
    const called = callee as Node;
    if (called.type === "Identifier") return this.functionsCalled(nameOf(called), module);
    if (called.type !== "MemberExpression") return [];
    const name = nameOf(called.property as Node);
    const space = nameOf(called.object as Node);
    const imported = this.importsOf(module, 0).filter(({ local }) => local === space);
    return [
      ...imported.flatMap(({ from }) => this.functionsCalled(name, from, 1)),
      ...this.methodsCalled(name, module),
    ];
  }

  private functionsCalled(name: string, module: Module, imports = 0): Code[] {
    const own = module.functions.get(name) ?? [];
    if (own.length > 0) return own.map((node) => ({ node, module }));
    return this.importsOf(module, imports).flatMap(({ imported, local, from }) => {
      if (local === name) return this.functionsCalled(imported, from, imports + 1);
      return local === "*" ? this.functionsCalled(name, from, imports + 1) : [];
    });
  }

  /** Nobody knows here what class an object has, so any method of this name may be meant. */
  private methodsCalled(name: string, module: Module, imports = 0): Code[] {
    const own = (module.methods.get(name) ?? []).map((node) => ({ node, module }));
    const others = new Set(this.importsOf(module, imports).map(({ from }) => from));
    return [...own, ...[...others].flatMap((from) => this.methodsCalled(name, from, imports + 1))];
  }

  private importsOf(module: Module, imports: number): (Import & { readonly from: Module })[] {
    if (imports >= MOST_IMPORTS) return [];
    return module.imports.flatMap((found) => {
      const from = HELPERS.test(found.file) ? this.moduleOf(found.file) : undefined;
      return from === undefined ? [] : [{ ...found, from }];
    });
  }

  private moduleOf(file: string): Module | undefined {
    if (!this.modules.has(file)) this.modules.set(file, this.read(file));
    return this.modules.get(file);
  }

  private read(file: string): Module | undefined {
    const found = path.join(this.root, file);
    if (!/\.tsx?$/.test(file) || !existsSync(found)) return undefined;
    const { program, errors } = parseSync(found, readFileSync(found, "utf8"));
    if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
    const functions = new Map<string, Node[]>();
    const methods = new Map<string, Node[]>();
    const imports: Import[] = [];
    visit(program as unknown as Node, (node) => {
      const named = namedFunction(node);
      if (named !== undefined) {
        const byName = named.isMethod ? methods : functions;
        byName.set(named.name, [...(byName.get(named.name) ?? []), named.code]);
      }
      for (const [specifier, imported, local] of importedBy(node)) {
        const target = resolveImport(file, specifier, this.packages);
        if (target !== undefined) imports.push({ file: target, imported, local });
      }
      return true;
    });
    return { file, program: program as unknown as Node, functions, methods, imports };
  }
}

/** Goes through a tree, and below a node only if `enter` says so. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const part of Object.values(node)) for (const inner of partsOf(part)) visit(inner, enter);
}

function partsOf(value: unknown): Node[] {
  const parts = Array.isArray(value) ? value : [value];
  return parts.filter((part) => typeof part === "object" && part !== null && typeof part.type === "string");
}

function nameOf(node: Node): string {
  return String(node.name ?? node.value);
}

const MODIFIERS = [
  "each",
  "for",
  "only",
  "skip",
  "skipIf",
  "runIf",
  "concurrent",
  "sequential",
  "fails",
  "todo",
];

/** The title of a test; undefined for any other node. */
function titleOf(node: Node): string | undefined {
  if (node.type !== "CallExpression" || !isTestFunction(node.callee as Node)) return undefined;
  const [title] = partsOf(node.arguments);
  if (title?.type === "Literal" && typeof title.value === "string") return title.value;
  if (title?.type !== "TemplateLiteral") return undefined;
  return partsOf(title.quasis)
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join("…");
}

/** `it`, `test.each(…)`, `it.skipIf(…).each(…)` and so on. */
function isTestFunction(node: Node): boolean {
  if (node.type === "Identifier") return ["it", "test"].includes(nameOf(node));
  if (node.type === "MemberExpression" && !MODIFIERS.includes(nameOf(node.property as Node))) return false;
  const inner = node.object ?? node.callee ?? node.tag;
  return inner !== undefined && isTestFunction(inner as Node);
}

function isAssertion(call: Node): boolean {
  return isMatcher(call) || isPropertyCheck(call);
}

/** `expect(…).toBe(…)` and its like. `expect(…)` alone is none, and `expect.anything()` only describes a value. */
function isMatcher({ callee }: Node): boolean {
  let inner = callee as Node;
  if (inner.type !== "MemberExpression") return false;
  while (inner.type === "MemberExpression") inner = inner.object as Node;
  if (inner.type !== "CallExpression") return false;
  const called = inner.callee as Node;
  if (called.type === "Identifier") return nameOf(called) === "expect";
  return isMethodOf("expect", ["poll", "soft"], called);
}

/** `fc.assert(fc.property(…, (value) => …))`: what the last function returns says whether the property holds. */
function isPropertyCheck({ callee, arguments: given }: Node): boolean {
  if (!isMethodOf("fc", ["assert"], callee as Node)) return false;
  return partsOf(given).some((property) => {
    const isProperty = isMethodOf("fc", ["property", "asyncProperty"], property.callee as Node);
    const holds = partsOf(property.arguments).at(-1);
    return isProperty && holds?.type === "ArrowFunctionExpression" && returnsSomething(holds.body as Node);
  });
}

function returnsSomething(body: Node): boolean {
  if (body.type !== "BlockStatement") return true;
  let found = false;
  visit(body, (node) => {
    if (node.type === "ReturnStatement" && node.argument !== null) found = true;
    return !FUNCTIONS.includes(node.type);
  });
  return found;
}

/** A wait in the test's own code. Helpers wait too, but only to get to where the test begins. */
function waitsForSomething(code: Node): boolean {
  let found = false;
  visit(code, (node) => {
    const { callee } = node as { callee?: Node };
    if (callee?.type === "MemberExpression" && /^waitFor/.test(nameOf(callee.property as Node))) found = true;
    return !found;
  });
  return found;
}

function isMethodOf(object: string, methods: readonly string[], callee: Node | undefined): boolean {
  if (callee?.type !== "MemberExpression") return false;
  return nameOf(callee.object as Node) === object && methods.includes(nameOf(callee.property as Node));
}

const FUNCTIONS = ["ArrowFunctionExpression", "FunctionExpression"];

function isNamedFunction(node: Node): boolean {
  const named = namedFunction(node);
  return named !== undefined && !named.isMethod;
}

function namedFunction(node: Node): { name: string; code: Node; isMethod: boolean } | undefined {
  if (node.type === "FunctionDeclaration" && node.id !== null) {
    return { name: nameOf(node.id as Node), code: node, isMethod: false };
  }
  const value = (node.type === "VariableDeclarator" ? node.init : node.value) as Node | null | undefined;
  if (value === null || value === undefined || !FUNCTIONS.includes(value.type)) return undefined;
  if (node.type === "VariableDeclarator")
    return { name: nameOf(node.id as Node), code: value, isMethod: false };
  return { name: nameOf(node.key as Node), code: value, isMethod: true };
}

/** What an import or a re-export brings: from where, its name there, its name here; "*" for everything. */
function importedBy(node: Node): (readonly [specifier: string, imported: string, local: string])[] {
  if (!["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"].includes(node.type)) return [];
  if (node.source === null || node.source === undefined) return [];
  const specifier = String((node.source as Node).value);
  if (node.type === "ExportAllDeclaration") return [[specifier, "*", "*"]];
  return partsOf(node.specifiers).map((part) => {
    const there = (part.imported ?? (part.type === "ExportSpecifier" ? part.local : undefined)) as
      | Node
      | undefined;
    const here = (part.type === "ExportSpecifier" ? part.exported : part.local) as Node;
    return [specifier, there === undefined ? "*" : nameOf(there), nameOf(here)] as const;
  });
}
