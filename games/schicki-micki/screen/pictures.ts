import type { SoundName, StagePicture, ViewChange } from "@tavolata/kit";
import {
  type Event,
  HIDDEN,
  type Move,
  type SchickiMicki,
  type ScreenMove,
  type View,
} from "../rules/index.ts";
import { AT_ONCE, LAST_LOOK, REVEALED } from "./pace.ts";
import type { Scene } from "./scene.ts";

type Picture = StagePicture<View, Scene>;
type Settled = Extract<Event, { type: "settled" }>;

/** What happened, picture by picture. Cards and reactions are shown at once; only a settling takes time. */
export function picturesOf({ events, before, after }: ViewChange<SchickiMicki>): Picture[] {
  const settled = events.find((event): event is Settled => event.type === "settled");
  if (settled !== undefined && before !== null) return settle(settled, before, after);
  const heard = events.map(soundOf).find((sound) => sound !== undefined);
  return [{ view: after, lasts: AT_ONCE, ...(heard && { sound: heard }) }];
}

function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case "turned":
      return "card";
    case "called":
      return "call";
    case "moved":
      // SCH-11: a sound must not tell what a hand did.
      return event.what === HIDDEN ? "paper" : handSound(event.what);
    case "voteOpens":
      return "bell";
    default:
      return undefined;
  }
}

function handSound(what: string): SoundName {
  return what === "knock" ? "knock" : "pawn";
}

/** First what the hands did, then what it brings. */
function settle(settled: Settled, before: View, after: View): Picture[] {
  const hands = settled.reactions.filter(({ kind }) => kind === "hand").map(({ what }) => what);
  const verdict: SoundName = settled.winners.length > 0 ? "coin" : "stamp";
  const last: Picture = { view: after, lasts: AT_ONCE, sound: verdict };
  const told =
    after.result === null
      ? [last]
      : [
          { ...last, view: notYetOver(after), lasts: LAST_LOOK },
          { view: after, lasts: AT_ONCE },
        ];
  if (hands.length === 0) return told;
  const sound = hands.includes("knock") ? "knock" : "pawn";
  return [{ view: opened(before, settled), scene: { type: "reveal" }, lasts: REVEALED, sound }, ...told];
}

/** The window as it was, with all hands shown. */
function opened(before: View, { reactions }: Settled): View {
  const closesAt = before.window?.closesAt ?? 0;
  const shown = reactions.map(({ seat, after, outcome: _, clause: __, cards: ___, ...deed }) => ({
    ...deed,
    seat,
    at: after,
  }));
  return { ...before, window: { closesAt, reactions: shown } };
}

function notYetOver(after: View): View {
  return { ...after, phase: "turning", result: null };
}

/** SCH-5: what reactions are counted from. */
export function isReactedTo(event: Event): boolean {
  return event.type === "turned";
}

/** The dealer's hand and the votes can take their time. */
export function isReaction({ type }: Move): boolean {
  return type === "call" || type === "hand";
}

/** What the shared screen tells the referee once it has painted this. */
export function whenPainted(event: Event): ScreenMove | undefined {
  return event.type === "turned" ? { type: "shown", card: event.number } : undefined;
}
