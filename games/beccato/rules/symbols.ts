import type { Refusal, Seat, Turn } from "@tavolata/kernel";
import { openChoice, refuseChoosing } from "./choices.ts";
import { GUILDS, type Guild } from "./eggs.ts";
import { refused } from "./refusals.ts";
import { beginPlay } from "./room.ts";
import { choiceOf, known, type State, teamNumber } from "./state.ts";
import { teamOf } from "./teams.ts";
import type { Beccato } from "./types.ts";

/** BEC-2: one guild after the other, from the first dealer's on. */
export function chooseSymbols(state: State, turn: Turn<Beccato>): void {
  const first = teamOf(state, state.dealer);
  state.choosers = state.teams.map((_, i) => (first + i) % state.teams.length);
  nextSymbol(state, turn);
}

function nextSymbol(state: State, turn: Turn<Beccato>): void {
  const [team] = state.choosers;
  if (team === undefined) {
    layEggs(state, turn);
    beginPlay(state, turn);
    return;
  }
  const symbols = freeSymbols(state);
  const [only, ...others] = symbols;
  if (only !== undefined && others.length === 0) takeSymbol(state, only, turn);
  else openChoice(state, { team, by: null, sources: [], places: [], symbols }, turn);
}

function freeSymbols({ teams, choosers }: State): Guild[] {
  const taken = teams.flatMap(({ guild }, team) => (choosers.includes(team) ? [] : [guild]));
  return GUILDS.filter((guild) => !taken.includes(guild));
}

export function refuseSymbol(state: State, seat: Seat, symbol: Guild): Refusal | undefined {
  const refusal = refuseChoosing(state, seat);
  if (refusal !== undefined) return refusal;
  return choiceOf(state).symbols.includes(symbol) ? undefined : refused("no-such-symbol");
}

/** Until a guild has chosen, it holds the symbol that it would have been dealt; who takes that one swaps with it. */
export function takeSymbol(state: State, symbol: Guild, turn: Turn<Beccato>): void {
  const team = known(state.choosers.shift(), "guild without a symbol");
  const owner = teamNumber(state, team);
  const other = state.teams.find(({ guild }) => guild === symbol);
  if (other !== undefined) other.guild = owner.guild;
  owner.guild = symbol;
  state.choice = null;
  turn.tell({ type: "symbolTaken", team, symbol });
  nextSymbol(state, turn);
}

/** BEC-6: nobody sees an egg before all guilds have their symbols. */
function layEggs({ coops, eggDeck }: State, turn: Turn<Beccato>): void {
  for (const coop of coops) {
    const egg = known(eggDeck.pop(), "egg for every coop");
    coop.egg = egg;
    turn.tell({ type: "filled", breed: coop.breed, egg });
  }
}
