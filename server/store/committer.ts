import type { Append, Appended } from "./contract.ts";

const MOST_IN_A_GROUP = 500;
/** Of text, so that no group grows into a statement that no database takes. */
const MOST_CHARACTERS = 4_000_000;

interface Waiting {
  readonly append: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (fault: unknown) => void;
}

type Outcome = { readonly answers: readonly Appended[] } | { readonly fault: unknown };

interface Flight {
  readonly group: readonly Waiting[];
  readonly outcome: Promise<Outcome>;
}

/** While one group is being committed the next one gathers. */
export class GroupCommitter {
  readonly #commit: (group: readonly Append[]) => Promise<readonly Appended[]>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(commit: (group: readonly Append[]) => Promise<readonly Appended[]>) {
    this.#commit = commit;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When everything that was given is answered. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What else happens in this turn of the event loop goes along.
      await new Promise(setImmediate);
      let flight: Flight | undefined = this.#take();
      while (flight !== undefined) {
        const outcome: Outcome = await flight.outcome;
        // The next group is on its way before the last one is answered: answering is work, and the disk need not wait.
        const next: Flight | undefined = this.#waiting.length > 0 ? this.#take() : undefined;
        settle(flight.group, outcome);
        flight = next;
      }
    }
    this.#running = undefined;
  }

  #take(): Flight {
    const group = this.#nextGroup();
    const outcome = this.#commit(group.map(({ append }) => append)).then(
      (answers) => ({ answers }),
      (fault: unknown) => ({ fault }),
    );
    return { group, outcome };
  }

  #nextGroup(): Waiting[] {
    let size = 0;
    let characters = 0;
    for (const { append } of this.#waiting) {
      characters += charactersOf(append);
      if (size === MOST_IN_A_GROUP || (size > 0 && characters > MOST_CHARACTERS)) break;
      size++;
    }
    return this.#waiting.splice(0, size);
  }
}

function settle(group: readonly Waiting[], outcome: Outcome): void {
  for (const [index, { resolve, reject }] of group.entries()) {
    if ("fault" in outcome) reject(outcome.fault);
    else resolve(outcome.answers[index]!);
  }
}

function charactersOf({ writes }: Append): number {
  let characters = 0;
  for (const { steps, told, snapshot } of writes) {
    characters += steps.length + told.length + (snapshot?.length ?? 0);
  }
  return characters;
}
