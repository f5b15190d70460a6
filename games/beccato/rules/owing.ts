import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { ENOUGH_EGGS, sizeOf } from "./eggs.ts";
import { endGame } from "./ending.ts";
import type { Move, Source } from "./moves.ts";
import { lacksOnlyTheTop, openPlaces } from "./pyramid.ts";
import { refused } from "./refusals.ts";
import { rest } from "./rounds.ts";
import { type Choice, type Debt, deadlineAfter, type State } from "./state.ts";
import type { Beccato } from "./types.ts";

/** Pays what is owed, one egg after the other, as far as nobody has to choose. */
export function payDebts(state: State, turn: Turn<Beccato>): void {
  state.choice = null;
  for (let debt = state.debts[0]; debt !== undefined; debt = state.debts[0]) {
    const sources = sourcesFor(state, debt);
    if (sources.length > 1) {
      openChoice(state, { team: debt.team, sources, places: [] }, turn);
      return;
    }
    state.debts.shift();
    if (sources[0] !== undefined) takeEgg(state, debt.team, sources[0], turn);
    if (mustPlace(state, debt.team, turn)) return;
  }
  finish(state, turn);
}

/** BEC-13, BEC-19, BEC-29: the first of them is what the clock takes. */
function sourcesFor({ teams, coops, eggDeck, options }: State, { team, kind, coops: from }: Debt): Source[] {
  const full = coops.flatMap(({ breed, egg }) => (egg === null ? [] : [breed]));
  const top: Source[] = eggDeck.length > 0 ? ["deck"] : full;
  switch (kind) {
    case "tris": {
      const won = full.filter((breed) => from.includes(breed));
      return won.length === from.length ? won : [...new Set([...won, ...top])];
    }
    case "any":
      return eggDeck.length > 0 ? [...full, "deck"] : full;
    case "top":
      return top;
    case "crow":
      return options.pyramid && lacksOnlyTheTop(teams[team]!) ? ["chick", ...top] : top;
  }
}

function openChoice(state: State, choice: Choice, turn: Turn<Beccato>): void {
  state.phase = "choosing";
  state.choice = choice;
  state.deadline = deadlineAfter(state.options.chooseSeconds, turn.now);
  const { team, sources, places } = choice;
  turn.tell({ type: "choosing", team, sources: [...sources], places: [...places], deadline: state.deadline });
}

function takeEgg(state: State, team: number, from: Source, turn: Turn<Beccato>): void {
  const { coops, eggDeck, teams, outcome } = state;
  if (from === "chick") {
    teams[team]!.chick = true;
    outcome!.gains.push({ team, from, egg: null });
    turn.tell({ type: "took", team, from, egg: null });
    return;
  }
  const coop = coops.find(({ breed }) => breed === from);
  const egg = coop === undefined ? eggDeck.pop()! : coop.egg!;
  teams[team]!.eggs.push({ guild: egg, down: false, place: null });
  outcome!.gains.push({ team, from, egg });
  turn.tell({ type: "took", team, from, egg });
  if (coop === undefined) return;
  coop.egg = eggDeck.pop() ?? null;
  if (coop.egg !== null) turn.tell({ type: "filled", breed: coop.breed, egg: coop.egg });
}

/** BEC-26: whether the team has to say where its new egg goes; where there is only one place it goes there. */
function mustPlace(state: State, team: number, turn: Turn<Beccato>): boolean {
  const owner = state.teams[team]!;
  if (!state.options.pyramid || owner.eggs.at(-1)?.place !== null) return false;
  const places = openPlaces(owner);
  if (places.length > 1) {
    openChoice(state, { team, sources: [], places }, turn);
    return true;
  }
  putEgg(state, team, places[0]!, turn);
  return false;
}

function putEgg(state: State, team: number, place: number, turn: Turn<Beccato>): void {
  state.teams[team]!.eggs.at(-1)!.place = place;
  turn.tell({ type: "placed", team, place });
}

/** BEC-36: any member of the team. */
function refuseChoosing({ choice, teams }: State, seat: Seat): Refusal | undefined {
  if (choice === null) return refused("nothing-to-choose");
  return teams[choice.team]!.seats.includes(seat) ? undefined : refused("not-your-choice");
}

export function refuseTake(state: State, seat: Seat, from: Source): Refusal | undefined {
  const refusal = refuseChoosing(state, seat);
  if (refusal !== undefined) return refusal;
  return state.choice!.sources.includes(from) ? undefined : refused("no-such-egg");
}

export function refusePlace(state: State, seat: Seat, place: number): Refusal | undefined {
  const refusal = refuseChoosing(state, seat);
  if (refusal !== undefined) return refusal;
  return state.choice!.places.includes(place) ? undefined : refused("no-such-place");
}

export function choiceOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseChoosing(state, seat) !== undefined) return [];
  const { sources, places } = state.choice!;
  return [
    ...sources.map((from): Move => ({ type: "take", from })),
    ...places.map((place): Move => ({ type: "place", place })),
  ].map((move) => ({ move }));
}

export function take(state: State, from: Source, turn: Turn<Beccato>): void {
  const { team } = state.debts.shift()!;
  takeEgg(state, team, from, turn);
  if (!mustPlace(state, team, turn)) payDebts(state, turn);
}

export function place(state: State, where: number, turn: Turn<Beccato>): void {
  putEgg(state, state.choice!.team, where, turn);
  payDebts(state, turn);
}

/** BEC-36: the first that is possible. */
export function chooseByClock(state: State, turn: Turn<Beccato>): void {
  const { sources, places } = state.choice!;
  if (sources[0] !== undefined) take(state, sources[0], turn);
  else place(state, places[0]!, turn);
}

/** BEC-19 */
function finish(state: State, turn: Turn<Beccato>): void {
  const { teams, eggDeck, coops } = state;
  if (teams.some((team) => sizeOf(team) >= ENOUGH_EGGS)) endGame(state, "sixEggs", turn);
  else if (eggDeck.length === 0 && coops.every(({ egg }) => egg === null)) endGame(state, "noEggs", turn);
  else rest(state, turn);
}
