import type { Seat } from "@tavolata/kernel";
import type { Card, Pigeon, Zone } from "./cards.ts";
import { assignsItself } from "./deck-sense.ts";
import { deckOf, faceOf } from "./faces.ts";
import { canFly, ownerOf } from "./flights.ts";
import { receivers } from "./selecting.ts";
import { type InPlay, known, pickOf, playerAt, type State } from "./state.ts";
import type { Effect, ReactionEffect } from "./vocabulary.ts";
import { zoneOf } from "./zones.ts";

/** The effects of a card in play; a reaction has one of its own, and none of these. */
function effectsOf(state: State, { card, reaction }: InPlay): readonly Effect[] {
  return reaction ? [] : faceOf(state, card).effects;
}

/** The number of the effect by which the card assigns itself, if it does. */
export function assignmentOf(state: State, inPlay: InPlay): number | undefined {
  if (inPlay.reaction) return faceOf(state, inPlay.card).reaction?.effect === "redirect" ? 0 : undefined;
  const step = effectsOf(state, inPlay).findIndex(assignsItself);
  return step < 0 ? undefined : step;
}

/** The seat to whose Area a Guano goes. */
function guanoReceiver(state: State, inPlay: InPlay): Seat | undefined {
  const step = assignmentOf(state, inPlay);
  return step === undefined ? undefined : ownerOf(pickOf(inPlay, step).to);
}

/** The pigeons that the card assigns to this Area, and that can be scared out of it. */
export function pigeonsAssigned(state: State, inPlay: InPlay, seat: Seat): Pigeon[] {
  return effectsOf(state, inPlay).flatMap(({ effect }, step) => {
    const { pigeons, to } = pickOf(inPlay, step);
    return effect === "assign" && to === seat ? pigeons.filter((pigeon) => canFly(state, pigeon)) : [];
  });
}

/** Those of these pigeons that are in the Area now. */
export function stillIn(state: State, seat: Seat, pigeons: readonly Pigeon[]): Pigeon[] {
  return pigeons.filter((pigeon) => zoneOf(state, pigeon) === seat);
}

/** How many pigeons the card turns into Trophies. */
function trophiesOf(state: State, inPlay: InPlay): number {
  return effectsOf(state, inPlay).reduce(
    (sum, { effect }, step) => sum + (effect === "trophy" ? pickOf(inPlay, step).pigeons.length : 0),
    0,
  );
}

/** PIC-21: nobody contributes to a card of their own, or twice to the same one. */
function canContribute({ by, contributors }: InPlay, seat: Seat): boolean {
  return seat !== by && !contributors.includes(seat);
}

/** PIC-28: the accomplice of somebody who makes one Trophy would get none. */
const SHARED_TROPHIES = 2;

/** PIC-7, PIC-28: whether such a reaction has anything to answer in this card. */
export function answersIt(state: State, inPlay: InPlay, seat: Seat, effect: ReactionEffect): boolean {
  switch (effect) {
    case "cancel":
      return seat !== inPlay.by;
    case "redirect":
      return guanoReceiver(state, inPlay) === seat;
    case "scare":
      return pigeonsAssigned(state, inPlay, seat).length > 0;
    case "contribute":
      return canContribute(inPlay, seat) && trophiesOf(state, inPlay) >= SHARED_TROPHIES;
  }
}

/** PIC-21: what it costs this seat to contribute to this card, if that is possible. */
export function contributionTo(state: State, inPlay: InPlay, seat: Seat): number | undefined {
  const effect = effectsOf(state, inPlay).find((one) => one.effect === "contribute");
  if (effect?.effect !== "contribute" || !canContribute(inPlay, seat)) return undefined;
  return trophiesOf(state, inPlay) > 0 ? effect.cards : undefined;
}

/** PIC-7: by what everybody can see, so that being asked, or not, gives nothing away. */
export function mightAnswer(state: State, inPlay: InPlay, seat: Seat): boolean {
  const cards = freeHand(state, seat).length;
  if (cards === 0) return false;
  const price = contributionTo(state, inPlay, seat);
  if (price !== undefined && price <= cards) return true;
  const { actions } = deckOf(state.options);
  return actions.some(
    ({ reaction }) => reaction !== undefined && answersIt(state, inPlay, seat, reaction.effect),
  );
}

/** The Guano that is being assigned, under all the reactions that send it elsewhere. */
export function guanoInPlay({ inPlay }: State): InPlay {
  const guano = inPlay.findLast(({ reaction }) => !reaction);
  return known(guano, "card under the reactions");
}

/** PIC-28: the Areas that could have received this Guano, except the one that it is sent away from. */
export function otherReceivers(state: State, seat: Seat): Zone[] {
  const guano = guanoInPlay(state);
  const effect = known(effectsOf(state, guano).find(assignsItself), "Guano to receive");
  return receivers(state, effect.to, guano.by).filter((zone) => zone !== seat);
}

/** What a seat has in hand and has not set aside for an answer that has not had its turn yet. */
export function freeHand(state: State, seat: Seat): Card[] {
  const aside = state.inPlay.flatMap((inPlay) => setAside(inPlay, seat));
  return playerAt(state, seat).hand.filter((card) => !aside.includes(card));
}

/** What a seat has set aside to answer this card. */
export function setAside({ answers, settled, afterwards }: InPlay, seat: Seat): Card[] {
  const answer = answers[seat];
  return [
    ...(answer && !settled.includes(seat) ? cardsOf(answer) : []),
    ...afterwards.flatMap((one) => (one.seat === seat ? [one.card] : [])),
  ];
}

function cardsOf(answer: { type: string; card?: Card; cards?: readonly Card[] }): readonly Card[] {
  return answer.card === undefined ? (answer.cards ?? []) : [answer.card];
}
