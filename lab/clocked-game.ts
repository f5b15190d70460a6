import { type AnyBot, type Decision, Heads, type Plan } from "@tavolata/bots";
import type { AnyGame, GameTypes, Instant, Seat, Tell } from "@tavolata/kernel";
import { type GameToPlay, type Played, type Spectator, STALL, withoutType } from "./game.ts";

type Event = GameTypes["event"];

/** A game whose bots react to what they see, each in its own time. */
export interface ClockedGame extends GameToPlay {
  /** Who sits on which seat. */
  readonly bots: readonly AnyBot[];
}

/** Plays one game with bots and a clock: nobody waits for reactions, so what happens next is a matter of time. */
export function playClockedGame(toPlay: ClockedGame, spectator: Spectator): Played {
  const { game, seats, options, minds, bots, chance, choices, banned } = toPlay;
  const ears = new Ears(game, seats, spectator.tell);
  const turn = { now: 0, actedAt: 0, random: chance, tell: ears.tell, effect: () => {} };
  const state = game.start({ seats, options }, turn);
  spectator.gameStarted(state);
  /** Views and offers are made when they are asked for: most of what bots look at they let pass. */
  const decisionOf = (seat: Seat): Decision<GameTypes> => ({
    view: () => {
      const watcher = game.looksAt?.(state, seat) ?? seat;
      return game.sharedView?.(state, watcher) ?? game.view(state, watcher);
    },
    get offers() {
      const offers = game.moves(state, seat, { now: turn.now, actedAt: turn.now });
      return banned?.seat === seat ? withoutType(offers, banned.type) : offers;
    },
    random: choices,
  });
  const heads = new Heads(
    minds.map((mind, seat) => ({ mind, bot: bots[seat]!, random: choices })),
    decisionOf,
  );
  let moves = 0;
  let firstMover = -1;

  const carryOut = ({ at, seat, reaction }: Plan<GameTypes>): void => {
    turn.now = turn.actedAt = at;
    const decision = decisionOf(seat);
    const { offers } = decision;
    const move = reaction?.move ?? minds[seat]!.decide(decision);
    const refusal = game.refuse(state, seat, move, turn);
    // Nobody can know that his hand will come too late.
    if (refusal !== undefined && reaction !== undefined) return;
    if (refusal !== undefined)
      throw new Error(`a bot made a move that is refused: ${JSON.stringify({ move, refusal })}`);
    spectator.decision(state, seat, offers, move);
    const judged = reaction && { time: reaction.after, bound: "none" as const };
    game.play(state, seat, move, judged === undefined ? turn : { ...turn, reaction: judged });
    if (firstMover < 0) firstMover = seat;
    moves += 1;
  };

  let result = game.result(state);
  for (; result === undefined && moves < STALL; result = game.result(state)) {
    ears.pass(state, heads, turn.now);
    heads.waitFor(game.awaits(state), turn.now);
    const alarm = game.alarm(state);
    const next = heads.takeNext(alarm);
    if (next !== undefined) carryOut(next);
    else if (alarm === undefined) break;
    else {
      turn.now = turn.actedAt = Math.max(turn.now, alarm);
      game.ring(state, turn);
    }
  }
  return { state, result, moves, firstMover };
}

/** Keeps what is told until the game has come to rest: heads look at the table as it is then. */
class Ears {
  readonly tell: Tell<Event>;
  private told: { readonly event: Event; readonly secret?: Event; readonly to: readonly unknown[] }[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
    tell: Tell<Event>,
  ) {
    const tellAll = ((event: Event) => {
      tell(event);
      this.told.push({ event, to: [] });
    }) as Tell<Event>;
    tellAll.to = (watchers, secret, rest) => {
      tell.to(watchers, secret, rest);
      this.told.push({ event: rest as Event, secret, to: watchers });
    };
    this.tell = tellAll;
  }

  pass(state: object, heads: Heads<GameTypes>, at: Instant): void {
    const told = this.told.splice(0);
    if (told.length === 0) return;
    for (let seat = 0; seat < this.seats; seat++) {
      const eyes = this.game.looksAt?.(state, seat) ?? seat;
      const events = told.map(({ event, secret, to }) => (to.includes(eyes) ? secret! : event));
      heads.hear(
        seat,
        events.filter((event) => event !== undefined),
        at,
      );
    }
  }
}
