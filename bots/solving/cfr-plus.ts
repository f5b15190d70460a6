import type { Seat } from "@tavolata/kernel";
import {
  blankProfile,
  type Ending,
  type GameNode,
  type HandGame,
  isEnding,
  type Profile,
  spread,
} from "./hand-game.ts";
import { fullReach, Rows, worthAtTheEnd } from "./values.ts";

/**
 * CFR+: everybody plays against everybody, regrets at each node and hand what it did not choose, and chooses next time
 * by its regrets, which never fall below nothing. Seats learn in turns; later rounds weigh more in the average, which is
 * what comes near an equilibrium. With more than two seats nothing proves that it does: measure it.
 */
export class CfrPlus {
  private readonly regrets: Float64Array[];
  private readonly sums: Float64Array[];
  private readonly reach: Float64Array[];
  private readonly worths: Rows;
  private readonly kept: Rows;
  private readonly strategies: Rows[] = [];
  rounds = 0;

  constructor(private readonly game: HandGame) {
    this.regrets = blankProfile(game);
    this.sums = blankProfile(game);
    this.reach = fullReach(game.seats, game.hands);
    this.worths = new Rows(game.hands);
    this.kept = new Rows(game.hands);
  }

  run(rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      this.rounds += 1;
      for (let seat = 0; seat < this.game.seats; seat++) this.walk(this.game.root, seat, 0);
    }
  }

  average(): Profile {
    const profile = this.sums.map((sums) => sums.slice());
    const visit = (place: GameNode | Ending): void => {
      if (isEnding(place)) return;
      spread(profile[place.id]!, place, this.game.hands);
      for (const { leadsTo } of place.choices) visit(leadsTo);
    };
    visit(this.game.root);
    return profile;
  }

  /** What this place is worth to the learner with each hand; the answer is written over by the next at the same depth. */
  private walk(place: GameNode | Ending, learner: Seat, depth: number): Float64Array {
    const worth = this.worths.at(depth);
    if (isEnding(place)) {
      worthAtTheEnd(worth, place, learner, this.game.deals, this.reach);
      return worth;
    }
    const { id, choices } = place;
    const strategy = this.strategyAt(depth, choices.length);
    strategy.set(this.regrets[id]!);
    spread(strategy, place, this.game.hands);
    worth.fill(0);
    if (place.seat === learner) this.learn(place, strategy, worth, depth);
    else this.followOthers(place, strategy, worth, learner, depth);
    return worth;
  }

  private learn(place: GameNode, strategy: Float64Array, worth: Float64Array, depth: number): void {
    const { id, seat, choices } = place;
    const hands = worth.length;
    const regrets = this.regrets[id]!;
    const sums = this.sums[id]!;
    const reach = this.reach[seat]!;
    const before = this.kept.at(depth);
    before.set(reach);
    for (let c = 0; c < choices.length; c++) {
      const at = c * hands;
      for (let hand = 0; hand < hands; hand++) {
        reach[hand] = before[hand]! * strategy[at + hand]!;
        sums[at + hand]! += this.rounds * reach[hand]!;
      }
      const after = this.walk(choices[c]!.leadsTo, seat, depth + 1);
      for (let hand = 0; hand < hands; hand++) {
        worth[hand]! += strategy[at + hand]! * after[hand]!;
        regrets[at + hand]! += after[hand]!;
      }
    }
    reach.set(before);
    for (let c = 0; c < choices.length; c++) {
      const { open } = choices[c]!;
      for (let hand = 0; hand < hands; hand++) {
        const regret = regrets[c * hands + hand]! - worth[hand]!;
        regrets[c * hands + hand] = open[hand] === 1 && regret > 0 ? regret : 0;
      }
    }
  }

  private followOthers(
    { seat, choices }: GameNode,
    strategy: Float64Array,
    worth: Float64Array,
    learner: Seat,
    depth: number,
  ): void {
    const hands = worth.length;
    const reach = this.reach[seat]!;
    const before = this.kept.at(depth);
    before.set(reach);
    for (let c = 0; c < choices.length; c++) {
      for (let hand = 0; hand < hands; hand++) reach[hand] = before[hand]! * strategy[c * hands + hand]!;
      const after = this.walk(choices[c]!.leadsTo, learner, depth + 1);
      for (let hand = 0; hand < hands; hand++) worth[hand]! += after[hand]!;
    }
    reach.set(before);
  }

  private strategyAt(depth: number, choices: number): Float64Array {
    this.strategies[choices] ??= new Rows(choices * this.game.hands);
    return this.strategies[choices].at(depth);
  }
}
