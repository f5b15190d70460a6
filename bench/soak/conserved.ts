import {
  type Actor,
  type AnyGame,
  actorsOf,
  covers,
  drawMove,
  fits,
  type GameTypes,
  notPlain,
  pick,
  type Random,
  type Standing,
  same,
} from "@tavolata/kernel";
import {
  Broken,
  type CheckedTable,
  choicesOf,
  opened,
  playRandomly,
  show,
  strangeMoves,
  whenAt,
} from "@tavolata/kernel/check/drive";

const LONGEST_GAME = 3000;
/** To look at a whole state takes longer than a move, so this is done at one move in so many. */
const LOOKS = 16;
/** Different from those for which `checkGame` draws. */
const PURPOSE = 21;

/**
 * Plays one game. Whatever is done, cards and chips are as many as before; at some moves the state is also plain JSON,
 * nonsense is refused with a reason, and neither that nor listing what can be done changes anything.
 */
export function checkConserved(game: AnyGame, table: CheckedTable<GameTypes>, counted: () => void): void {
  const choices = choicesOf(table, PURPOSE);
  const before = game.count(opened(game, table).standing.state);
  playRandomly(game, table, LONGEST_GAME, (standing, input) => {
    if (choices.below(LOOKS) === 0) {
      const path = notPlain(standing.state);
      if (path !== undefined) throw new Broken(`the state is not plain JSON at ${path || "its root"}`);
      tryNonsense(game, table, standing, input.at, choices);
    }
    return (transition) => {
      const after = game.count(transition.standing.state);
      if (!same(before, after)) throw new Broken(`${show(input)} made ${show(before)} into ${show(after)}`);
      counted();
    };
  });
}

function tryNonsense(
  game: AnyGame,
  table: CheckedTable<GameTypes>,
  standing: Standing<GameTypes>,
  at: number,
  choices: Random,
): void {
  const { state, seats } = standing;
  const when = whenAt(standing, at);
  const before = JSON.stringify(state);
  const by = pick(actorsOf(seats), choices);
  const offers = game.moves(state, by, when);
  const others = game.moves(state, pick(actorsOf(seats), choices), when);
  const legal = [...offers, ...others].slice(0, 50).map((offer) => drawMove(offer, choices));
  for (const move of strangeMoves(table, by, legal, choices)) {
    if (!fits(schemaOf(game, by), move)) continue;
    const refusal = game.refuse(state, by, move, when);
    const isOffered = offers.some((offer) => covers(offer, move));
    if ((refusal === undefined) !== isOffered) {
      throw new Broken(
        `${show(move)} by ${by} is ${isOffered ? "" : "not "}offered, but the answer is ${show(refusal ?? "yes")}`,
      );
    }
  }
  if (JSON.stringify(state) !== before) throw new Broken(`refusing ${by} changed ${before.slice(0, 300)}`);
}

function schemaOf(game: AnyGame, by: Actor) {
  const schema = by === "house" ? game.houseMove : by === "screen" ? game.screenMove : game.move;
  return schema ?? game.move;
}
