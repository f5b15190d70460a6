import type { AnyGame, GameTypes, Seat } from "@tavolata/kernel";
import { NOBODYS_FACE, NOBODYS_NAME } from "../room/forgotten.ts";
import { nameIn, namesAt } from "../room/names.ts";
import { type Chair, guestOf, isPersons, knownGuest, type Room } from "../room/room.ts";
import type { RoomStep } from "../room/steps.ts";
import type { Player, Sitter } from "./sitter.ts";
import type { Play } from "./state.ts";

type Became = Extract<RoomStep, { type: "became" }>;

/** At a table where people come and go all evening, so many of those who left one game are remembered. */
const MOST_LEFT = 200;

/**
 * Who has left a seat so far, once the room has changed. Nobody is in it twice for the same seat. A guest who turned out
 * to be somebody has not left: they are called as they are now.
 */
export function leftAfter(play: Play, before: Room, after: Room, became?: Became): Pick<Play, "left"> {
  const { left = [] } = play;
  if (before.chairs === after.chairs || play.over) return left.length === 0 ? {} : { left };
  const named = (one: Sitter) => nowNamed(one, became);
  const gone = play.begun.chairs.flatMap((chair, seat) => {
    if (occupantOf(before.chairs[chair]) === occupantOf(after.chairs[chair])) return [];
    const was = sitterOn(before, chair, seat);
    const is = sitterOn(after, chair, seat);
    return was === undefined || (is !== undefined && isSame(named(was), is)) ? [] : [named(was)];
  });
  if (gone.length === 0 && became === undefined) return left.length === 0 ? {} : { left };
  const all = [...left.map(named), ...gone];
  const once = all.filter((one, at) => !all.some((other, i) => i > at && isSame(one, other)));
  return once.length === 0 ? {} : { left: once.slice(-MOST_LEFT) };
}

/** Somebody wants to be forgotten: who sat and who left, without their name. */
export function sittersWithout(
  play: Play,
  before: Room,
  after: Room,
  person: string,
): Pick<Play, "left" | "players"> {
  const nameless = <One extends Sitter>(one: One): One =>
    "person" in one && one.person === person ? { ...one, nickname: NOBODYS_NAME, avatar: NOBODYS_FACE } : one;
  const { left } = leftAfter(play, before, after);
  return {
    ...(left === undefined ? {} : { left: left.map(nameless) }),
    ...(play.players === undefined ? {} : { players: play.players.map(nameless) }),
  };
}

/** Everybody who played, by seat, those who left first; `room` is the room just before the game was over. */
export function playersAtEnd(play: Play, room: Room, rules: AnyGame, state: GameTypes["state"]): Player[] {
  return play.begun.chairs.flatMap((chair, seat): Player[] => {
    const last = sitterOn(room, chair, seat);
    const earlier = (play.left ?? []).filter(
      (one) => one.seat === seat && (last === undefined || !isSame(one, last)),
    );
    const gone = earlier.map((one) => ({ ...one, isGone: true }));
    return last === undefined
      ? gone
      : [...gone, { ...last, isGone: isGoneAtEnd(room, chair, seat, rules, state) }];
  });
}

/** A bot plays for them, or the rules do: only those who are out of the game have nothing left to finish. */
function isGoneAtEnd(
  room: Room,
  chair: number,
  seat: Seat,
  { chairs }: AnyGame,
  state: GameTypes["state"],
): boolean {
  const sitting = room.chairs[chair];
  if (!isPersons(sitting)) return false;
  if (sitting.standIn !== null) return true;
  return guestOf(room, sitting.person)?.leaves === true && (chairs?.isTaken(state, seat) ?? true);
}

function occupantOf(chair: Chair | null | undefined): string | undefined {
  if (chair == null) return undefined;
  return isPersons(chair) ? chair.person : `bot ${chair.bot}`;
}

function sitterOn(room: Room, chair: number, seat: Seat): Sitter | undefined {
  const sitting = room.chairs[chair];
  if (sitting == null) return undefined;
  if (!isPersons(sitting)) return { seat, bot: sitting.bot };
  const { person } = sitting;
  const { avatar } = knownGuest(room, person);
  return { seat, person, nickname: nameIn(namesAt(room), person), avatar };
}

function nowNamed(one: Sitter, became: Became | undefined): Sitter {
  if (became === undefined || !("person" in one) || one.person !== became.guest) return one;
  const { id, nickname, avatar } = became.person;
  return { seat: one.seat, person: id, nickname, avatar };
}

function isSame(a: Sitter, b: Sitter): boolean {
  if (a.seat !== b.seat) return false;
  return "person" in a ? "person" in b && a.person === b.person : "bot" in b && a.bot === b.bot;
}
