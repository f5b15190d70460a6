import type { Append, Appended } from "./contract.ts";

const MOST_IN_A_GROUP = 500;
/** Of text, so that no group grows into a statement that no database takes. */
const MOST_CHARACTERS = 4_000_000;

interface Waiting {
  readonly append: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (fault: unknown) => void;
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
      await this.#commitOne(this.#nextGroup());
    }
    this.#running = undefined;
  }

  async #commitOne(group: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#commit(group.map(({ append }) => append));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (fault) {
      for (const { reject } of group) reject(fault);
    }
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

function charactersOf({ writes }: Append): number {
  let characters = 0;
  for (const { steps, told, snapshot } of writes) {
    characters += steps.length + told.length + (snapshot?.length ?? 0);
  }
  return characters;
}
