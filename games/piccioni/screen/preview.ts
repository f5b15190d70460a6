import type { Seat } from "@tavolata/kernel";
import {
  type Choice,
  canFly,
  type Effect,
  faceOf,
  type Pigeon,
  playerAt,
  reactionOf,
  type View,
  whereScaresGo,
  type Zone,
} from "../rules/index.ts";
import type { Asked, Draft } from "./draft.ts";
import { viewAfter } from "./fold.ts";

/** Where pigeons would go if nothing came between; null for back into the deck. */
export interface Landing {
  readonly pigeons: readonly Pigeon[];
  readonly to: Zone | null;
  /** Not scared but evicted: they look for no Area. */
  readonly evicted?: true;
}

/**
 * Where the pigeons would fly that the player has chosen, or that a card in play is about, or that the Reaction in the
 * player's hand would scare. It is made of the player's own view, and of what lies face up in it alone.
 */
export function landingsIn(view: View, asked: Asked, { pigeons, cards }: Draft): Landing[] {
  const { waiting, watcher } = view;
  if (asked === "choice" && waiting?.is === "choice") return chosen(view, waiting.choice, pigeons);
  const [card] = cards;
  if (asked === "answer" && card !== undefined && typeof watcher === "number") {
    return answering(view, watcher, card);
  }
  // Somebody has drawn too many: what the card chases away is gone by then.
  return waiting?.is === "throwAway" ? [] : inPlay(view);
}

function chosen(view: View, { purpose }: Choice, pigeons: readonly Pigeon[]): Landing[] {
  return purpose === "scare" || purpose === "evict" ? leaving(view, purpose, pigeons) : [];
}

/** PIC-28: pigeons that a card sends to the player come there first, and fly on from there. */
function answering(view: View, seat: Seat, card: string): Landing[] {
  if (faceOf(view, card).reaction === undefined || reactionOf(view, card) !== "scare") return inPlay(view);
  const sent = (view.inPlay.at(-1)?.picks ?? []).flatMap(({ pigeons, to }) => (to === seat ? pigeons : []));
  return leaving(viewAfter(view, { type: "moved", pigeons: sent, to: seat }), "scare", sent);
}

/** What the card in play will chase away. */
function inPlay(view: View): Landing[] {
  const top = view.inPlay.at(-1);
  if (top === undefined || top.reaction || top.cancelled) return [];
  return faceOf(view, top.card).effects.flatMap(({ effect }: Effect, step) =>
    effect === "scare" || effect === "evict" ? leaving(view, effect, top.picks[step]?.pigeons ?? []) : [],
  );
}

/** PIC-28: in the final phase nobody is evicted; they are scared instead. */
function leaving(view: View, how: "scare" | "evict", pigeons: readonly Pigeon[]): Landing[] {
  const able = pigeons.filter((pigeon) => canFly(view, pigeon));
  if (able.length === 0) return [];
  if (how === "evict" && view.finalPhase === null) return [{ pigeons: able, to: null, evicted: true }];
  return [{ pigeons: able, to: whereScaresGo(withoutTrophies(view), able) ?? null }];
}

/** PIC-19: what becomes a Trophy is gone before anybody is scared. */
function withoutTrophies(view: View): View {
  const top = view.inPlay.at(-1);
  if (top === undefined || top.reaction) return view;
  const gone = faceOf(view, top.card).effects.flatMap(({ effect }: Effect, step) =>
    effect === "trophy" ? (top.picks[step]?.pigeons ?? []) : [],
  );
  return {
    ...view,
    players: view.players.map((_, seat) => {
      const player = playerAt(view, seat);
      return { ...player, pigeons: player.pigeons.filter((pigeon) => !gone.includes(pigeon)) };
    }),
  };
}
