import type { Seat } from "@tavolata/kernel";
import {
  type Entry,
  HIDDEN,
  type Move,
  type Proposal,
  SIGNALS,
  type Signal,
  type TeamView,
  teamOf,
  type View,
} from "../rules/index.ts";

export function teamAt(view: View, seat: Seat): TeamView {
  return view.teams[teamOf(view, seat)]!;
}

/** BEC-22, BEC-23: what a guild can have a signal for: any tris, and each breed where chickens are called. */
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

/** Where signals are drawn, only those of breeds are agreed on. */
export function canBeProposed({ options }: View, entry: Entry): boolean {
  return entry !== null || options.freeSignal;
}

/** All that the others have proposed and this seat has not accepted yet. */
export function toAccept(view: View, seat: Seat): Move[] {
  const team = teamAt(view, seat);
  return entriesOf(view).flatMap((entry): Move[] => {
    const proposal = proposalFor(team, entry);
    return proposal === undefined || proposal.yes.includes(seat) ? [] : [{ type: "accept", entry }];
  });
}

/** What nobody has proposed anything for. */
export function toPropose(view: View, seat: Seat): Entry[] {
  const team = teamAt(view, seat);
  return entriesOf(view).filter(
    (entry) =>
      canBeProposed(view, entry) && agreedRow(team, entry) === null && proposalFor(team, entry) === undefined,
  );
}

/** A signal by chance for each of these, and none that means something else already. */
export function proposalsFor(view: View, seat: Seat, random: () => number): Move[] {
  const team = teamAt(view, seat);
  const used = entriesOf(view).flatMap(
    (entry) => agreedRow(team, entry) ?? proposalFor(team, entry)?.row ?? [],
  );
  const free = SIGNALS.filter((signal) => !used.includes(signal));
  return toPropose(view, seat).map((entry) => {
    const [signal] = free.splice(Math.floor(random() * free.length), 1);
    return { type: "propose", entry, row: [signal!] };
  });
}
