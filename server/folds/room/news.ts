import type { Instant } from "@tavolata/kernel";
import type { ChatLine, NewsKind } from "../../protocol/index.ts";
import { namesAt } from "./names.ts";
import { guestOf, isPersons, type Room } from "./room.ts";
import type { RoomStep } from "./steps.ts";

/** What matters of somebody on a chair for what is said about them. */
interface Sitter {
  readonly name: string;
  readonly present: boolean;
  readonly leaves: boolean;
  readonly standIn: boolean;
  readonly ready: boolean;
}

/** Everybody on a chair, by their ids. */
export type Sitters = ReadonlyMap<string, Sitter>;

export function sittersAt(room: Room): Sitters {
  const names = namesAt(room);
  return new Map(
    room.chairs.filter(isPersons).map(({ person, seed, standIn }) => {
      const guest = guestOf(room, person);
      return [
        person,
        {
          name: names.get(person) ?? "",
          present: (guest?.nodes.length ?? 0) > 0,
          leaves: guest === undefined || guest.leaves === true,
          standIn: standIn !== null,
          ready: seed !== null,
        },
      ];
    }),
  );
}

/**
 * What a step means for those who sit there, in lines for everybody at the table: who left, lost their connection, is
 * back, has a bot playing for them, wants another game. The connection matters to others only while a game is on.
 */
export function newsOf(
  before: Sitters,
  room: Room,
  step: Exclude<RoomStep, { type: "opened" }>,
  at: Instant,
  inPlay: boolean,
): ChatLine[] {
  const after = sittersAt(room);
  return [...before].flatMap(([person, was]) => {
    const what = whatHappened(was, after.get(person), room, step, inPlay);
    return what === undefined ? [] : [{ at, person, nickname: was.name, text: "", news: what }];
  });
}

function whatHappened(
  was: Sitter,
  is: Sitter | undefined,
  room: Room,
  step: Exclude<RoomStep, { type: "opened" }>,
  inPlay: boolean,
): NewsKind | undefined {
  if ((is === undefined || is.leaves) && !was.leaves) return goneBecause(step);
  if (is === undefined) return undefined;
  if (inPlay && is.standIn !== was.standIn) return is.standIn ? "bot-plays" : "returned";
  if (inPlay && is.present !== was.present) return is.present ? "back" : "lost";
  return !inPlay && room.ended.length > 0 && is.ready && !was.ready ? "wants-more" : undefined;
}

/** Standing up from a chair to take another one, or to watch, is seen by itself. */
function goneBecause(step: Exclude<RoomStep, { type: "opened" }>): NewsKind | undefined {
  if (step.type !== "act") return undefined;
  return step.act.type === "leave" ? "left" : step.act.type === "remove" ? "sent-away" : undefined;
}

/** So many of the last lines may be news: people with a bad connection must not push out what was said. */
const MOST_NEWS = 10;

/** The lines with one more: what was news of the same person just before is old now, and so is the oldest of many. */
export function withNews(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const last = lines.at(-1);
  const others = last?.news !== undefined && last.person === line.person ? lines.slice(0, -1) : [...lines];
  const news = others.filter((one) => one.news !== undefined);
  const oldest = news.length < MOST_NEWS ? undefined : news[0];
  return [...others.filter((one) => one !== oldest), line];
}
