import type { Names, Seat } from "@tavolata/kernel";
import { anteOfLevel, HIDDEN, isHandOn, type Suit, suitOf, type View } from "../rules/index.ts";
import { amountsOf } from "./grammar.ts";
import type { Texts } from "./it.ts";
import type { WayToFollow } from "./shape.ts";
import { waitOf, whyOut } from "./waiting.ts";

/**
 * The one sentence that says what the watcher is to do now, or what the table waits for. That their time was up is told,
 * and not in the view.
 */
export function promptOf(texts: Texts, view: View, names: Names, isTimeUp = false): string {
  const { prompt, view: seen } = texts;
  const { watcher, turn, phase, trick, waitingFor, result } = view;
  const own = typeof watcher === "number" ? view.players[watcher] : undefined;
  const called = (seat: Seat) => (seat === watcher ? prompt.you : names(seat));
  if (result !== null) {
    const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return prompt.over({ you: first.includes(watcher as number), names: first.map(called) });
  }
  if (own !== undefined && turn !== watcher) {
    if (own.eliminatedAfter !== null) return prompt.eliminated;
    const why = whyOut(view, watcher as Seat);
    if (isTimeUp && (why === "playedFor" || why === "sitsOut")) return prompt.timeUp[why];
    if (why !== null && why !== "broke") return prompt.out[why];
    const wait = waitOf(view, watcher as Seat);
    if (wait !== null) return prompt.waits[wait](anteOfLevel(view.options, view.level));
  }
  if (waitingFor !== null) return unstopped(seen.waiting(waitingFor));
  if (turn === null)
    return (isHandOn(view) ? null : lastHandOf(texts, view, names)) ?? unstopped(seen.between);
  const who = turn === watcher ? null : names(turn);
  if (phase === "declaration") return prompt.toDeclare({ who, compulsory: view.compulsory });
  if (phase === "blind") return prompt.toComeInBlind(who);
  const led = trick[0];
  if (led === undefined) return prompt.toLead(who);
  const suit = suitOf(led.card);
  return who === null ? prompt.youFollow[wayToFollow(view, suit)](suit) : prompt.toFollow({ who, suit });
}

/** BES-21: what the watcher, whose turn it is, can do with the cards they have. */
function wayToFollow({ watcher, players, trump }: View, led: Suit): WayToFollow {
  const suits = (players[watcher as Seat]?.cards ?? []).flatMap((card) =>
    card === HIDDEN ? [] : [suitOf(card)],
  );
  if (suits.includes(led)) return "suit";
  const trumps = trump === null ? led : suitOf(trump);
  return suits.includes(trumps) ? "trump" : "any";
}

/** How the last hand came out for the watcher. */
export function lastHandOf({ prompt }: Texts, view: View, names: Names): string | undefined {
  const { lastHand: last, watcher } = view;
  if (last === null) return undefined;
  const who = (seat: Seat) => (seat === watcher ? null : names(seat));
  const shares = amountsOf(last.won)
    .sort((a, b) => Number(b.seat === watcher) - Number(a.seat === watcher))
    .map(({ seat, chips }) => ({ who: who(seat), chips }));
  const won = shares.length === 0 ? prompt.stayed(last.pot) : prompt.won(shares);
  return last.bestie.length === 0 ? won : `${won}; ${prompt.bestie(last.bestie.map(who))}`;
}

function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
