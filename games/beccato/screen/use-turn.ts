import type { Instant, Seat } from "@tavolata/kernel";
import { clearWhyNot, useTable } from "@tavolata/kit";
import { useRef, useState } from "preact/hooks";
import { type Breed, type Card, LONGEST_HOLD, type Move, type Signal, type View } from "../rules/index.ts";
import type { Group } from "./keys.ts";
import { useShortHold } from "./press.ts";
import { type Looks, useLooks } from "./use-looks.ts";

/** A shout that still needs a face, or a coop where chickens are called (BEC-23). */
export type Armed = "beccato" | "coccode" | null;

interface Held {
  begin(): void;
  end(): void;
}

interface Holding extends Held {
  readonly holding: boolean;
}

/** What the person at this device is doing, and what their touches mean. */
export interface Turn {
  readonly plays: boolean;
  /** Between a shout and the next round there is nothing to signal and nothing to shout. */
  readonly idle: boolean;
  readonly looks: Looks;
  readonly armed: Armed;
  readonly group: Group | null;
  /** Which of the cards in their hand is raised. */
  readonly raised: number | null;
  readonly showsSignal: boolean;
  readonly coccode: Holding;
  readonly chicchirichi: Holding;
  /** What holding the key of the guild's own signal does. */
  readonly ownKey: { current: Held | null };
  arm(armed: Armed): void;
  open(group: Group | null): void;
  raise(card: number): void;
  pass(card: Card, moment: number): void;
  face(seat: Seat, moment: number): void;
  coop(breed: Breed, moment: number): void;
  perform(signal: Signal): void;
  release(): void;
  showSignal(shown: boolean): void;
}

export function useTurn(view: View, you: Seat | null, plays: boolean): Turn {
  const { react, left } = useTable<Move>();
  const looks = useLooks(view, you);
  const [aim, setAim] = useState<{ round: number; at: Armed } | null>(null);
  const [group, setGroup] = useState<Group | null>(null);
  const [raised, setRaised] = useState<{ passes: number; card: number } | null>(null);
  const [showsSignal, setShowsSignal] = useState(false);
  const inRound = plays && view.phase === "round";
  // A shout that was never aimed ends with its round: a look in the next round is not an accusation.
  const armed = inRound && aim?.round === view.round ? aim.at : null;
  const arm = (at: Armed) => setAim(inRound ? { round: view.round, at } : null);

  const act = (move: Move, moment: number) => {
    clearWhyNot();
    react(move, moment);
  };
  const shout = (move: Move, moment: number) => {
    arm(null);
    act(move, moment);
  };
  const undo = () => react({ type: "takeBack" }, performance.now());
  const coccode = useShortHold({ act: (moment) => shout({ type: "coccode" }, moment), undo });
  const chicchirichi = useShortHold({ act: (moment) => shout({ type: "chicchirichi" }, moment), undo });

  const face = (seat: Seat, moment: number) => {
    if (armed === "beccato") shout({ type: "beccato", accused: seat }, moment);
    else looks.look(seat, moment);
  };
  const coop = (breed: Breed, moment: number) => {
    if (armed === "coccode") shout({ type: "coccode", breed }, moment);
  };
  const pass = (card: Card, moment: number) => {
    setRaised(null);
    act({ type: "pass", card }, moment);
  };
  const raise = (card: number) => setRaised({ passes: view.passes, card });
  const performedAt = useRef<number | null>(null);
  const perform = (signal: Signal) => {
    performedAt.current = handsAreFree(view, left) ? performance.now() : null;
    act({ type: "perform", signal }, performance.now());
  };
  // Only a signal that has begun and not ended by itself can be let go; the referee hears of both in this order.
  const release = () => {
    const since = performedAt.current;
    performedAt.current = null;
    if (since === null || performance.now() - since >= LONGEST_HOLD - ALMOST) return;
    react({ type: "release" }, performance.now());
  };

  const shownSince = useRef(0);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showSignal = (shown: boolean) => {
    clearTimeout(hiding.current);
    const now = performance.now();
    if (shown) shownSince.current = now;
    if (shown || now - shownSince.current >= TAPPED) setShowsSignal(shown);
    else hiding.current = setTimeout(() => setShowsSignal(false), GLANCE);
  };
  const open = (group: Group | null) => {
    clearTimeout(hiding.current);
    setShowsSignal(false);
    setGroup(group);
  };

  const turn: Turn = {
    plays,
    idle: !inRound,
    looks,
    armed,
    group: inRound ? group : null,
    raised: inRound && raised?.passes === view.passes ? raised.card : null,
    showsSignal,
    coccode,
    chicchirichi,
    ownKey: useRef<Held>(null),
    arm,
    open,
    raise,
    pass,
    face,
    coop,
    perform,
    release,
    showSignal,
  };
  return turn;
}

/** In milliseconds: this close to its end, a signal is left to end by itself. */
const ALMOST = 60;

/** In milliseconds: somebody who taps the signal's key instead of holding it still gets a glance at it. */
const TAPPED = 300;
const GLANCE = 2000;

/** BEC-32 */
export function handsAreFree({ own }: View, left: (until: Instant) => number): boolean {
  if (own === null) return false;
  return (own.act === null || own.act.idle) && left(own.restsUntil) <= 0;
}
