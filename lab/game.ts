import type { Mind } from "@tavolata/bots";
import {
  type AnyGame,
  type GameTypes,
  itemAt,
  type Offer,
  pick,
  type Random,
  type Result,
  type Seat,
  type Tell,
} from "@tavolata/kernel";

/** Follows games as they are played. */
export interface Spectator {
  /** Hears everything, secrets included. One function serves all games, because it is called more than any other. */
  readonly tell: Tell<GameTypes["event"]>;
  /** The first deal is told before this. */
  gameStarted(state: object): void;
  decision(
    state: object,
    seat: Seat,
    offers: readonly Offer<GameTypes["move"]>[],
    move: GameTypes["move"],
  ): void;
}

export interface GameToPlay {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly minds: readonly Mind<GameTypes>[];
  /** Deals the cards. It is separate from the bots' choices, so that two variants can be dealt the same cards. */
  readonly chance: Random;
  readonly choices: Random;
  /** The seat that has to do without one type of move whenever it has another. */
  readonly banned?: { readonly seat: Seat; readonly type: string };
}

export interface Played {
  readonly state: object;
  /** Undefined if the game was given up as a stall. */
  readonly result: Result | undefined;
  readonly moves: number;
  readonly firstMover: Seat;
}

/** A game that is not over after this many moves is a stall. */
export const STALL = 20_000;

/** Plays one game with bots, through the public contract of a game. */
export function playGame(toPlay: GameToPlay, spectator: Spectator): Played {
  const { game, seats, options, minds, chance, choices, banned } = toPlay;
  const listen = minds.some(({ hear }) => hear !== undefined);
  const turn = {
    now: 0,
    actedAt: 0,
    random: chance,
    tell: listen ? tellAlso(minds, spectator.tell) : spectator.tell,
    effect: () => {},
  };
  const state = game.start({ seats, options }, turn);
  spectator.gameStarted(state);
  const decision = {
    seat: 0,
    offers: [] as readonly Offer<GameTypes["move"]>[],
    random: choices,
    view: () => game.view(state, decision.seat),
  };
  let moves = 0;
  let firstMover = -1;
  let result = game.result(state);
  for (; result === undefined && moves < STALL; result = game.result(state)) {
    const awaited = game.awaits(state);
    const first = awaited[0];
    if (first === undefined) {
      const alarm = game.alarm(state);
      if (alarm === undefined) break;
      turn.now = turn.actedAt = Math.max(turn.now, alarm);
      game.ring(state, turn);
      continue;
    }
    const seat = awaited.length === 1 ? first : pick(awaited, choices);
    const offers = game.moves(state, seat, turn);
    decision.seat = seat;
    decision.offers = banned?.seat === seat ? withoutType(offers, banned.type) : offers;
    const move = itemAt(minds, seat).decide(decision);
    const refusal = game.refuse(state, seat, move, turn);
    if (refusal !== undefined)
      throw new Error(`a bot made a move that is refused: ${JSON.stringify({ move, refusal })}`);
    spectator.decision(state, seat, decision.offers, move);
    game.play(state, seat, move, turn);
    if (firstMover < 0) firstMover = seat;
    moves += 1;
  }
  return { state, result, moves, firstMover };
}

export function withoutType(
  offers: readonly Offer<GameTypes["move"]>[],
  type: string,
): readonly Offer<GameTypes["move"]>[] {
  const allowed = offers.filter((offer) => offer.move.type !== type);
  return allowed.length > 0 ? allowed : offers;
}

/** Also tells the bots that listen what their seats hear. */
function tellAlso(
  minds: readonly Mind<GameTypes>[],
  tell: Tell<GameTypes["event"]>,
): Tell<GameTypes["event"]> {
  const tellAll = ((event: GameTypes["event"]) => {
    tell(event);
    for (const mind of minds) mind.hear?.(event);
  }) as Tell<GameTypes["event"]>;
  tellAll.to = (watchers, secret, rest) => {
    tell.to(watchers, secret, rest);
    minds.forEach((mind, seat) => {
      if (watchers.includes(seat)) mind.hear?.(secret);
      else if (rest !== undefined) mind.hear?.(rest);
    });
  };
  return tellAll;
}
