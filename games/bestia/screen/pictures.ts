import type { StagePicture, ViewChange } from "@tavolata/kit";
import { type Bestia, type Event, playerAt, type View } from "../rules/index.ts";
import { beforeTheFirstHand, viewAfter, without } from "./fold.ts";
import {
  ANTES,
  BESTIE,
  DEALT,
  DISCARDED,
  MOST,
  PLAYED,
  SETTLED,
  SHARES,
  SPOKEN,
  TAKEN,
  TRICK,
} from "./pace.ts";
import type { Scene } from "./scene.ts";

type Picture = StagePicture<View, Scene>;

/** What happened, picture by picture; the last one is the table as it is then. */
export function picturesOf({ events, before, after }: ViewChange<Bestia>): Picture[] {
  const pictures: Picture[] = [];
  let view = before ?? beforeTheFirstHand(after);
  events.forEach((event, i) => {
    pictures.push(...tell(event, view, events[i + 1]));
    view = viewAfter(view, event);
  });
  const last = pictures.at(-1);
  if (last === undefined || last.scene !== undefined) pictures.push({ view: after, lasts: SETTLED });
  else pictures[pictures.length - 1] = { ...last, view: after };
  return inTime(pictures);
}

function tell(event: Event, before: View, next: Event | undefined): Picture[] {
  const view = viewAfter(before, event);
  switch (event.type) {
    case "handBegins":
      return [{ view, scene: { type: "paid", seats: event.eligible }, lasts: ANTES, sound: "coin" }];
    case "trump":
      return [{ view, lasts: DEALT, sound: "card" }];
    case "passed":
    case "stayedOut":
      return [{ view, lasts: SPOKEN, sound: "knock" }];
    case "served":
      return [{ view, lasts: SPOKEN, sound: "coin" }];
    case "exchanged":
    case "blind": {
      const { seat, discards: cards } = event;
      const players = before.players.map((player, i) =>
        i === seat ? { ...playerAt(view, i), cards: without(player.cards, cards) } : player,
      );
      const scene: Scene = { type: "discarded", seat, cards };
      return [
        { view: { ...before, turn: seat, deadline: null, players }, scene, lasts: DISCARDED, sound: "card" },
        { view, lasts: SPOKEN, sound: "card" },
      ];
    }
    case "played":
      return [{ view, lasts: next?.type === "trick" ? TRICK : PLAYED, sound: "card" }];
    case "trick":
      return [
        { view, scene: { type: "taken", trick: { laid: before.trick, taker: event.seat } }, lasts: TAKEN },
      ];
    case "handOver":
      return settle(event, before);
    case "potTaken":
      return [won(view, onlyTo(view, event.seat, event.pot))];
    case "potSplit":
      return [won(view, event.shares)];
    case "sat":
      return before.hand === 0 ? [] : [{ view, lasts: SETTLED, sound: "door" }];
    default:
      return [];
  }
}

/** The shares of the pot, then the bestie, and with them the new pot. */
function settle(event: Extract<Event, { type: "handOver" }>, before: View): Picture[] {
  const { bestie, bestia } = event;
  const shared = event.nextPot - bestie.length * bestia;
  const pictures: Picture[] = [];
  if (event.won.some((chips) => chips > 0)) {
    pictures.push(won(viewAfter(before, { ...event, bestie: [], nextPot: shared }), event.won));
  }
  const view = viewAfter(before, event);
  if (bestie.length > 0) {
    pictures.push({ view, scene: { type: "paid", seats: bestie }, lasts: BESTIE, sound: "stamp" });
  } else if (event.how === "saved" || event.how === "nobody") {
    pictures.push({ view, lasts: SHARES, sound: "stamp" });
  }
  return pictures;
}

function won(view: View, shares: readonly number[]): Picture {
  return { view, scene: { type: "won", won: shares }, lasts: SHARES, sound: "coin" };
}

function onlyTo({ players }: View, seat: number, chips: number): number[] {
  return players.map((_, other) => (other === seat ? chips : 0));
}

function inTime(pictures: readonly Picture[]): Picture[] {
  const sum = pictures.reduce((total, { lasts }) => total + lasts, 0);
  const pace = Math.min(1, MOST / sum);
  return pictures.map((picture) => ({ ...picture, lasts: Math.floor(picture.lasts * pace) }));
}
