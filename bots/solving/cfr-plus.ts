import { itemAt, type Seat } from "@tavolata/kernel";
import {
  blankProfile,
  type Choice,
  type Ending,
  type GameNode,
  type HandGame,
  isEnding,
  type Profile,
  spread,
} from "./hand-game.ts";
import { addRow, Rows, setProduct } from "./rows.ts";
import { fullReach, worthAtTheEnd } from "./values.ts";

/**
 * CFR+: every seat plays against the others. At each node and with each hand it keeps its regret for every choice,
 * never below zero, and chooses in proportion to these regrets the next time. Seats learn in turn. The average over
 * all rounds, in which later rounds weigh more, comes close to an equilibrium. With more than two seats there is no
 * proof of that, so measure it.
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
      spread(itemAt(profile, place.id), place, this.game.hands);
      for (const { leadsTo } of place.choices) visit(leadsTo);
    };
    visit(this.game.root);
    return profile;
  }

  /** What this place is worth to the learner with each hand. The next walk at the same depth overwrites the row. */
  private walk(place: GameNode | Ending, learner: Seat, depth: number): Float64Array {
    const worth = this.worths.at(depth);
    if (isEnding(place)) {
      worthAtTheEnd(worth, place, learner, this.game.deals, this.reach);
      return worth;
    }
    const { id, choices } = place;
    const strategy = this.strategyAt(depth, choices.length);
    setShares(strategy, itemAt(this.regrets, id), choices, this.game.hands);
    worth.fill(0);
    if (place.seat === learner) this.learn(place, strategy, worth, depth);
    else this.followOthers(place, strategy, worth, learner, depth);
    return worth;
  }

  private learn(place: GameNode, strategy: Float64Array, worth: Float64Array, depth: number): void {
    const { id, seat, choices } = place;
    const hands = worth.length;
    const regrets = itemAt(this.regrets, id);
    const sums = itemAt(this.sums, id);
    const reach = itemAt(this.reach, seat);
    const before = this.kept.at(depth);
    before.set(reach);
    for (let c = 0; c < choices.length; c++) {
      const start = c * hands;
      for (let hand = 0; hand < hands; hand++) {
        const chance = before[hand]! * strategy[start + hand]!;
        reach[hand] = chance;
        sums[start + hand]! += this.rounds * chance;
      }
      const after = this.walk(itemAt(choices, c).leadsTo, seat, depth + 1);
      for (let hand = 0; hand < hands; hand++) {
        const value = after[hand]!;
        worth[hand]! += strategy[start + hand]! * value;
        regrets[start + hand]! += value;
      }
    }
    reach.set(before);
    for (let c = 0; c < choices.length; c++) {
      const { open } = itemAt(choices, c);
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
    const reach = itemAt(this.reach, seat);
    const before = this.kept.at(depth);
    before.set(reach);
    for (let c = 0; c < choices.length; c++) {
      setProduct(reach, before, strategy, c * hands, hands);
      const after = this.walk(itemAt(choices, c).leadsTo, learner, depth + 1);
      addRow(worth, after, hands);
    }
    reach.set(before);
  }

  private strategyAt(depth: number, choices: number): Float64Array {
    this.strategies[choices] ??= new Rows(choices * this.game.hands);
    return this.strategies[choices].at(depth);
  }
}

/** Sets the shares of each hand's choices in proportion to its regrets; if it has none, all open ones are equal. */
function setShares(
  shares: Float64Array,
  regrets: Float64Array,
  choices: readonly Choice[],
  hands: number,
): void {
  for (let hand = 0; hand < hands; hand++) {
    let total = 0;
    let open = 0;
    for (let c = 0; c < choices.length; c++) {
      total += regrets[c * hands + hand]!;
      open += choices[c]!.open[hand]!;
    }
    for (let c = 0; c < choices.length; c++) {
      const at = c * hands + hand;
      if (total > 0) shares[at] = regrets[at]! / total;
      else shares[at] = open > 0 ? choices[c]!.open[hand]! / open : 0;
    }
  }
}
