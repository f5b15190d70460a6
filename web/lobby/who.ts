import type { Names } from "@tavolata/kernel";
import type { SeatInfo } from "@tavolata/kit";
import type { PublicChair, PublicRoom } from "@tavolata/server/protocol";
import { listed, words } from "../words/index.ts";
import { botName, strengthOf } from "./bot-names.ts";

/** "maestro:easy", as people say it; always with how good it is, where that is known. */
export function botKind(bot: string): string {
  const [name = "", level = strengthOf(name)] = bot.split(":");
  const { botNames, botLevels } = words().lobby;
  const said = botNames[name] ?? name;
  return level === undefined ? said : `${said}, ${botLevels[level] ?? level}`;
}

export type Sitting = Omit<SeatInfo, "seat"> & { readonly person: string | null };

/** Who sits on a chair; undefined where it is free. */
export function sittingOn(room: PublicRoom, chair: number): Sitting | undefined {
  const taken: PublicChair | undefined = room.chairs[chair];
  if (!taken) return undefined;
  if ("bot" in taken) {
    const number = taken.player ?? chair;
    return {
      name: botName(number),
      avatar: String(number),
      isBot: true,
      present: true,
      standIn: false,
      person: null,
    };
  }
  const person = room.people.find(({ id }) => id === taken.person);
  return {
    name: person?.nickname ?? "…",
    avatar: person?.avatar ?? taken.person,
    isBot: false,
    present: person?.present ?? false,
    standIn: taken.standIn,
    person: taken.person,
  };
}

/** Who was last seen on which seat, where people come and go. */
export type LastSeen = Map<number, SeatInfo>;

/** Everybody in the game that is played, by their seats. */
export function seatsOf(room: PublicRoom, lastSeen?: LastSeen): SeatInfo[] {
  return (room.playing?.chairs ?? []).map((chair, seat) => {
    const sitting = sittingOn(room, chair);
    if (sitting === undefined) {
      // What is still told of somebody who has just stood up is told under their name.
      const gone = lastSeen?.get(seat);
      if (gone !== undefined) return { ...gone, present: false };
      // A bot plays for somebody who left in mid-game.
      return { seat, name: botName(chair), avatar: String(chair), isBot: true, present: true, standIn: true };
    }
    const { person: _, ...info } = sitting;
    lastSeen?.set(seat, { seat, ...info });
    return { seat, ...info };
  });
}

/** How seats were called at that moment: what somebody did stays theirs when somebody else sits there. */
export function namesThen({ playing }: PublicRoom, now: Names, at: number): Names {
  const earlier = playing?.earlier ?? [];
  if (earlier.length === 0) return now;
  return (seat) => {
    const then = earlier.find((one) => one.seat === seat && at <= one.until);
    return then === undefined ? now(seat) : (then.nickname ?? botName(playing?.chairs[seat] ?? seat));
  };
}

/** The names of those who sit and have not said yet that they are in. */
export function unreadyIn(room: PublicRoom): string[] {
  return room.chairs.flatMap((taken, chair) =>
    taken !== null && "person" in taken && !taken.ready ? [sittingOn(room, chair)?.name ?? "…"] : [],
  );
}

/** Whom the game waits for before it begins; empty where it waits for nobody. */
export function waitingInWords(unready: readonly string[]): string {
  const [one, ...others] = unready;
  if (one === undefined) return "";
  return others.length === 0 ? words().lobby.waitingForOne(one) : words().lobby.waitingFor(listed(unready));
}

/** Whether nobody but bots sits with this person: then nobody needs to know their name. */
export function isAmongBots({ chairs }: PublicRoom, person: string | undefined): boolean {
  const others = chairs.filter((taken) => taken !== null && !("person" in taken && taken.person === person));
  return others.length > 0 && others.every((taken) => taken !== null && "bot" in taken);
}

export function chairOf(room: PublicRoom, person: string | undefined): number | null {
  const chair = room.chairs.findIndex((taken) => taken && "person" in taken && taken.person === person);
  return chair < 0 ? null : chair;
}
