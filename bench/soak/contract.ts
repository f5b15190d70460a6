/** How long a soak goes on, and from which seed everything that is left to chance follows. */
export interface SoakPlan {
  readonly seed: number;
  /** What it counts up to; each soak says what that is. */
  readonly count: number;
  readonly minutes: number;
}

export interface SoakOutcome {
  /** How much was done, by name. */
  readonly done: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly found: Findings;
}

export interface Soak {
  /** What it does, in one line of the usage. */
  readonly about: string;
  readonly defaults: { readonly count: number; readonly minutes: number };
  /** Whether it starts real servers, which have to be built first. */
  readonly needsBuild: boolean;
  run(plan: SoakPlan): Promise<SoakOutcome>;
}

/** What should not have happened, counted by kind; every kind is there from the beginning, with 0. */
export class Findings {
  readonly details: string[] = [];
  readonly counts: Record<string, number>;

  constructor(...kinds: string[]) {
    this.counts = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  }

  /** The same thing counts once, however often it is seen. */
  add(kind: string, detail: string): void {
    const line = `${kind}: ${detail}`;
    if (this.details.includes(line)) return;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.details.push(line);
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }
}

export function deadlineOf({ minutes }: SoakPlan): number {
  return performance.now() + minutes * 60_000;
}

/** Whether it came about in time. */
export async function inTime(work: Promise<unknown>, seconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), seconds * 1000);
  });
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
