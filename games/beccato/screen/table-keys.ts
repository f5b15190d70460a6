import { isForSomethingElse } from "@tavolata/kit";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Card, HIDDEN, playerAt, type View } from "../rules/index.ts";
import type { Chair } from "./around.ts";
import { keyWish, type Wish } from "./key-wish.ts";
import { groupsAt } from "./keys.ts";
import { SIGNALS_OF } from "./signals-of.ts";
import type { Turn } from "./use-turn.ts";

interface KeysProps {
  readonly view: View;
  readonly chairs: readonly Chair[];
  readonly turn: Turn;
}

const KEYS = { table: "beccato", presses: "Enter" } as const;

/** The keys of the whole table, for players. */
export function Keys({ view, chairs, turn }: KeysProps) {
  /** What to do when a key is let go. */
  const held = useRef(new Map<string, () => void>());
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = isForSomethingElse(event, KEYS) ? undefined : keyWish(event);
      if (wish === undefined) return;
      const letGo = followKey(wish, view, chairs, turn, event.timeStamp);
      if (letGo === false) return;
      event.preventDefault();
      if (letGo !== undefined) held.current.set(event.key, letGo);
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      held.current.get(key)?.();
      held.current.delete(key);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keyup", onKeyUp);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keyup", onKeyUp);
    };
  });
  return null;
}

/** False if a key means nothing now; otherwise what letting it go does, if anything. */
function followKey(
  wish: Wish,
  view: View,
  chairs: readonly Chair[],
  turn: Turn,
  moment: number,
): (() => void) | undefined | false {
  if (wish === "signal") {
    turn.showSignal(true);
    return () => turn.showSignal(false);
  }
  if (view.phase !== "round") return false;
  if (wish === "own") {
    const { current } = turn.ownKey;
    current?.begin();
    return () => turn.ownKey.current?.end();
  }
  if (wish === "back") {
    turn.arm(null);
    turn.open(null);
    return undefined;
  }
  if (wish === "pass") return passByKey(view, turn, moment);
  if ("raise" in wish) {
    const cards = ownHand(view).length;
    const at = turn.raised ?? (wish.raise > 0 ? -1 : cards);
    turn.raise(Math.min(cards - 1, Math.max(0, at + wish.raise)));
    return undefined;
  }
  if ("group" in wish) {
    if (!groupsAt(view.options).includes(wish.group)) return false;
    turn.open(turn.group === wish.group ? null : wish.group);
    return undefined;
  }
  if ("shout" in wish) return shoutByKey(wish.shout, view, turn);
  return numberKey(wish.number, view, chairs, turn, moment);
}

function ownHand(view: View): Card[] {
  const hand = typeof view.watcher === "number" ? playerAt(view, view.watcher).hand : [];
  return hand.filter((card): card is Card => card !== HIDDEN);
}

function passByKey(view: View, turn: Turn, moment: number): undefined | false {
  const card = turn.raised === null ? undefined : ownHand(view)[turn.raised];
  if (card === undefined) return false;
  turn.pass(card, moment);
  return undefined;
}

function shoutByKey(
  shout: "coccode" | "beccato" | "chicchirichi",
  { options }: View,
  turn: Turn,
): (() => void) | undefined {
  if (shout === "beccato" || (shout === "coccode" && options.calledChickens)) {
    turn.arm(turn.armed === shout ? null : shout);
    return undefined;
  }
  turn[shout].begin();
  return () => turn[shout].end();
}

function numberKey(
  number: number,
  { coops }: View,
  chairs: readonly Chair[],
  turn: Turn,
  moment: number,
): (() => void) | undefined | false {
  if (turn.armed === "coccode") {
    const breed = coops[number - 1]?.breed;
    if (breed === undefined) return false;
    turn.coop(breed, moment);
    return undefined;
  }
  if (turn.group !== null && turn.armed === null) {
    const signal = SIGNALS_OF[turn.group][number - 1];
    if (signal === undefined) return false;
    turn.perform(signal);
    return () => turn.release();
  }
  const chair = chairs[number - 1];
  if (typeof chair !== "number") return false;
  turn.face(chair, moment);
  return undefined;
}
