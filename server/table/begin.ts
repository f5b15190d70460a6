import { randomBytes } from "node:crypto";
import { commitment, type Refusal, refuseSetup } from "@tavolata/kernel";
import type { PastPlayer } from "../protocol/index.ts";
import { everybodyReady, guestOf, isPersons, type NextGame, type Room } from "../room/room.ts";
import type { Begun, Step } from "../room/steps.ts";
import type { GameAtTables } from "./games.ts";
import { isInPlay, type TableState } from "./state.ts";

/** Why the game would not begin as people sit and options are now. */
export function refuseBeginning(room: Room, { rules }: GameAtTables): Refusal | undefined {
  return refuseSetup(rules, { seats: takenChairs(room).length, options: room.options });
}

export function mayBegin(state: TableState, game: GameAtTables): boolean {
  return (
    !isInPlay(state) &&
    state.room.closed === null &&
    everybodyReady(state.room) &&
    refuseBeginning(state.room, game) === undefined
  );
}

/**
 * The step with which the prepared game begins. Bots bring nothing to chance: whatever the server drew for them after
 * it knows the players' seeds, it could draw again until the cards please it.
 */
export function beginningOf(room: Room, { rules }: GameAtTables): Step {
  const { id, number, serverSeed } = room.next;
  const chairs = takenChairs(room);
  const begun: Begun = {
    id,
    number,
    options: room.options,
    chairs,
    serverSeed,
    commitment: commitment(serverSeed),
    playerSeeds: chairs.map((chair) => {
      const sitting = room.chairs[chair];
      return isPersons(sitting) && sitting.seed !== null ? sitting.seed : BOTS_SEED;
    }),
    players: chairs.map((chair) => playerOn(room, chair)),
  };
  return { type: "began", game: rules.name, version: rules.version, begun, next: drawNext(number + 1) };
}

function playerOn(room: Room, chair: number): PastPlayer {
  const sitting = room.chairs[chair]!;
  if (!isPersons(sitting)) return { bot: sitting.bot, chair };
  const { nickname, avatar } = guestOf(room, sitting.person)!;
  return { nickname, avatar };
}

export function drawNext(number: number): NextGame {
  return { id: drawText(16), number, serverSeed: randomBytes(32).toString("hex") };
}

/** So many random bytes, as a text that can stand in a link. */
export function drawText(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

const BOTS_SEED = "bot";
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

/** A short code to be read out at a table: no vowels, so no words. */
export function drawCode(): string {
  let code = "";
  // Bytes above the last multiple of 20 would make some letters likelier.
  while (code.length < 6) {
    const byte = randomBytes(1)[0]!;
    if (byte < 240) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

function takenChairs(room: Room): number[] {
  return room.chairs.flatMap((chair, i) => (chair === null ? [] : [i]));
}
