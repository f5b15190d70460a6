/** One small change to the rules, and whether a test noticed it. */
export interface Mutant {
  /** Below the game's folder, such as `rules/deal.ts`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The first line that it changes, as it is written. */
  readonly code: string;
  /** The code that is replaced, and what it is replaced by. */
  readonly original: string;
  readonly becomes: string;
  readonly operator: string;
  readonly killed: boolean;
}

/** A mutant that changes nothing anybody could notice, and why. It is found by its code, so that lines may move. */
export interface Equivalent {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  readonly why: string;
}

/** The parts of the mutation testers' common report format that are read here. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: string;
          readonly location: {
            readonly start: { readonly line: number; readonly column: number };
            readonly end: { readonly line: number; readonly column: number };
          };
        }[];
      }
    >
  >;
}

const NOTICED = new Set(["Killed", "Timeout", "RuntimeError", "CompileError"]);

/** The mutants of a report, without those in what only a fault would reach: such guards and messages are for developers. */
export function mutantsOf(report: StrykerReport, game: string): Mutant[] {
  const folder = `games/${game}/`;
  return Object.entries(report.files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split("\n");
    return mutants.flatMap(({ mutatorName, replacement = "", status, location: { start, end } }) => {
      const code = (lines[start.line - 1] ?? "").trim();
      if (status === "Ignored" || isForFaults(lines, start.line, mutatorName)) return [];
      return {
        file: path.slice(path.indexOf(folder) + folder.length),
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        code,
        original: textBetween(lines, start, end),
        becomes: replacement,
        operator: mutatorName,
        killed: NOTICED.has(status),
      };
    });
  });
}

function isForFaults(lines: readonly string[], line: number, operator: string): boolean {
  const [before = "", text = ""] = [lines[line - 2], lines[line - 1]];
  return (
    /\bthrow new \w+\(/.test(text) || (operator === "StringLiteral" && /\bthrow new \w+\($/.test(before))
  );
}

function textBetween(
  lines: readonly string[],
  start: { readonly line: number; readonly column: number },
  end: { readonly line: number; readonly column: number },
): string {
  const [first = "", ...rest] = lines.slice(start.line - 1, end.line);
  if (rest.length === 0) return first.slice(start.column - 1, end.column - 1);
  const last = rest.pop() ?? "";
  return [first.slice(start.column - 1), ...rest, last.slice(0, end.column - 1)].join("\n");
}

export interface Summary {
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: readonly (Mutant & { readonly why: string })[];
  readonly survivors: readonly Mutant[];
  /** Of those that somebody could notice, the share that a test notices, in per cent. */
  readonly score: number;
  /** Listed as equivalent, although no mutant that survives is like this. */
  readonly stale: readonly Equivalent[];
}

export function summarise(mutants: readonly Mutant[], listed: readonly Equivalent[]): Summary {
  const alive = mutants.filter(({ killed }) => !killed);
  const entryOf = (mutant: Mutant) =>
    listed.find(
      ({ file, code, becomes }) => mutant.file === file && mutant.code === code && mutant.becomes === becomes,
    );
  const survivors = alive.filter((mutant) => entryOf(mutant) === undefined);
  const equivalent = alive.flatMap((mutant) => {
    const entry = entryOf(mutant);
    return entry === undefined ? [] : [{ ...mutant, why: entry.why }];
  });
  const killed = mutants.length - alive.length;
  const noticeable = mutants.length - equivalent.length;
  return {
    mutants: mutants.length,
    killed,
    equivalent,
    survivors,
    score: noticeable === 0 ? 100 : (100 * killed) / noticeable,
    stale: listed.filter((entry) => !alive.some((mutant) => entryOf(mutant) === entry)),
  };
}

/** What came of the first pass, with what the second one found out about its survivors. */
export function merged(first: readonly Mutant[], second: readonly Mutant[]): Mutant[] {
  const keyOf = ({ file, line, column, endLine, endColumn, becomes, operator }: Mutant) =>
    [file, line, column, endLine, endColumn, operator, becomes].join("\0");
  const killedLater = new Set(second.filter(({ killed }) => killed).map(keyOf));
  return first.map((mutant) => (killedLater.has(keyOf(mutant)) ? { ...mutant, killed: true } : mutant));
}

/** Lines for people: the score, the survivors by file and line, the equivalent ones with their reasons. */
export function describeSummary(
  game: string,
  { mutants, killed, equivalent, survivors, score, stale }: Summary,
) {
  const shown = (mutant: Mutant) =>
    `  games/${game}/${mutant.file}:${mutant.line}:${mutant.column} ${mutant.operator}\n` +
    `    - ${oneLine(mutant.original)}\n    + ${oneLine(mutant.becomes)}`;
  return [
    `${game}: ${score.toFixed(1)} % (${killed} of ${mutants - equivalent.length} mutants killed; ${equivalent.length} equivalent)`,
    ...(survivors.length > 0 ? ["Survivors:", ...survivors.map(shown)] : []),
    ...(equivalent.length > 0
      ? ["Equivalent:", ...equivalent.map((mutant) => `${shown(mutant)}\n    because ${mutant.why}`)]
      : []),
    ...stale.map(
      ({ file, code, becomes }) =>
        `Listed as equivalent, but no survivor is like it: ${file}: ${code} -> ${becomes}`,
    ),
  ];
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 140 ? `${flat.slice(0, 139)}…` : flat;
}
