import type { Append, Appended } from "./contract.ts";

const MOST_IN_A_GROUP = 500;
/** So that no group grows into a statement that is too long for a database. */
const MOST_CHARACTERS = 4_000_000;
const ANSWERS_AT_A_TIME = 16;

interface Waiting {
  readonly append: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (fault: unknown) => void;
}

type Outcome = { readonly answers: readonly Appended[] } | { readonly fault: unknown };

/**
 * While one group is being committed, the next one gathers. Answers are given a few at a time: each of them makes
 * work for its table, and what clients send meanwhile should be on its way to the disk before the last answer is
 * given.
 */
export class GroupCommitter {
  readonly #commit: (group: readonly Append[]) => Promise<readonly Appended[]>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  /** To be called in this order: each gives one answer. */
  #answers: (() => void)[] = [];
  #answering: Promise<void> | undefined;

  constructor(commit: (group: readonly Append[]) => Promise<readonly Appended[]>) {
    this.#commit = commit;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when every append has been answered. */
  async idle(): Promise<void> {
    while (this.#running !== undefined || this.#answering !== undefined) {
      await this.#running;
      await this.#answering;
    }
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whatever else is appended in this turn of the event loop joins the group.
      await nextTurn();
      const group = this.#nextGroup();
      const outcome = await this.#outcomeOf(group);
      this.#answers.push(...group.map((waiting, index) => () => settle(waiting, outcome, index)));
      this.#answering ??= this.#answer();
    }
    this.#running = undefined;
  }

  async #answer(): Promise<void> {
    while (this.#answers.length > 0) {
      for (const answer of this.#answers.splice(0, ANSWERS_AT_A_TIME)) answer();
      await nextTurn();
    }
    this.#answering = undefined;
  }

  async #outcomeOf(group: readonly Waiting[]): Promise<Outcome> {
    try {
      return { answers: await this.#commit(group.map(({ append }) => append)) };
    } catch (fault) {
      return { fault };
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

function settle({ resolve, reject }: Waiting, outcome: Outcome, index: number): void {
  const answer = "answers" in outcome ? outcome.answers[index] : undefined;
  if (answer !== undefined) resolve(answer);
  else reject("fault" in outcome ? outcome.fault : new Error("an append of a group has no answer"));
}

/** Resolves in the next turn of the event loop, after the input that has already arrived. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function charactersOf({ writes }: Append): number {
  let characters = 0;
  for (const { steps, told, snapshot } of writes) {
    characters += steps.length + told.length + (snapshot?.length ?? 0);
  }
  return characters;
}
