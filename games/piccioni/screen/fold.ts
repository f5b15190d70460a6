import type { Seat } from "@tavolata/kernel";
import {
  type Card,
  type Event,
  HIDDEN,
  type Hidden,
  type InPlayView,
  isPlace,
  type Pigeon,
  PLACES,
  type PlayerView,
  type TrophyView,
  type View,
  type Zone,
} from "../rules/index.ts";

type Change = (player: PlayerView) => Partial<PlayerView>;

/**
 * What the watcher sees once this has happened: the pictures between one view and the next are made of it. Only the last
 * view shows whom the game waits for, or that it is over.
 */
export function viewAfter(before: View, event: Event): View {
  const view: View = { ...before, waiting: null };
  switch (event.type) {
    case "turnBegins":
      return { ...view, current: event.seat, turn: event.turn, actionsLeft: 2, laid: [], inPlay: [] };
    case "goesOn":
      return { ...view, actionsLeft: event.actionsLeft, inPlay: [] };
    case "drew":
      return changed(
        { ...view, actionDeck: view.actionDeck.slice(event.cards.length) },
        event.seat,
        (one) => ({
          hand: [...one.hand, ...event.cards],
        }),
      );
    case "reshuffled":
      // What was left has just been drawn, and will be told with the rest of the draw.
      return { ...view, actionDeck: hidden(view.actionDeck.length + event.cards), discards: [] };
    case "threwAway":
    case "paid":
    case "contributed":
      return putAway(view, event.seat, event.cards);
    case "played":
      return laidDown({ ...view, inPlay: [] }, event.seat, event.card, false);
    case "reacted":
      return laidDown({ ...view, inPlay: downTo(view, event.to) }, event.seat, event.card, true);
    case "asked":
      return {
        ...view,
        inPlay: onTop(downTo(view, event.card), {
          picks: event.picks,
          asked: event.seats,
          answers: view.players.map(() => null),
          answered: false,
        }),
      };
    case "answered": {
      const answers = view.inPlay
        .at(-1)
        ?.answers.map((one, seat) => (seat === event.seat ? event.answer : one));
      return answers === undefined ? view : { ...view, inPlay: onTop(view.inPlay, { answers }) };
    }
    case "answers":
      return { ...view, inPlay: onTop(downTo(view, event.card), { answers: event.answers, answered: true }) };
    case "cancelled":
      return { ...view, inPlay: onTop(downTo(view, event.card), { cancelled: true }) };
    case "joined":
      return { ...view, inPlay: downTo(view, event.card) };
    case "assigned": {
      const laid = view.laid.map((one) => (one.card === event.card ? { ...one, assigned: true } : one));
      return changed({ ...view, laid }, event.seat, ({ guano }) => ({ guano: [...guano, event.card] }));
    }
    case "removed":
      return { ...without(view, event.card), discards: [...view.discards, event.card] };
    case "moved":
      return inZone(view, event.pigeons, event.to);
    case "scared":
      return event.to === null ? backInDeck(view, event.pigeons) : inZone(view, event.pigeons, event.to);
    case "evicted":
      return backInDeck(view, event.pigeons);
    case "trophy":
      return withTrophy(without(view, event.card), event.seat, trophyOf(before, event.seat, event.card));
    case "returned":
      return withTrophy(without(view, event.pigeon), event.seat, {
        back: "pigeon",
        card: HIDDEN,
        seen: false,
      });
    case "flock":
      return { ...view, actionsLeft: 0, inPlay: [] };
    case "revealed":
      return { ...view, hovering: event.pigeon, pigeonDeck: view.pigeonDeck.slice(1) };
    case "glided":
      return inZone({ ...view, hovering: null }, [event.pigeon], event.to);
    case "cleared":
      return { ...view, laid: [], discards: [...view.discards, ...event.cards] };
    case "finalPhase":
      return { ...view, finalPhase: { trigger: event.trigger, turnsLeft: view.players.length - 1 } };
    case "finalPhaseStops":
      return { ...view, finalPhase: null };
    default:
      return view;
  }
}

function changed(view: View, who: Seat, change: Change): View {
  return {
    ...view,
    players: view.players.map((player, seat) => (seat === who ? { ...player, ...change(player) } : player)),
  };
}

function hidden(size: number): Hidden[] {
  return Array<Hidden>(size).fill(HIDDEN);
}

/** From a hand seen from behind, the last card goes. */
function handWithout(hand: readonly (Card | Hidden)[], cards: readonly Card[]): (Card | Hidden)[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    left.splice(at < 0 ? left.lastIndexOf(HIDDEN) : at, 1);
  }
  return left;
}

function putAway(view: View, seat: Seat, cards: readonly Card[]): View {
  const put: View = { ...view, discards: [...view.discards, ...cards] };
  return changed(put, seat, ({ hand }) => ({ hand: handWithout(hand, cards) }));
}

function laidDown(view: View, seat: Seat, card: Card, reaction: boolean): View {
  const one: InPlayView = {
    card,
    by: seat,
    reaction,
    picks: [],
    asked: [],
    answers: view.players.map(() => null),
    answered: false,
    settled: [],
    afterwards: [],
    cancelled: false,
    contributors: [],
  };
  const laid = [...view.laid, { card, by: seat, assigned: false }];
  return changed({ ...view, laid, inPlay: [...view.inPlay, one] }, seat, ({ hand }) => ({
    hand: handWithout(hand, [card]),
  }));
}

/** The cards in play up to this one: those above it are done. */
function downTo({ inPlay }: View, card: Card): InPlayView[] {
  const at = inPlay.findIndex((one) => one.card === card);
  return at < 0 ? inPlay : inPlay.slice(0, at + 1);
}

function onTop(inPlay: readonly InPlayView[], change: Partial<InPlayView>): InPlayView[] {
  return inPlay.map((one, i) => (i === inPlay.length - 1 ? { ...one, ...change } : one));
}

/** Removes a card from wherever it lies face up. */
function without(view: View, card: Card | Pigeon): View {
  const left = <Any extends Card>(cards: Any[]) =>
    cards.includes(card as Any) ? cards.filter((one) => one !== card) : cards;
  const places = Object.fromEntries(PLACES.map((place) => [place, left(view.places[place])]));
  return {
    ...view,
    hovering: view.hovering === card ? null : view.hovering,
    places: places as View["places"],
    players: view.players.map((player) => ({
      ...player,
      pigeons: left(player.pigeons),
      guano: left(player.guano),
    })),
  };
}

function inZone(view: View, pigeons: readonly Pigeon[], to: Zone): View {
  const left = pigeons.reduce<View>(without, view);
  if (isPlace(to)) return { ...left, places: { ...left.places, [to]: [...left.places[to], ...pigeons] } };
  return changed(left, to, (player) => ({ pigeons: [...player.pigeons, ...pigeons] }));
}

function backInDeck(view: View, pigeons: readonly Pigeon[]): View {
  const left = pigeons.reduce<View>(without, view);
  return { ...left, pigeonDeck: hidden(left.pigeonDeck.length + pigeons.length) };
}

/** PIC-19: the owner has seen the face, and nobody else knows it any more. */
function trophyOf({ watcher, players }: View, seat: Seat, card: Card | Pigeon): TrophyView {
  const isGuano = players.some(({ guano }) => guano.includes(card));
  const shown = seat === watcher ? card : HIDDEN;
  return { back: isGuano ? "action" : "pigeon", card: shown, seen: true } as TrophyView;
}

function withTrophy(view: View, seat: Seat, trophy: TrophyView): View {
  return changed(view, seat, ({ trophies }) => ({ trophies: [...trophies, trophy] }));
}
