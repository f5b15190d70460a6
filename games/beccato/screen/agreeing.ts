import type { Seat } from "@tavolata/kernel";
import {
  type Entry,
  HIDDEN,
  known,
  type Move,
  type Proposal,
  type Signal,
  signalsAt,
  type TeamView,
  teamWith,
  type View,
} from "../rules/index.ts";

/** The player who asked for something is the first in favour of it. */
export function askerOf({ yes }: { readonly yes: readonly Seat[] }): Seat {
  return known(yes[0], "asker");
}

/** BEC-22, BEC-23: what a guild can have signals for: any tris, and each breed where chickens are called. */
export function entriesOf({ options, coops }: View): Entry[] {
  return [null, ...(options.calledChickens ? coops.map(({ breed }) => breed) : [])];
}

export function agreedRow({ signal, signalsByBreed }: TeamView, entry: Entry): readonly Signal[] | null {
  if (entry === null) return signal === HIDDEN ? null : (signal as Signal[] | null);
  if (signalsByBreed === HIDDEN) return null;
  return signalsByBreed.find(({ breed }) => breed === entry)?.row ?? null;
}

export function proposalFor({ proposals }: TeamView, entry: Entry): Proposal | undefined {
  return proposals === HIDDEN ? undefined : proposals.find((one) => one.entry === entry);
}

/** Where signals are drawn, only those for breeds are agreed on. */
export function canBeProposed({ options }: View, entry: Entry): boolean {
  return entry !== null || options.freeSignal;
}

/** Everything that others have proposed and this seat has not accepted yet. */
export function toAccept(view: View, seat: Seat): Move[] {
  const team = teamWith(view, seat);
  return entriesOf(view).flatMap((entry): Move[] => {
    const proposal = proposalFor(team, entry);
    return proposal === undefined || proposal.yes.includes(seat) ? [] : [{ type: "accept", entry }];
  });
}

/** What nobody has proposed a signal for yet. */
export function toPropose(view: View, seat: Seat): Entry[] {
  const team = teamWith(view, seat);
  return entriesOf(view).filter(
    (entry) =>
      canBeProposed(view, entry) &&
      !(entry === null && view.options.calledChickens) &&
      agreedRow(team, entry) === null &&
      proposalFor(team, entry) === undefined,
  );
}

/** A random signal for each of these, none of which means something else already. */
export function proposalsFor(view: View, seat: Seat, random: () => number): Move[] {
  const team = teamWith(view, seat);
  const used = entriesOf(view).flatMap(
    (entry) => agreedRow(team, entry) ?? proposalFor(team, entry)?.row ?? [],
  );
  const free = signalsAt(view.options).filter((signal) => !used.includes(signal));
  return toPropose(view, seat).map((entry) => ({
    type: "propose",
    entry,
    row: free.splice(Math.floor(random() * free.length), 1),
  }));
}
