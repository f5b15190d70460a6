import type { SoundName, Step, Told } from "@tavolata/kit";
import type { Event, Piccioni, View } from "../rules/index.ts";
import { viewAfter } from "./fold.ts";
import {
  ANSWERS,
  DRAWN,
  FINAL_PHASE,
  FLOCK,
  GLIDED,
  MOST,
  MOVED,
  NO_ANSWER,
  OVERFLOWS,
  PLAYED,
  PUT_AWAY,
  REACTED,
  REVEALED,
  SETTLED,
  STAMPED,
  TROPHY,
} from "./pace.ts";
import type { Scene } from "./scene.ts";

type Picture = Step<View, Scene>;

/** What happened, picture by picture; the last one is the table as it is then. */
export function steps({ events, before, after }: Told<Piccioni>): Picture[] {
  if (before === null) return [{ view: after, lasts: SETTLED, sound: "bell" }];
  const pictures: Picture[] = [];
  const flock = { nth: 0, of: 0 };
  let view = before;
  for (const event of events) {
    if (event.type === "flock") Object.assign(flock, { nth: 0, of: event.pigeons });
    if (event.type === "revealed") flock.nth += 1;
    view = viewAfter(view, event);
    const picture = tell(event, { ...flock, of: Math.max(flock.of, flock.nth) });
    if (picture !== undefined) pictures.push({ ...picture, view });
  }
  const last = pictures.at(-1);
  if (last === undefined || last.scene !== undefined) {
    pictures.push({ view: after, lasts: SETTLED, ...(after.result !== null && { sound: "win" as const }) });
  } else pictures[pictures.length - 1] = { ...last, view: after };
  return inTime(pictures);
}

type Shown = Omit<Picture, "view">;

function tell(event: Event, flock: { nth: number; of: number }): Shown | undefined {
  switch (event.type) {
    case "drew":
      return { lasts: DRAWN, sound: "card" };
    case "threwAway":
    case "paid":
    case "contributed":
      return { lasts: PUT_AWAY, sound: "card" };
    case "played":
      return { lasts: PLAYED, sound: "card" };
    case "asked":
      return { lasts: SETTLED };
    case "answers":
      return {
        scene: { type: "answers" },
        ...(isSilent(event) ? { lasts: NO_ANSWER } : { lasts: ANSWERS, sound: "call" }),
      };
    case "reacted":
      return { lasts: REACTED, sound: "knock" };
    case "cancelled":
      return stamp("cancelled", STAMPED, "stamp");
    case "assigned":
      return { lasts: MOVED, sound: "pawn" };
    case "removed":
      return { lasts: PUT_AWAY, sound: "paper" };
    case "moved":
      return { lasts: MOVED, sound: "paper" };
    case "scared":
      return event.to === null
        ? { scene: { type: "backInDeck", pigeons: event.pigeons }, lasts: MOVED, sound: "paper" }
        : { lasts: MOVED, sound: "paper" };
    case "trophy":
      return { scene: { ...event, returns: false }, lasts: TROPHY, sound: "coin" };
    case "returned":
      return {
        scene: { type: "trophy", seat: event.seat, card: event.pigeon, returns: true },
        lasts: TROPHY,
        sound: "coin",
      };
    case "flock":
      return { scene: { type: "flock", pigeons: event.pigeons }, lasts: FLOCK, sound: "bell" };
    case "revealed":
      return { scene: { type: "revealed", ...flock }, lasts: REVEALED, sound: "call" };
    case "flockCut":
      return stamp("flockCut", STAMPED, "stamp");
    case "glided":
      return { lasts: GLIDED, sound: "paper" };
    case "overflows":
      return { scene: { type: "overflows", place: event.place }, lasts: OVERFLOWS, sound: "stamp" };
    case "finalPhase":
      return stamp("finalPhase", FINAL_PHASE, "bell");
    case "finalPhaseStops":
      return stamp("finalPhaseStops", STAMPED, "bell");
    default:
      return undefined;
  }
}

function stamp(word: Extract<Scene, { type: "stamp" }>["word"], lasts: number, sound: SoundName): Shown {
  return { scene: { type: "stamp", word }, lasts, sound };
}

function isSilent({ answers }: Extract<Event, { type: "answers" }>): boolean {
  return answers.every((answer) => answer === null || answer.type === "decline");
}

function inTime(pictures: readonly Picture[]): Picture[] {
  const sum = pictures.reduce((total, { lasts }) => total + lasts, 0);
  const pace = Math.min(1, MOST / sum);
  return pictures.map((picture) => ({ ...picture, lasts: Math.floor(picture.lasts * pace) }));
}
