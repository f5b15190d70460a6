import type { Names, Seat } from "@tavolata/kernel";
import { gotBy, HIDDEN, playerAt, type View, windowOf } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { settlingNow } from "./settling-now.ts";

/** The one sentence that says what the watcher is to do now, or what happens. */
export function promptOf({ line }: Texts, view: View, names: Names): string {
  const { watcher, phase, result, vote } = view;
  const called = (seat: Seat) => (seat === watcher ? line.you : names(seat));
  if (result !== null) {
    const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return line.over({ you: first.includes(watcher as number), names: first.map(called) });
  }
  if (phase === "window") return reacted(line, view, called);
  if (vote !== null) {
    const own = typeof watcher === "number" ? vote.votes[watcher] : null;
    if (own !== null && own !== undefined) return line.voted;
    const claimants = vote.claimants.map(called);
    return watcher === "screen" ? line.voteOnPhones(claimants) : line.vote(claimants);
  }
  return settled(line, view, names) ?? turning(line, view, names);
}

function reacted(line: Texts["line"], view: View, called: Names): string {
  const { watcher } = view;
  const { reactions } = windowOf(view);
  const own = reactions.findLast(({ seat }) => seat === watcher);
  if (own?.kind === "call") return line.called(own.what);
  if (own?.kind === "hand" && own.what !== HIDDEN) return line.moved(own.what);
  return line.window([...new Set(reactions.map(({ seat }) => called(seat)))]);
}

function settled(line: Texts["line"], view: View, names: Names): string | undefined {
  const settling = settlingNow(view);
  if (settling === null) return undefined;
  const { winners } = settling;
  const [first] = winners;
  if (first === undefined) return line.nobody;
  const who = (seat: Seat) => (seat === view.watcher ? null : names(seat));
  if (winners.length === 1) return line.taken({ who: who(first), cards: gotBy(settling, first) });
  return line.shared(winners.map((seat) => who(seat) ?? line.you));
}

function turning(line: Texts["line"], view: View, names: Names): string {
  const { dealer, watcher, lastCall, options, reaching, turned } = view;
  const who = dealer === watcher ? null : names(dealer);
  if (lastCall !== null) return line.lastCall;
  if (reaching) return line.reaching(who);
  if (options.turning === "clock" || playerAt(view, dealer).away) return line.byClock;
  if (turned === 0) return line.first(who);
  return who !== null && view.line.some(({ card }) => card === HIDDEN) ? line.onScreen : line.turn(who);
}
