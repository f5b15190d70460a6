import type { Names, Seat } from "@tavolata/kernel";
import { gotBy, HIDDEN, playerAt, type View, windowOf } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { settlingNow } from "./settling-now.ts";

/** The one sentence that says what the watcher is to do now, or what happens. */
export function promptOf({ prompt }: Texts, view: View, names: Names): string {
  const { watcher, phase, result, vote } = view;
  const called = (seat: Seat) => (seat === watcher ? prompt.you : names(seat));
  if (result !== null) {
    const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return prompt.over({ you: first.includes(watcher as number), names: first.map(called) });
  }
  if (phase === "window") return reacted(prompt, view, called);
  if (vote !== null) {
    const own = typeof watcher === "number" ? vote.votes[watcher] : null;
    if (own !== null && own !== undefined) return prompt.voted;
    const claimants = vote.claimants.map(called);
    return watcher === "screen" ? prompt.voteOnPhones(claimants) : prompt.vote(claimants);
  }
  return settled(prompt, view, names) ?? turning(prompt, view, names);
}

function reacted(prompt: Texts["prompt"], view: View, called: Names): string {
  const { watcher } = view;
  const { reactions } = windowOf(view);
  const own = reactions.findLast(({ seat }) => seat === watcher);
  if (own?.kind === "call") return prompt.called(own.what);
  if (own?.kind === "hand" && own.what !== HIDDEN) return prompt.moved(own.what);
  return prompt.window([...new Set(reactions.map(({ seat }) => called(seat)))]);
}

function settled(prompt: Texts["prompt"], view: View, names: Names): string | undefined {
  const settling = settlingNow(view);
  if (settling === null) return undefined;
  const { winners } = settling;
  const [first] = winners;
  if (first === undefined) return isOut(view) ? prompt.out : prompt.nobody;
  const who = (seat: Seat) => (seat === view.watcher ? null : names(seat));
  if (winners.length === 1) return prompt.taken({ who: who(first), cards: gotBy(settling, first) });
  return prompt.shared(winners.map((seat) => who(seat) ?? prompt.you));
}

/** SCH-28 */
function isOut(view: View): boolean {
  return typeof view.watcher === "number" && playerAt(view, view.watcher).out;
}

function turning(prompt: Texts["prompt"], view: View, names: Names): string {
  const { dealer, watcher, lastCall, options, reaching, turned } = view;
  const who = dealer === watcher ? null : names(dealer);
  if (isOut(view)) return prompt.out;
  if (lastCall !== null) return prompt.lastCall;
  if (reaching) return prompt.reaching(who);
  if (options.turning === "clock" || playerAt(view, dealer).away) return prompt.byClock;
  if (turned === 0) return prompt.first(who);
  return who !== null && view.line.some(({ card }) => card === HIDDEN) ? prompt.onScreen : prompt.turn(who);
}
