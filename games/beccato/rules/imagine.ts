import { copy, type Instant, pick, type Random, type Seat, shuffle } from "@tavolata/kernel";
import { type Card, flockOf, HIDDEN, type Hidden } from "./cards.ts";
import { allEggs, type Guild } from "./eggs.ts";
import { randomSignal } from "./room.ts";
import { stoppedAt } from "./shouting.ts";
import { isFidget, isLoud, LONGEST_HOLD, type Signal, TURNING_OF_EYES } from "./signals.ts";
import { type Act, type Gaze, known, type Player, playerAt, type State, type Team } from "./state.ts";
import { leftOf } from "./teams.ts";
import type { PlayerView, TeamView, View } from "./view.ts";

/** A state that looks like this view, with everything hidden drawn from what the watcher has not seen. */
export function imagine(view: View, random: Random): State {
  const {
    watcher: _,
    own: __,
    phase,
    players,
    teams,
    eggDeck,
    flock,
    imaginary,
    lastPass,
    secrets,
    ...open
  } = copy(view);
  const unseen = unseenCards(view, random);
  const passed = passedOn(view, unseen);
  const reveal = (card: Card | Hidden): Card =>
    card === HIDDEN ? known(unseen.pop(), "card that was not seen") : card;
  const held = players.map((player, seat) => ({
    player,
    hand: passed?.to === seat ? [...player.hand.slice(1).map(reveal), passed.card] : player.hand.map(reveal),
  }));
  const imagined = {
    phase: phase === "shouted" ? "round" : phase,
    players: held.map(({ player, hand }, seat) => imaginePlayer(view, player, seat, hand, random)),
    teams: teams.map((team) => imagineTeam(view, team, random)),
    eggDeck: shuffle(unseenEggs(view), random),
    flock: flock.map(reveal),
    imaginary: imaginary?.map(reveal) ?? null,
    lastPass: lastPass && { ...lastPass, card: lastPass.card === HIDDEN ? somethingHeld() : lastPass.card },
    fidgets: [],
    stopped: phase === "shouted" ? stoppedAt(open, firstShoutAt()) : null,
    trail: [],
    loudCards: imagineKind(view, random),
    secrets: secrets ?? teams.map(() => ({ signals: [], signs: [] })),
    ...open,
  } satisfies State;
  return imagined;

  function somethingHeld(): Card {
    return pick(
      held.flatMap(({ hand }) => hand),
      random,
    );
  }

  function firstShoutAt(): Instant {
    return known(open.shouts[0], "shout").at;
  }
}

function unseenCards({ coops, players }: View, random: Random): Card[] {
  const cards = flockOf(coops.map(({ breed }) => breed));
  for (const card of players.flatMap(({ hand }) => hand)) {
    if (card !== HIDDEN) cards.splice(cards.indexOf(card), 1);
  }
  return shuffle(cards, random);
}

/** The card that the watcher has passed is still with the player who got it, until it can have gone further. */
function passedOn(
  { watcher, lastPass, players }: View,
  unseen: Card[],
): { to: Seat; card: Card } | undefined {
  if (lastPass === null || lastPass.from !== watcher || lastPass.card === HIDDEN) return undefined;
  const { to, card } = lastPass;
  if (to === "imaginary" || playerAt({ players }, to).shown) return undefined;
  unseen.splice(unseen.indexOf(card), 1);
  return { to, card };
}

function unseenEggs({ coops, teams }: View): Guild[] {
  const eggs = allEggs();
  const seen = [
    ...coops.map(({ egg }) => egg),
    ...teams.flatMap((team) => team.eggs.map(({ guild }) => guild)),
  ];
  for (const egg of seen) if (egg !== null) eggs.splice(eggs.indexOf(egg), 1);
  return eggs;
}

function imaginePlayer(view: View, player: PlayerView, seat: Seat, hand: Card[], random: Random): Player {
  const { shown, ready } = player;
  if (view.own !== null && view.watcher === seat) {
    const { gaze, act, restsUntil, hushedUntil } = copy(view.own);
    return {
      hand,
      shown,
      ready,
      gaze,
      act: act && { ...act, seenBy: [] },
      restsUntil,
      hushedUntil,
    };
  }
  return {
    hand,
    shown,
    ready,
    gaze: imagineGaze(view, player, seat, random),
    act: imagineAct(view, player),
    restsUntil: 0,
    hushedUntil: 0,
  };
}

function imagineGaze(view: View, { gaze }: PlayerView, seat: Seat, random: Random): Gaze | null {
  if (gaze === null) return null;
  const others = view.places.filter((other) => other !== seat);
  const since = view.dealtAt;
  if (gaze === "cards") return { at: leftOf(view, seat), since, arrived: true, onCards: true };
  if (gaze === "moving") {
    return {
      at: pick(others, random),
      since: latestKnown(view) + TURNING_OF_EYES,
      arrived: false,
      onCards: false,
    };
  }
  return { at: gaze === HIDDEN ? pick(others, random) : gaze, since, arrived: true, onCards: false };
}

/** What the watcher has not made out is not imagined either. */
function imagineAct(view: View, { act: what }: PlayerView): Act | null {
  if (what === null) return null;
  const since = latestKnown(view);
  const seenBy = typeof view.watcher === "number" ? [view.watcher] : [];
  return { what, since, until: since + LONGEST_HOLD, released: false, idle: isFidget(what), seenBy };
}

/** The latest moment of this round that a view knows of. */
function latestKnown({ dealtAt, deadline, options, own }: View): Instant {
  const passedAt = deadline === null ? dealtAt : deadline - options.passSeconds * 1000;
  return Math.max(dealtAt, passedAt, own?.gaze?.since ?? 0, own?.act?.since ?? 0);
}

function imagineTeam(view: View, team: TeamView, random: Random): Team {
  const { signal, signalsByBreed, proposals, change, words, ...open } = team;
  // Nobody is ready before their team has agreed.
  const hasAgreed = view.phase !== "agreeing" || !view.options.freeSignal || open.seats.some(isReady);
  return {
    ...open,
    signal: signal !== HIDDEN ? signal : hasAgreed ? [randomSignal(view.options, random)] : null,
    signalsByBreed: signalsByBreed === HIDDEN ? [] : signalsByBreed,
    proposals: proposals === HIDDEN ? [] : proposals,
    change: change === HIDDEN ? null : change,
    words: words === HIDDEN ? [] : words,
  };

  function isReady(seat: Seat): boolean {
    return playerAt(view, seat).ready;
  }
}

/** BEC-4: all cards are of one kind, so players know it of their own. */
function imagineKind({ teams, options }: View, random: Random): boolean | null {
  if (options.freeSignal) return null;
  const own = teams.flatMap(({ signal }) =>
    signal === HIDDEN || signal === null ? [] : (signal as Signal[]),
  );
  return isLoud(own[0] ?? randomSignal(options, random));
}
