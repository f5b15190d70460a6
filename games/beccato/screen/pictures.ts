import type { Sound, StagePicture, ViewChange } from "@tavolata/kit";
import {
  type Beccato,
  type Event,
  HIDDEN,
  type Hidden,
  type Move,
  type PlayerView,
  type View,
} from "../rules/index.ts";
import type { Scene, Seen } from "./scene.ts";
import { MURMUR, soundOfSignal } from "./sounds.ts";

/* How long pictures are shown, in milliseconds. */

/** What people react to is seen at once, and nothing delays it (BEC-18). */
const AT_ONCE = 0;
/** A reveal has three beats: the yard holds its breath, hands are opened one by one, and the verdict falls. */
const HUSH = 450;
const HAND_OPENED = 650;
const VERDICT = 1500;
/** An egg changes hands. */
const EGG = 800;
/** A look at how the last round went, before the game is over. */
const LAST_LOOK = 3000;

type Picture = StagePicture<View, Scene>;
type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** What happened, picture by picture. In a round everything is shown at once; only a reveal takes its time. */
export function picturesOf({ events, before, after }: ViewChange<Beccato>): Picture[] {
  const settled = events.find((event): event is EventOf<"settled"> => event.type === "settled");
  if (settled !== undefined && settled.seat !== null && before !== null) {
    return reveal(settled, events, before, after);
  }
  const heard = events.map(soundOf).find((sound) => sound !== undefined);
  const scene = sceneOf(events);
  return ending(after, {
    view: after,
    lasts: AT_ONCE,
    ...(heard && { sound: heard }),
    ...(scene && { scene }),
  });
}

function sceneOf(events: readonly Event[]): Scene | undefined {
  const stirs = events.flatMap((event) => (event.type === "stirs" ? [event.seat] : []));
  const seen = events.flatMap((event): Seen[] =>
    event.type === "seen" || (event.type === "performs" && !event.idle)
      ? [{ seat: event.seat, what: event.what }]
      : [],
  );
  const heard = events.filter((event) => event.type === "heard");
  return stirs.length + seen.length + heard.length === 0 ? undefined : { stirs, seen, heard };
}

function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case "begins":
    case "roundBegins":
      return "bell";
    case "passed":
      return "card";
    case "seen":
      return soundOfSignal(event.what);
    case "heard":
      return MURMUR;
    case "shouted":
      return "call";
    case "took":
      return "coin";
    case "signalChanged":
      return "pawn";
    default:
      return undefined;
  }
}

/** The three beats: hush, the hands one by one, the verdict; and then the eggs. */
function reveal(settled: EventOf<"settled">, events: readonly Event[], before: View, after: View): Picture[] {
  const { type: _, hands, ...outcome } = settled;
  const closed = (player: PlayerView): PlayerView => ({
    ...player,
    hand: player.hand.map((): Hidden => HIDDEN),
  });
  const opened = (n: number): View => ({
    ...before,
    phase: "shouted",
    shouts: after.shouts,
    own: after.own,
    holder: null,
    deadline: null,
    outcome: { ...outcome, gains: [] },
    players: after.players.map((player, seat) => {
      const at = hands.findIndex((shown) => shown.seat === seat);
      return at < n || seat === after.watcher ? player : closed(player);
    }),
  });
  const beat = (n: number, judged: boolean): Scene => ({ reveal: { opened: n, judged } });
  const last: Picture = { view: after, lasts: AT_ONCE };
  const taken = events.some(({ type }) => type === "took");
  return [
    { view: opened(0), scene: beat(0, false), lasts: HUSH },
    ...hands.map(
      (_, i): Picture => ({
        view: opened(i + 1),
        scene: beat(i + 1, false),
        lasts: HAND_OPENED,
        sound: "card",
      }),
    ),
    { view: opened(hands.length), scene: beat(hands.length, true), lasts: VERDICT, sound: "stamp" },
    ...(taken ? ending(after, { ...last, lasts: EGG, sound: "coin" }) : ending(after, last)),
  ];
}

/** What ended the game stays in sight for a while. */
function ending(after: View, last: Picture): Picture[] {
  if (after.result === null || after.outcome?.shout === null) return [last];
  const notYetOver: View = { ...after, phase: "shouted", scores: null, endedBy: null, result: null };
  return [
    { ...last, view: notYetOver, lasts: LAST_LOOK },
    { view: after, lasts: AT_ONCE, sound: "win" },
  ];
}

/** BEC-18: the events from which reaction times of shouts are counted. */
export function isReactedTo({ type }: Event): boolean {
  return (
    type === "roundBegins" || type === "passed" || type === "seen" || type === "heard" || type === "stirs"
  );
}

/**
 * Nothing that is done in a round waits for a decision: while a player reaches for a card, the table goes on around them,
 * and they would be answering a question that is already out of date.
 */
const IN_ROUND: ReadonlySet<Move["type"]> = new Set([
  "coccode",
  "beccato",
  "chicchirichi",
  "takeBack",
  "perform",
  "release",
  "look",
  "pass",
]);

export function isReaction({ type }: Move): boolean {
  return IN_ROUND.has(type);
}

/** The watcher's own doings, where eyes go, and what ends by itself: these are seen and need not be said. */
const UNSAID: ReadonlySet<Event["type"]> = new Set([
  "performs",
  "letsGo",
  "stops",
  "looks",
  "eyes",
  "dealt",
  "choosing",
  "filled",
  "ready",
  "conferred",
]);

export function isSmallTalk({ type }: Event): boolean {
  return UNSAID.has(type);
}
