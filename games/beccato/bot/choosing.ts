import type { Decision } from "@tavolata/bots";
import { pick, type Random, type Seat } from "@tavolata/kernel";
import {
  type Beccato,
  type Entry,
  type Guild,
  HIDDEN,
  known,
  type Move,
  type MoveOf,
  type Source,
  signalsAt,
  type TeamView,
  teamWith,
  type View,
} from "../rules/index.ts";

/** Decides what is not part of a round: agreeing, taking eggs, and going on. */
export function chooseOutside({ view, offers, random }: Decision<Beccato>): Move {
  const seen = view();
  const team = teamWith(seen, seen.watcher as Seat);
  const takes = offers.flatMap(({ move }) => (move.type === "take" ? [move as MoveOf<"take">] : []));
  if (takes.length > 0) return bestTake(seen, team.guild, takes);
  const places = offers.flatMap(({ move }) => (move.type === "place" ? [move as MoveOf<"place">] : []));
  if (places.length > 0) return bestPlace(team, places);
  const symbols = offers.flatMap(({ move }) => (move.type === "takeSymbol" ? [move as Move] : []));
  if (symbols.length > 0) return pick(symbols, random);
  if (offers.some(({ move }) => move.type === "confirm")) return { type: "confirm" };
  const accept = offers.find(({ move }) => move.type === "accept");
  if (accept !== undefined) return accept.move as Move;
  const entry = missing(seen, team);
  if (entry !== undefined) return propose(team, entry, seen, random);
  return { type: "ready" };
}

/** BEC-13: an egg of the team's own counts double; nobody knows what is on top of the deck. */
function bestTake(view: View, guild: Guild, takes: readonly MoveOf<"take">[]): Move {
  return takes.reduce((best, take) => (pointsFrom(take.from) > pointsFrom(best.from) ? take : best));

  function pointsFrom(from: Source): number {
    if (from === "chick") return 3;
    if (from === "deck") return 1.25;
    return view.coops.some(({ breed, egg }) => breed === from && egg === guild) ? 2 : 1;
  }
}

/** BEC-28: an egg of the team's own is worth most where a level of one guild is easy to fill. */
function bestPlace({ eggs, guild }: TeamView, places: readonly MoveOf<"place">[]): Move {
  const isOwn = eggs.at(-1)?.guild === guild;
  return known(places.at(isOwn ? -1 : 0), "place for the egg");
}

/** BEC-22, BEC-23: the first signal that the team has neither agreed on nor proposed; only what is needed, or may be named. */
function missing({ phase, options, coops }: View, team: TeamView): Entry | undefined {
  const { signal, signalsByBreed, proposals } = team;
  if (phase !== "agreeing" || signalsByBreed === HIDDEN || proposals === HIDDEN) return undefined;
  const breeds = options.calledChickens ? coops.map(({ breed }) => breed) : [];
  const lacking: Entry[] = breeds.filter((breed) => !signalsByBreed.some((one) => one.breed === breed));
  if (signal === null && !options.calledChickens) lacking.push(null);
  return lacking.find((entry) => !proposals.some((proposal) => proposal.entry === entry));
}

function propose(
  { signal, signalsByBreed, proposals }: TeamView,
  entry: Entry,
  { options }: View,
  random: Random,
): Move {
  const pending = proposals === HIDDEN ? [] : proposals;
  const rows = [signal, ...(signalsByBreed === HIDDEN ? [] : signalsByBreed).map(({ row }) => row)];
  const used = [...rows, ...pending.map(({ row }) => row)].flatMap((row) =>
    row === HIDDEN ? [] : (row ?? []),
  );
  const free = signalsAt(options).filter((one) => !used.includes(one));
  return { type: "propose", entry, row: [pick(free, random)] };
}
