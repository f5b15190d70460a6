import { type AnyBot, type Decision, Heads, type Plan } from "@tavolata/bots";
import {
  type AnyGame,
  type GameTypes,
  heard,
  type Instant,
  itemAt,
  type Seat,
  type Tell,
  type Told,
  teller,
} from "@tavolata/kernel";
import { type GameToPlay, type Played, type Spectator, STALL, withoutType } from "./game.ts";

type Event = GameTypes["event"];

/** A game whose bots react to what they see, each at its own speed. */
export interface ClockedGame extends GameToPlay {
  /** The bot on each seat. */
  readonly bots: readonly AnyBot[];
}

/** Plays one game with bots and a clock. Nobody waits for reactions, so time decides what happens next. */
export function playClockedGame(toPlay: ClockedGame, spectator: Spectator): Played {
  const { game, seats, options, minds, bots, chance, choices, banned } = toPlay;
  const events = new EventQueue(game, seats, spectator.tell);
  const turn = { now: 0, actedAt: 0, random: chance, tell: events.tell, effect: () => {} };
  const state = game.start({ seats, options }, turn);
  spectator.gameStarted(state);
  /** Computes views and offers only on demand, because bots do not react to most of what they see. */
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
    bots.map((bot, seat) => ({ mind: itemAt(minds, seat), bot, random: choices })),
    decisionOf,
  );
  let moves = 0;
  let firstMover = -1;

  const carryOut = ({ at, seat, reaction }: Plan<GameTypes>): void => {
    turn.now = turn.actedAt = at;
    const decision = decisionOf(seat);
    const { offers } = decision;
    const move = reaction?.move ?? itemAt(minds, seat).decide(decision);
    const refusal = game.refuse(state, seat, move, turn);
    // A reaction may be refused, because nobody can know that they will be too late.
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
    events.deliver(state, heads, turn.now);
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

/** Keeps what is told until the game has come to rest, because bots look at the table as it is then. */
class EventQueue {
  readonly tell: Tell<Event>;
  private readonly told: Told<Event>[];

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
    tell: Tell<Event>,
  ) {
    const queue = teller<Event>();
    this.told = queue.told;
    const tellBoth = ((event: Event) => {
      tell(event);
      queue.tell(event);
    }) as Tell<Event>;
    tellBoth.to = (watchers, secret, rest) => {
      tell.to(watchers, secret, rest);
      queue.tell.to(watchers, secret, rest);
    };
    this.tell = tellBoth;
  }

  deliver(state: object, heads: Heads<GameTypes>, at: Instant): void {
    const told = this.told.splice(0);
    if (told.length === 0) return;
    for (let seat = 0; seat < this.seats; seat++) {
      heads.hear(seat, heard(told, this.game.looksAt?.(state, seat) ?? seat), at);
    }
  }
}
