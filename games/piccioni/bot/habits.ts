import type { Seat } from "@tavolata/kernel";
import {
  type ActionFace,
  type Card,
  type ChoiceFor,
  deckOf,
  type Effect,
  faceOf,
  fullness,
  type Guano,
  guanoIn,
  HAND_LIMIT,
  isPlace,
  known,
  type Move,
  type MoveOf,
  onTop,
  type Pigeon,
  type Place,
  pickOf,
  pigeonFace,
  pigeonsIn,
  playerAt,
  reactionOf,
  receivers,
  type State,
  selectPigeons,
  type To,
  type Zone,
  zoneOf,
} from "../rules/index.ts";
import type { Candidate } from "./candidates.ts";
import { CARD, type Stakes, stakesOf, usesLeft, weightOf } from "./stakes.ts";

/** What each pigeon of a flock costs the player who calls it. */
const FLOCK_PIGEON = 0.35;

/** A candidate, and what people expect of it at a glance, in points of their lead. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly worth: number;
}

export function weigh(state: State, seat: Seat, candidates: readonly Candidate[]): Weighed[] {
  const glance = new Glance(state, seat);
  return candidates.map((candidate) => ({ candidate, worth: glance.worthOf(candidate.move) }));
}

class Glance {
  private readonly stakes: Stakes;
  /** A card in hand is worth nothing once its owner's last turn is over. */
  private readonly card: number;

  constructor(
    private readonly state: State,
    private readonly seat: Seat,
  ) {
    this.stakes = stakesOf(state, seat);
    const isLast = state.finalPhase !== null && state.current === seat;
    this.card = isLast && state.actionsLeft === 0 ? 0 : isLast ? CARD / 2 : CARD * usesLeft(state, seat);
  }

  worthOf(move: Move): number {
    switch (move.type) {
      case "draw":
        return this.draw(move.count);
      case "play":
        return this.play(faceOf(this.state, move.card));
      case "discard":
        return this.discard(move);
      case "throwAway":
      case "decline":
        return 0;
      case "react":
        return this.react(move.card);
      case "contribute":
        return this.contribute(move.cards.length);
      case "choosePigeons":
        return this.choosePigeons(move.pigeons);
      case "chooseZone":
        return this.chooseZone(move.zone);
      case "chooseGuano":
        return this.washed(move.card);
    }
  }

  private draw(count: number): number {
    return this.card * Math.min(count, this.room()) + 0.05 * this.card * count;
  }

  /** PIC-6 */
  private room(): number {
    return HAND_LIMIT - playerAt(this.state, this.seat).hand.length;
  }

  private discard({ target, cards }: MoveOf<"discard">): number {
    const isPigeon = playerAt(this.state, this.seat).pigeons.includes(target as Pigeon);
    const gained = isPigeon ? 2 : faceOf(this.state, target).stays === "montagna" ? 2 : 1;
    return gained - this.card * cards.length;
  }

  private play(face: ActionFace): number {
    let gain = -this.card;
    if (this.state.finalPhase === null) gain -= FLOCK_PIGEON * this.revealsBesides(face.reveals);
    for (const effect of face.effects) gain += this.effect(effect, face);
    return gain;
  }

  /** PIC-11: how many more pigeons it reveals; one comes anyway. */
  private revealsBesides(reveals: number): number {
    const revealed = this.state.laid.reduce((sum, { card }) => sum + faceOf(this.state, card).reveals, 0);
    return Math.max(1, revealed + reveals) - Math.max(1, revealed);
  }

  private effect(effect: Effect, face: ActionFace): number {
    switch (effect.effect) {
      case "draw":
        return this.card * Math.min(effect.cards, this.room() + 1);
      case "contribute":
        return -0.2;
      case "remove":
        return Math.max(0, ...this.guano(effect.guano).map((card) => this.washed(card)));
      case "trophy":
        if (effect.guano !== undefined)
          return Math.max(0, ...this.guano(effect.guano).map((card) => 2 + this.washed(card)));
        return this.bestOf(effect, (pigeons) => this.trophies(pigeons));
      case "scare":
      case "evict":
        // Which others it can be about is known only when the first is chosen.
        if (effect.pigeons.from === "there") return 0.4;
        return this.bestOf(effect, (pigeons) => this.gone(pigeons, effect));
      case "assign": {
        const { pigeons: some, to } = effect;
        if (some !== undefined) return this.bestOf(effect, (pigeons) => this.assigned(pigeons, to));
        const receivers = this.state.players.flatMap(({ pigeons }, other) =>
          pigeons.length >= (effect.to.pigeons ?? 0) ? [-this.weight(other)] : [],
        );
        return (face.stays === "montagna" ? 2 : 1) * Math.max(-1, ...receivers);
      }
    }
  }

  /** The best choice at a glance: the best pigeons, taken one by one. */
  private bestOf(
    effect: Extract<Effect, { pigeons?: unknown }>,
    gainOf: (pigeons: readonly Pigeon[]) => number,
  ): number {
    const selection = selectPigeons(this.state, effect, { seat: this.seat, picked: [] });
    if (selection === undefined) return 0;
    if (selection.choice === undefined) return gainOf(selection.pigeons);
    const { choice } = selection;
    if (choice.kind === "zone")
      return Math.max(...choice.zones.map((zone) => gainOf(pigeonsIn(this.state, zone))));
    if (choice.kind === "guano") return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const { pigeons } of choice.groups) {
      const each = pigeons.map((pigeon) => gainOf([pigeon])).sort((a, b) => b - a);
      const taken = each.slice(0, choice.most).filter((gain, i) => i < choice.least || gain > 0);
      best = Math.max(
        best,
        taken.reduce((sum, gain) => sum + gain, 0),
      );
    }
    return best;
  }

  private weight(seat: Seat): number {
    return weightOf(this.stakes, seat);
  }

  private trophies(pigeons: readonly Pigeon[]): number {
    return pigeons.reduce((sum, pigeon) => sum + 1 + this.taken(zoneOf(this.state, pigeon)), 0);
  }

  /** What it is worth when a pigeon leaves its Zone. */
  private taken(zone: Zone | undefined): number {
    return zone === undefined || isPlace(zone) ? 0 : this.weight(zone);
  }

  /** What it is worth when pigeons are scared, or evicted, which in the final phase is the same. */
  private gone(pigeons: readonly Pigeon[], { effect }: Pick<Effect, "effect">): number {
    return effect === "evict" && this.state.finalPhase === null
      ? pigeons.reduce((sum, pigeon) => sum + this.taken(zoneOf(this.state, pigeon)), 0)
      : this.scared(pigeons);
  }

  private scared(pigeons: readonly Pigeon[]): number {
    const { state } = this;
    const left = new Set(pigeons.map((pigeon) => zoneOf(state, pigeon)));
    let lowest: Seat | undefined;
    let [least, times] = [Number.POSITIVE_INFINITY, 0];
    state.players.forEach((player, seat) => {
      if (left.has(seat)) return;
      const count = player.pigeons.length;
      if (count < least) [least, times, lowest] = [count, 1, seat];
      else if (count === least) times += 1;
    });
    const to = times === 1 ? lowest : undefined;
    const arrives = to === undefined ? 0 : -this.weight(to);
    return pigeons.reduce((sum, pigeon) => sum + this.taken(zoneOf(state, pigeon)) + arrives, 0);
  }

  private guano(wanted: Guano): Card[] {
    return guanoIn(this.state, wanted, this.seat);
  }

  /** What it is worth when a Guano leaves its Area. */
  private washed(card: Card): number {
    const owner = this.state.players.findIndex(({ guano }) => guano.includes(card));
    return (faceOf(this.state, card).stays === "montagna" ? 2 : 1) * this.weight(owner);
  }

  private assigned(pigeons: readonly Pigeon[], to: To): number {
    const zones = receivers(this.state, to, this.seat);
    if (zones.length === 0) return 0;
    const receiver = Math.max(...zones.map((zone) => this.received(zone, pigeons)));
    return pigeons.reduce((sum, pigeon) => sum + receiver + this.taken(zoneOf(this.state, pigeon)), 0);
  }

  private choosePigeons(pigeons: readonly Pigeon[]): number {
    const { waiting } = this.state;
    if (waiting?.is !== "choice") return 0;
    switch (waiting.choice.purpose) {
      case "trophy":
        return this.trophies(pigeons) + this.thereBesides(pigeons);
      case "scare":
        return pigeons.length === 0 ? 0 : this.scared(pigeons);
      case "evict":
        return this.gone(pigeons, { effect: "evict" });
      case "assign":
        return this.assigned(pigeons, this.receiversOf(waiting.for));
      case "followers":
        return -pigeons.length;
      case "biggest":
        return pigeons.some((pigeon) => pigeonFace(this.state, pigeon).returns) ? -0.1 : 0;
      default:
        return 0;
    }
  }

  /** What the card does to other pigeons of the same Zone. */
  private thereBesides(pigeons: readonly Pigeon[]): number {
    const { effects } = faceOf(this.state, onTop(this.state).card);
    const zone = pigeons[0] && zoneOf(this.state, pigeons[0]);
    if (zone === undefined) return 0;
    const others = pigeonsIn(this.state, zone).filter((pigeon) => !pigeons.includes(pigeon));
    return effects.reduce((sum, effect) => {
      if (effect.effect !== "scare" && effect.effect !== "evict" && effect.effect !== "assign") return sum;
      if (effect.pigeons?.from !== "there") return sum;
      const most = effect.pigeons.choose?.most ?? others.length;
      if (effect.effect === "assign")
        return sum + Math.max(0, this.assigned(others.slice(0, most), effect.to));
      const flying = others.filter((pigeon) => pigeonFace(this.state, pigeon).flies);
      return sum + Math.max(0, this.gone(flying.slice(0, most), effect));
    }, 0);
  }

  private chooseZone(zone: Zone): number {
    const { waiting } = this.state;
    if (waiting?.is !== "choice") return 0;
    if (waiting.choice.purpose === "receiver" || waiting.choice.purpose === "landing")
      return this.received(zone, this.onTheirWay()) + this.crowd(zone);
    // All pigeons of that Zone.
    const pigeons = pigeonsIn(this.state, zone);
    const step = waiting.for.is === "whole" ? waiting.for.step : 0;
    const effect = faceOf(this.state, onTop(this.state).card).effects[step];
    if (effect?.effect === "assign") return this.assigned(pigeons, effect.to);
    return effect?.effect === "scare" || effect?.effect === "evict"
      ? this.gone(pigeons, effect)
      : this.trophies(pigeons);
  }

  /** The pigeons that a Zone is chosen for. */
  private onTheirWay(): Pigeon[] {
    const { hovering, inPlay } = this.state;
    return hovering !== null ? [hovering] : (inPlay.at(-1)?.picks.flatMap(({ pigeons }) => pigeons) ?? []);
  }

  private receiversOf(purpose: ChoiceFor): To {
    const step = purpose.is === "what" ? purpose.step : 0;
    const effect = faceOf(this.state, onTop(this.state).card).effects[step];
    return effect?.effect === "assign" ? effect.to : { zones: "areas" };
  }

  /** What each of these pigeons, or a Guano, is worth where it goes. */
  private received(zone: Zone, pigeons: readonly Pigeon[]): number {
    return isPlace(zone) ? this.landing(zone, pigeons) : -this.weight(zone);
  }

  /** PIC-27: what each pigeon brings that lands in a Place, where there may then be too many. */
  private landing(place: Place, pigeons: readonly Pigeon[]): number {
    const { capacity, overflow } = deckOf(this.state.options).places[place];
    if (capacity === null || !overflow.some(({ effect }) => effect === "trophy")) return 0;
    const size = pigeons.reduce((sum, pigeon) => sum + pigeonFace(this.state, pigeon).size, 0);
    const beyond = fullness(this.state, place) + size - capacity;
    return beyond <= 0 ? 0 : Math.min(1, beyond / Math.max(1, pigeons.length));
  }

  /** A Place that comes near its room. */
  private crowd(zone: Zone): number {
    return isPlace(zone) ? 0.01 * pigeonsIn(this.state, zone).length : 0;
  }

  private react(card: Card): number {
    const { state, seat, stakes } = this;
    const top = onTop(state);
    const cost = -this.card - 0.15;
    switch (reactionOf(state, card)) {
      case "cancel":
        return cost + this.harm() - 0.5;
      case "redirect": {
        const [guano] = state.inPlay.filter(({ reaction }) => !reaction);
        const { stays } = faceOf(state, known(guano, "Guano to redirect").card);
        return cost + (stays === "montagna" ? 2 : 1) * (1 + 0.5 / (stakes.weights.length - 1));
      }
      case "scare": {
        const pigeons = top.picks.flatMap(({ pigeons, to }) => (to === seat ? pigeons : []));
        return cost + 1.3 * pigeons.filter((pigeon) => pigeonFace(state, pigeon).flies).length;
      }
      case "contribute": {
        return cost + this.share(top.contributors.filter((other) => this.isBefore(other)).length);
      }
    }
  }

  /** What the card in play takes from us, as it was announced. */
  private harm(): number {
    const { state, seat } = this;
    const top = onTop(state);
    if (top.reaction) return this.harmOfReaction(top.card, top.by);
    const face = faceOf(state, top.card);
    return face.effects.reduce((sum, effect, step) => {
      const { pigeons, guano, to } = pickOf(top, step);
      switch (effect.effect) {
        case "trophy": {
          const gained = pigeons.length + (guano === null ? 0 : 2);
          const relieved = pigeons.filter((pigeon) => zoneOf(state, pigeon) === top.by).length;
          const mine = pigeons.filter((pigeon) => zoneOf(state, pigeon) === seat).length;
          const washed = guano === null ? 0 : this.washed(guano);
          return sum - this.weight(top.by) * (gained + relieved) - mine - washed;
        }
        case "assign": {
          const count = pigeons.length > 0 ? pigeons.length : face.stays === "montagna" ? 2 : 1;
          const receiver = typeof to === "number" ? this.weight(to) : 0;
          return sum + count * receiver;
        }
        case "scare":
        case "evict":
          return pigeons.length === 0 ? sum : sum - this.gone(pigeons, effect);
        default:
          return sum;
      }
    }, 0);
  }

  private harmOfReaction(card: Card, by: Seat): number {
    const { state, seat } = this;
    const below = state.inPlay.at(-2);
    // Only an answer to our own card hurts enough for us to answer it.
    if (below?.by !== seat) return 0;
    const effect = reactionOf(state, card);
    return effect === "cancel" ? 1.5 : effect === "contribute" ? 1.2 : -this.weight(by);
  }

  /** Everybody before us might contribute too. */
  private contribute(cards: number): number {
    return this.share(this.distance(this.seat) - 1) - this.card * cards - 0.1;
  }

  /** PIC-21: a Trophy that we get in place of the card's player, if so many are served between them and us. */
  private share(between: number): number {
    const { picks, by } = onTop(this.state);
    const pigeons = picks.flatMap((pick) => pick.pigeons).length;
    return pigeons > between + 1 ? 1 - this.weight(by) : 0;
  }

  private isBefore(seat: Seat): boolean {
    return this.distance(seat) < this.distance(this.seat);
  }

  /** How far a seat is from the card's player, clockwise. */
  private distance(seat: Seat): number {
    const { players } = this.state;
    return (seat - onTop(this.state).by + players.length) % players.length;
  }
}
