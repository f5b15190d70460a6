import type { Refusal, Seat, Turn } from "@tavolata/kernel";
import { openChoice, refuseChoosing } from "./choices.ts";
import { ENOUGH_EGGS, sizeOf } from "./eggs.ts";
import { endGame } from "./ending.ts";
import type { Source } from "./moves.ts";
import { lacksOnlyTheTop, openPlaces } from "./pyramid.ts";
import { refused } from "./refusals.ts";
import { rest } from "./rounds.ts";
import { choiceOf, type Debt, known, type State, teamNumber } from "./state.ts";
import type { Beccato } from "./types.ts";

/** Pays the debts, one egg after the other, until a team has to choose. */
export function payDebts(state: State, turn: Turn<Beccato>): void {
  state.choice = null;
  for (let debt = state.debts[0]; debt !== undefined; debt = state.debts[0]) {
    const sources = sourcesFor(state, debt);
    if (sources.length > 1) {
      openChoice(
        state,
        { team: debt.team, by: chooserFor(state, debt), sources, places: [], symbols: [] },
        turn,
      );
      return;
    }
    state.debts.shift();
    if (sources[0] !== undefined) takeEgg(state, debt.team, sources[0], turn);
    if (mustPlace(state, debt.team, turn)) return;
  }
  finish(state, turn);
}

/** BEC-13, BEC-19, BEC-29: the clock takes the first of these. */
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
      return options.pyramid && lacksOnlyTheTop(teamNumber({ teams }, team)) ? ["chick", ...top] : top;
  }
}

/** BEC-10: between two tris the caller chooses, and otherwise any member of the guild. */
function chooserFor({ outcome }: State, { kind, coops }: Debt): Seat | null {
  return kind === "tris" && coops.length > 1 ? known(outcome, "outcome to choose for").seat : null;
}

function takeEgg(state: State, team: number, from: Source, turn: Turn<Beccato>): void {
  const { coops, eggDeck } = state;
  const { gains } = known(state.outcome, "outcome to gain an egg from");
  const owner = teamNumber(state, team);
  if (from === "chick") {
    owner.chick = true;
    gains.push({ team, guild: owner.guild, from, egg: null });
    turn.tell({ type: "took", team, guild: owner.guild, from, egg: null });
    return;
  }
  const coop = coops.find(({ breed }) => breed === from);
  const egg = known(coop === undefined ? eggDeck.pop() : coop.egg, `egg from ${from}`);
  owner.eggs.push({ guild: egg, down: false, place: null });
  gains.push({ team, guild: owner.guild, from, egg });
  turn.tell({ type: "took", team, guild: owner.guild, from, egg });
  if (coop === undefined) return;
  coop.egg = eggDeck.pop() ?? null;
  if (coop.egg !== null) turn.tell({ type: "filled", breed: coop.breed, egg: coop.egg });
}

/** BEC-26: whether the team has to say where its new egg goes; if only one place is open, it goes there. */
function mustPlace(state: State, team: number, turn: Turn<Beccato>): boolean {
  const owner = teamNumber(state, team);
  if (!state.options.pyramid || owner.eggs.at(-1)?.place !== null) return false;
  const places = openPlaces(owner);
  if (places.length > 1) {
    openChoice(state, { team, by: null, sources: [], places, symbols: [] }, turn);
    return true;
  }
  putEgg(state, team, known(places[0], "place for the egg"), turn);
  return false;
}

function putEgg(state: State, team: number, place: number, turn: Turn<Beccato>): void {
  const { guild, eggs } = teamNumber(state, team);
  known(eggs.at(-1), "egg to place").place = place;
  turn.tell({ type: "placed", team, guild, place });
}

export function refuseTake(state: State, seat: Seat, from: Source): Refusal | undefined {
  const refusal = refuseChoosing(state, seat);
  if (refusal !== undefined) return refusal;
  return choiceOf(state).sources.includes(from) ? undefined : refused("no-such-egg");
}

export function refusePlace(state: State, seat: Seat, place: number): Refusal | undefined {
  const refusal = refuseChoosing(state, seat);
  if (refusal !== undefined) return refusal;
  return choiceOf(state).places.includes(place) ? undefined : refused("no-such-place");
}

export function take(state: State, from: Source, turn: Turn<Beccato>): void {
  const { team } = known(state.debts.shift(), "egg to take");
  takeEgg(state, team, from, turn);
  if (!mustPlace(state, team, turn)) payDebts(state, turn);
}

export function place(state: State, where: number, turn: Turn<Beccato>): void {
  putEgg(state, choiceOf(state).team, where, turn);
  payDebts(state, turn);
}

/** BEC-19 */
function finish(state: State, turn: Turn<Beccato>): void {
  const { teams, eggDeck, coops } = state;
  if (teams.some((team) => sizeOf(team) >= ENOUGH_EGGS)) endGame(state, "sixEggs", turn);
  else if (eggDeck.length === 0 && coops.every(({ egg }) => egg === null)) endGame(state, "noEggs", turn);
  else rest(state, turn);
}
