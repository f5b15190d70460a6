import { type Game, type Seat, type Static, strictObject, Type, type Watcher } from "@tavolata/kernel";

/**
 * The smallest game with inputs that nobody else notices: all players vote yes or no in secret, and may change their
 * minds until everybody has voted. Who has voted is a secret too.
 */
const Options = strictObject({});
const Move = strictObject({ type: Type.Literal("vote"), yes: Type.Boolean() });

interface State {
  votes: (boolean | null)[];
}

interface View {
  readonly watcher: Watcher;
  /** "hidden" even if there is no vote yet. */
  readonly votes: readonly (boolean | null | "hidden")[];
  readonly over: boolean;
}

interface SecretBallot {
  state: State;
  options: Static<typeof Options>;
  move: Static<typeof Move>;
  houseMove: never;
  screenMove: never;
  view: View;
  event: { type: "voted"; yes: boolean } | { type: "counted"; votes: (boolean | null)[] } | { type: "began" };
  effect: never;
}

function isOver({ votes }: State): boolean {
  return !votes.includes(null);
}

const rules: Game<SecretBallot> = {
  name: "secret-ballot",
  version: 1,
  seats: { min: 2, max: 4 },
  options: Options,
  move: Move,
  start({ seats }, { tell }) {
    tell({ type: "began" });
    return { votes: Array<null>(seats).fill(null) };
  },
  refuse(state) {
    return isOver(state) ? { code: "all-counted", clause: "BAL-1" } : undefined;
  },
  play(state, by, { yes }, { tell }) {
    state.votes[by as Seat] = yes;
    tell.to([by as Seat], { type: "voted", yes });
    if (isOver(state)) tell({ type: "counted", votes: [...state.votes] });
  },
  moves(state, by) {
    if (isOver(state) || typeof by !== "number") return [];
    return [{ move: { type: "vote", yes: true } }, { move: { type: "vote", yes: false } }];
  },
  awaits: (state) => (isOver(state) ? [] : [...state.votes.keys()]),
  view: (state, watcher) => ({
    watcher,
    votes: state.votes.map((vote, seat) => (isOver(state) || seat === watcher ? vote : "hidden")),
    over: isOver(state),
  }),
  imagine: ({ votes }) => ({ votes: votes.map((vote) => (vote === "hidden" ? null : vote)) }),
  alarm: () => undefined,
  ring() {},
  result: (state) =>
    isOver(state) ? { places: state.votes.map(() => 1), scores: state.votes.map(Number) } : undefined,
  count: ({ votes }) => ({ seats: votes.length }),
};

export const GAMES = [{ rules, bots: [] }];
