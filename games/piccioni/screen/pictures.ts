import type { SoundName, StagePicture, ViewChange } from "@tavolata/kit";
import type { Event, Piccioni, View } from "../rules/index.ts";
import { finaleLasts } from "./finale-pace.ts";
import { viewAfter } from "./fold.ts";
import type { Scene } from "./scene.ts";

/* How long everything is shown, in milliseconds. */

const DRAWN = 400;
const PLAYED = 750;
/** Answers are turned up: longer if there is something to see. */
const ANSWERS = 1000;
const NO_ANSWER = 350;
/** Long enough to read whose it is and what it answers. */
const REACTED = 1700;
const PUT_AWAY = 450;
const MOVED = 700;
const TROPHY = 750;
/** The sky darkens, before the first pigeon comes. */
const FLOCK = 900;
/** A pigeon comes down and looks about, before it glides. */
const REVEALED = 950;
/** Long enough to read why. */
const GLIDED = 850;
const SCARED = 1000;
/** A Place has too many pigeons. */
const OVERFLOWS = 900;
const STAMPED = 900;
const FINAL_PHASE = 1300;
/** The picture that stays until something happens. */
const SETTLED = 200;

/** For everything that happens in one go, such as a long flock: if it would take longer, it is shown faster. */
export const MOST = 6500;

type Picture = StagePicture<View, Scene>;

/** What happened, picture by picture; the last one shows the table as it is then. */
export function picturesOf({ events, before, after }: ViewChange<Piccioni>): Picture[] {
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
  const over = events.find((event) => event.type === "gameOver");
  if (over !== undefined) {
    const finale: Picture = { view: after, scene: over, lasts: finaleLasts(after), sound: "bell" };
    return [...inTime(pictures), finale, { view: after, lasts: SETTLED, sound: "win" }];
  }
  const last = pictures.at(-1);
  if (last === undefined || last.scene !== undefined) {
    pictures.push({ view: after, lasts: SETTLED });
  } else pictures[pictures.length - 1] = { ...last, view: after };
  return inTime(pictures);
}

type Shown = Omit<Picture, "view">;

/** How long events are shown, and how they sound: those that show in the view itself. */
const TELLING: { readonly [type in Event["type"]]?: readonly [lasts: number, sound?: SoundName] } = {
  drew: [DRAWN, "card"],
  threwAway: [PUT_AWAY, "card"],
  paid: [PUT_AWAY, "card"],
  contributed: [PUT_AWAY, "card"],
  played: [PLAYED, "card"],
  asked: [SETTLED],
  assigned: [MOVED, "pawn"],
  removed: [PUT_AWAY, "paper"],
};
/** The same for events that need a scene. Every pigeon is seen to go, however much is waiting to be shown. */
const SCENES: {
  readonly [type in Exclude<Scene["type"], "gameOver">]: readonly [
    lasts: number,
    sound: SoundName,
    isKept?: true,
  ];
} = {
  answers: [ANSWERS, "call"],
  reacted: [REACTED, "knock", true],
  cancelled: [STAMPED, "stamp"],
  moved: [MOVED, "paper", true],
  scared: [SCARED, "paper", true],
  evicted: [SCARED, "paper", true],
  trophy: [TROPHY, "coin", true],
  returned: [TROPHY, "coin", true],
  flock: [FLOCK, "bell"],
  revealed: [REVEALED, "call"],
  flockCut: [STAMPED, "stamp"],
  glided: [GLIDED, "paper", true],
  overflows: [OVERFLOWS, "stamp"],
  finalPhase: [FINAL_PHASE, "bell"],
  finalPhaseStops: [STAMPED, "bell"],
};

function tell(event: Event, flock: { nth: number; of: number }): Shown | undefined {
  if (event.type === "answers" && isSilent(event)) return { scene: event, lasts: NO_ANSWER };
  const shows = isScene(event);
  const [lasts, sound, isKept] = shows ? SCENES[event.type] : (TELLING[event.type] ?? []);
  if (lasts === undefined) return undefined;
  return {
    ...(shows && { scene: { ...event, ...flock } }),
    lasts,
    ...(isKept && { isKept }),
    ...(sound !== undefined && { sound }),
  };
}

function isScene(event: Event): event is Extract<Event, { type: keyof typeof SCENES }> {
  return Object.hasOwn(SCENES, event.type);
}

function isSilent({ answers }: Extract<Event, { type: "answers" }>): boolean {
  return answers.every((answer) => answer === null || answer.type === "decline");
}

function inTime(pictures: readonly Picture[]): Picture[] {
  const sum = pictures.reduce((total, { lasts }) => total + lasts, 0);
  const pace = Math.min(1, MOST / sum);
  return pictures.map((picture) => ({ ...picture, lasts: Math.floor(picture.lasts * pace) }));
}

/** These are seen, and what comes of them is told at the same moment, so they need not be said. */
const UNSAID: ReadonlySet<Event["type"]> = new Set([
  "goesOn",
  "answered",
  "mustChoose",
  "cleared",
  "revealed",
]);

export function isSmallTalk({ type }: Event): boolean {
  return UNSAID.has(type);
}
