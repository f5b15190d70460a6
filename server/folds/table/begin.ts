import { type AnyGame, commitment, type Refusal, refuseSetup } from "@tavolata/kernel";
import { type PastPlayer, refusal } from "../../protocol/index.ts";
import type { Draws } from "../draws.ts";
import { nameIn, namesAt } from "../room/names.ts";
import { everybodyReady, isPersons, knownGuest, type NextGame, type Room } from "../room/room.ts";
import type { Arriving, RoomStep } from "../room/steps.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { isInPlay, type TableState } from "./state.ts";
import type { Begun, Step } from "./steps.ts";

/** The first step of a table's log: somebody opens it, and nobody sits there yet. */
export function openedBy(
  host: Arriving,
  { rules }: GameAtTables,
  wanted: Pick<
    Extract<RoomStep, { type: "opened" }>,
    "table" | "options" | "settings" | "code" | "next" | "circle"
  >,
): RoomStep {
  return { type: "opened", game: rules.name, chairs: rules.seats.max, host, ...wanted };
}

/** Why the game could not begin with the options and the people on chairs as they are now. */
export function refuseBeginning(room: Room, { rules }: GameAtTables): Refusal | undefined {
  if (room.screen === null && rules.needsScreen?.(room.options)) return refusal("screen-missing");
  const hasBots = room.chairs.some((chair) => chair !== null && !isPersons(chair));
  const botsRefused = hasBots ? rules.refuseBots?.(room.options) : undefined;
  if (botsRefused !== undefined) return botsRefused;
  const taken = takenChairs(room).length;
  const open = openChairsOf(room, rules);
  if (open === undefined) return refuseSetup(rules, { seats: taken, options: room.options });
  const { min, max } = rules.seats;
  const beyond = takenChairs(room).find((chair) => chair >= open.length);
  if (beyond !== undefined) return refusal("no-such-chair", { chair: beyond });
  if (taken < min) return { code: "wrong-player-count", params: { seats: taken, min, max } };
  return refuseSetup(rules, { seats: open.length, options: room.options });
}

/** Why nobody could play with these options, no matter how many sit down. */
export function clashOf(room: Room, { rules }: GameAtTables): Refusal | undefined {
  const { options } = room;
  let first: Refusal | undefined;
  for (const seats of possibleSeats(room, rules)) {
    const refused = refuseSetup(rules, { seats, options });
    if (refused === undefined) return undefined;
    first ??= refused;
  }
  return first;
}

/** How long it takes with those who sit, or with as many as it needs. */
export function minutesOf(room: Room, { rules }: GameAtTables): readonly [number, number] | undefined {
  const counts = possibleSeats(room, rules).filter(
    (seats) => refuseSetup(rules, { seats, options: room.options }) === undefined,
  );
  const taken = takenChairs(room).length;
  const seats = counts.find((count) => count >= taken) ?? counts.at(-1);
  return seats === undefined ? undefined : rules.minutes?.({ seats, options: room.options });
}

function possibleSeats(room: Room, rules: AnyGame): number[] {
  const open = openChairsOf(room, rules);
  if (open !== undefined) return [open.length];
  const { min, max } = rules.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

export function mayBegin(state: TableState, game: GameAtTables): boolean {
  return (
    !isInPlay(state) &&
    state.room.closed === null &&
    state.room.closing === undefined &&
    everybodyReady(state.room) &&
    refuseBeginning(state.room, game) === undefined
  );
}

/** At a table where people come and go, one game follows the other for as long as somebody sits there. */
export function goesOn({ room, play }: TableState, { rules }: GameAtTables): boolean {
  return (
    play?.over === true &&
    (rules.chairs?.areOpen(play.begun.options) ?? false) &&
    room.tournament === undefined &&
    room.closing === undefined &&
    room.closed === null &&
    room.chairs.some(isPersons)
  );
}

/**
 * The step with which the prepared game begins, or with which it goes on where the one before has ended. Bots bring
 * nothing to chance: whatever the server drew for them after it knows the players' seeds, it could draw again until
 * the cards please it.
 */
export function beginningOf(
  { room, play }: TableState,
  { rules }: GameAtTables,
  draws: Draws,
  how: { readonly continues?: boolean; readonly elapsed?: number } = {},
): Step {
  const { id, number, serverSeed } = room.next;
  const open = openChairsOf(room, rules);
  const chairs = open ?? takenChairs(room);
  const begun: Begun = {
    id,
    number,
    options:
      open === undefined
        ? room.options
        : openingOptions(room, rules, chairs, how.continues ? play : null, how.elapsed),
    chairs,
    serverSeed,
    commitment: commitment(serverSeed),
    playerSeeds: chairs.map((chair) => {
      const sitting = room.chairs[chair];
      return isPersons(sitting) && sitting.seed !== null ? sitting.seed : BOTS_SEED;
    }),
    players: chairs.map((chair) => playerOn(room, chair)),
    ...(room.settings.rated && mayBeRated(room, { rules }) ? { rated: true } : {}),
  };
  return {
    type: "began",
    game: rules.name,
    version: rules.version,
    begun,
    next: nextGame(number + 1, draws),
  };
}

function openingOptions(
  room: Room,
  rules: AnyGame,
  open: readonly number[],
  before: TableState["play"],
  elapsed?: number,
): object {
  const chairs = chairsOf(rules);
  if (before !== null) return chairs.goingOn(before.standing.state);
  const stack = chairs.stack(room.options);
  return chairs.opening(
    room.options,
    open.map((chair) => (room.chairs[chair] === null ? null : stack)),
    elapsed,
  );
}

/** Where people come and go with their chips, or a tournament sends them about, no place says who played better. */
export function mayBeRated(room: Room, { rules }: Pick<GameAtTables, "rules">): boolean {
  return room.tournament === undefined && openChairsOf(room, rules) === undefined;
}

/** The chairs that there are at this table; one that is taken is there in any case. */
export function chairsAt(room: Room, { rules }: GameAtTables): Room["chairs"] {
  const open = openChairsOf(room, rules)?.length ?? room.chairs.length;
  return room.chairs.slice(0, Math.max(open, (takenChairs(room).at(-1) ?? 0) + 1));
}

/** All chairs, if people come and go while the game is on. */
function openChairsOf({ options }: Room, { chairs }: AnyGame): number[] | undefined {
  return chairs?.areOpen(options) ? [...Array(chairs.count(options)).keys()] : undefined;
}

function playerOn(room: Room, chair: number): PastPlayer | null {
  const sitting = room.chairs[chair];
  return sitting == null ? null : pastPlayer(room, sitting, chair);
}

/** What somebody on this chair will be called for ever. */
export function pastPlayer(
  room: Room,
  sitting: { readonly person: string } | { readonly bot: string; readonly player?: number },
  chair: number,
): PastPlayer {
  if ("bot" in sitting) return { bot: sitting.bot, chair: sitting.player ?? chair };
  const { avatar } = knownGuest(room, sitting.person);
  return { nickname: nameIn(namesAt(room), sitting.person), avatar };
}

/** What the game of this number is made of. */
export function nextGame(number: number, draws: Draws): NextGame {
  return { id: draws.id(), number, serverSeed: draws.seed() };
}

const BOTS_SEED = "bot";

function takenChairs(room: Room): number[] {
  return room.chairs.flatMap((chair, i) => (chair === null ? [] : [i]));
}
