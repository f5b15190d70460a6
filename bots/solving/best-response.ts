import { itemAt, type Seat } from "@tavolata/kernel";
import { type Ending, type GameNode, type HandGame, isEnding, type Profile } from "./hand-game.ts";
import { addRow, Rows } from "./rows.ts";
import { fullReach, worthAtTheEnd } from "./values.ts";

/** What a seat can expect if everybody plays by the profile, and if it alone plays its best answer to the profile. */
export interface Worth {
  readonly byProfile: number;
  readonly atBest: number;
}

/** Exact: it goes through the whole tree with all hands and all deals. */
export function worthOf(game: HandGame, profile: Profile, seat: Seat): Worth {
  return {
    byProfile: new Walk(game, profile, seat, false).value(),
    atBest: new Walk(game, profile, seat, true).value(),
  };
}

export interface Exploitability {
  /** What one player gains by playing the best answer to the profile, averaged over all seats. */
  readonly mean: number;
  /** The same for the seat that gains the most. */
  readonly most: number;
}

export function exploitability(game: HandGame, profile: Profile): Exploitability {
  const gains = Array.from({ length: game.seats }, (_, seat) => {
    const { byProfile, atBest } = worthOf(game, profile, seat);
    return atBest - byProfile;
  });
  return { mean: gains.reduce((sum, gain) => sum + gain, 0) / game.seats, most: Math.max(...gains) };
}

class Walk {
  private readonly reach: Float64Array[];
  private readonly worths: Rows;
  private readonly kept: Rows;

  constructor(
    private readonly game: HandGame,
    private readonly profile: Profile,
    private readonly seat: Seat,
    private readonly best: boolean,
  ) {
    this.reach = fullReach(game.seats, game.hands);
    this.worths = new Rows(game.hands);
    this.kept = new Rows(game.hands);
  }

  value(): number {
    return this.walk(this.game.root, 0).reduce((sum, worth) => sum + worth, 0);
  }

  /** What this place is worth with each hand. The next walk at the same depth overwrites the returned row. */
  private walk(place: GameNode | Ending, depth: number): Float64Array {
    const worth = this.worths.at(depth);
    if (isEnding(place)) {
      worthAtTheEnd(worth, place, this.seat, this.game.deals, this.reach);
      return worth;
    }
    const own = place.seat === this.seat;
    worth.fill(own && this.best ? Number.NEGATIVE_INFINITY : 0);
    for (let c = 0; c < place.choices.length; c++) {
      if (own) this.add(worth, place, c, depth);
      else this.addOthers(worth, place, c, depth);
    }
    // Hands without any open choice cannot occur here.
    for (let hand = 0; hand < worth.length; hand++) {
      if (worth[hand] === Number.NEGATIVE_INFINITY) worth[hand] = 0;
    }
    return worth;
  }

  private add(worth: Float64Array, { id, choices }: GameNode, c: number, depth: number): void {
    const { open, leadsTo } = itemAt(choices, c);
    const chosen = itemAt(this.profile, id);
    const after = this.walk(leadsTo, depth + 1);
    for (let hand = 0; hand < worth.length; hand++) {
      const before = worth[hand]!;
      const value = after[hand]!;
      if (!this.best) worth[hand] = before + chosen[c * worth.length + hand]! * value;
      else if (open[hand] === 1 && value > before) worth[hand] = value;
    }
  }

  private addOthers(worth: Float64Array, { id, seat, choices }: GameNode, c: number, depth: number): void {
    const reach = itemAt(this.reach, seat);
    const before = this.kept.at(depth);
    const chosen = itemAt(this.profile, id);
    before.set(reach);
    let anybody = false;
    for (let hand = 0; hand < reach.length; hand++) {
      const chance = before[hand]! * chosen[c * reach.length + hand]!;
      reach[hand] = chance;
      if (chance > 0) anybody = true;
    }
    if (anybody) addRow(worth, this.walk(itemAt(choices, c).leadsTo, depth + 1), worth.length);
    reach.set(before);
  }
}
