import type { SeatInfo } from "@tavolata/kit";
import type { PublicChair, PublicRoom } from "@tavolata/server/protocol";
import { words } from "../words/index.ts";

/** Kitchen names for those who are made of tin, in the order of their portraits; by the chair, so that a bot keeps its name. */
const BOT_NAMES = [
  "Moka",
  "Latta",
  "Pepe",
  "Grattugia",
  "Cassa",
  "Bricco",
  "Bandone",
  "Macinino",
  "Grana",
  "Spicciolo",
  "Caffettiera",
  "Zinco",
];

export function botName(chair: number): string {
  return BOT_NAMES[chair % BOT_NAMES.length]!;
}

/** "maestro:easy", as people say it. */
export function botKind(bot: string): string {
  const [name = "", level] = bot.split(":");
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
    return {
      name: botName(chair),
      avatar: String(chair),
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
      // What is told of who has just stood up is told of him.
      const gone = lastSeen?.get(seat);
      if (gone !== undefined) return { ...gone, present: false };
      // Whoever left in mid-game is played by a bot.
      return { seat, name: botName(chair), avatar: String(chair), isBot: true, present: true, standIn: true };
    }
    const { person: _, ...info } = sitting;
    lastSeen?.set(seat, { seat, ...info });
    return { seat, ...info };
  });
}

export function chairOf(room: PublicRoom, person: string | undefined): number | null {
  const chair = room.chairs.findIndex((taken) => taken && "person" in taken && taken.person === person);
  return chair < 0 ? null : chair;
}
