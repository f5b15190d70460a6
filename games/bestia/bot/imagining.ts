import { type Random, shuffle } from "@tavolata/kernel";
import { bySeat } from "../rules/index.ts";
import {
  CARDS,
  cardAt,
  countSlots,
  MOST_PLAYERS,
  MOST_SLOTS,
  type Packed,
  slotsToFollow,
  slotsToLead,
} from "./packed.ts";
import { needed, type Reading, type Temper } from "./reading.ts";
import { type TableTalk, type Talker, talkerAt } from "./table-talk.ts";
import { isKept, promise, usualSlot } from "./usual.ts";

/** A possible deal: everybody's cards in rows of four slots, and the stock from its top down. */
export interface Imagined {
  /** The cards that were laid already come first. */
  readonly hands: Int8Array;
  readonly stock: Int8Array;
  /** How everybody decides in it. */
  readonly tempers: readonly Temper[];
}

export interface Belief {
  /** The most hands that are tried for each player before one is chosen, by how well it fits what the player did. */
  readonly candidates: number;
  /** Fewer will do when hands that fit are common: when their chances of doing what the player did add up to this. */
  readonly enough: number;
  /** By how many tricks people misjudge what their hand promises. */
  readonly spread: number;
  /** The chances that people do something unusual. */
  readonly oddDeclaration: number;
  readonly oddCard: number;
}

const FINE = 2 ** 32;
/** What is less likely than this is not looked at any further. */
const NEGLIGIBLE = 0.001;

/** Draws deals that fit what the watcher knows and what the others have said and played. */
export class Imagining {
  private readonly pool = new Int8Array(CARDS);
  private readonly indexInPool = new Int8Array(CARDS);
  private inPool = 0;
  /** One candidate: final hand in the first slots, discards after it. */
  private readonly candidate = new Int8Array(2 * MOST_SLOTS);
  private readonly chosen = new Int8Array(2 * MOST_SLOTS);
  private readonly before = new Int8Array(MOST_SLOTS);
  private readonly order: number[];
  /** Of the player who is thought about. */
  private temper!: Temper;

  constructor(
    private readonly talk: TableTalk,
    private readonly belief: Belief,
    private readonly reading: Reading,
    private readonly random: Random,
  ) {
    this.order = talk.talkers.map((_, i) => i).filter((i) => i !== talk.me);
  }

  imagine(): Imagined {
    const { talk, order, random } = this;
    const hands = new Int8Array(MOST_PLAYERS * MOST_SLOTS);
    const own = talk.me * MOST_SLOTS;
    const laid = talkerAt(talk, talk.me).laid;
    laid.forEach(({ card }, i) => {
      hands[own + i] = card;
    });
    talk.mine.forEach((card, i) => {
      hands[own + laid.length + i] = card;
    });
    this.fillPool();
    // The first player has more cards to choose from, so nobody is always first.
    shuffle(order, random);
    const tempers = talk.talkers.map(({ seat }) => this.reading.drawTemper(seat, random));
    for (const i of order) this.think(talkerAt(talk, i), bySeat(tempers, i), hands, i * MOST_SLOTS);
    const stock = this.pool.slice(0, this.inPool);
    for (let i = stock.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const card = cardAt(stock, i);
      stock[i] = cardAt(stock, j);
      stock[j] = card;
    }
    return { hands, stock: stock.subarray(0, talk.stock), tempers };
  }

  private fillPool(): void {
    const { unseen } = this.talk;
    this.inPool = unseen.length;
    unseen.forEach((card, i) => {
      this.pool[i] = card;
      this.indexInPool[card] = i;
    });
  }

  /** Gives one player a hand, and takes it and that player's discards out of the pool. */
  private think(talker: Talker, temper: Temper, hands: Int8Array, at: number): void {
    const { handSize } = this.talk;
    const { candidate, chosen, belief, random } = this;
    this.temper = temper;
    const laid = talker.laid.length;
    const discarded = talker.said === "blind" ? handSize : talker.exchanged;
    const hidden = handSize - laid + discarded;
    const tellsNothing = talker.said === "nothing" || (talker.sitsOut && talker.said === "pass");
    let slot = 0;
    for (const { card } of talker.laid) candidate[slot++] = card;
    let total = 0;
    for (let i = 0; i < belief.candidates && total < belief.enough; i++) {
      this.drawInto(candidate, laid, hidden);
      const weight = tellsNothing ? belief.enough : this.weigh(talker, handSize, discarded);
      total += weight;
      if (i === 0 || (weight > 0 && random.below(FINE) * total < weight * FINE)) chosen.set(candidate);
    }
    for (let i = 0; i < handSize; i++) hands[at + i] = cardAt(chosen, i);
    for (let i = laid; i < laid + hidden; i++) this.takeOut(cardAt(chosen, i));
  }

  /** Draws some cards of the pool, which stay in it. */
  private drawInto(row: Int8Array, at: number, count: number): void {
    const { pool, indexInPool, random } = this;
    for (let i = 0; i < count; i++) {
      const last = this.inPool - 1 - i;
      const other = random.below(last + 1);
      const card = pool[other]!;
      const moved = pool[last]!;
      pool[other] = moved;
      indexInPool[moved] = other;
      pool[last] = card;
      indexInPool[card] = last;
      row[at + i] = card;
    }
  }

  private takeOut(card: Packed): void {
    const last = this.inPool - 1;
    const at = cardAt(this.indexInPool, card);
    const other = cardAt(this.pool, last);
    this.pool[at] = other;
    this.indexInPool[other] = at;
    this.pool[last] = card;
    this.indexInPool[card] = last;
    this.inPool = last;
  }

  /** How likely it is that somebody with the candidate's cards did what this player did. */
  private weigh(talker: Talker, handSize: number, discarded: number): number {
    const byCards = talker.laid.length === 0 ? 1 : this.weighPlay(talker);
    return byCards === 0 ? 0 : byCards * this.weighDeclaration(talker, handSize, discarded);
  }

  private weighDeclaration(talker: Talker, handSize: number, discarded: number): number {
    const { candidate, before } = this;
    switch (talker.said) {
      case "pass":
        return 1 - this.chanceToPlay(candidate, 0, talker);
      case "blind":
        return 1 - this.chanceToPlay(candidate, handSize, talker);
      case "served":
        return this.chanceToPlay(candidate, 0, talker) * this.chanceToExchange(candidate, 0, 0);
      default: {
        // Nobody knows which cards were drawn and which were kept, only how many: every choice of them is possible.
        const kept = handSize - discarded;
        let sum = 0;
        for (let slots = 0; slots < 1 << handSize; slots++) {
          if (countSlots(slots) !== kept) continue;
          let size = 0;
          for (let slot = 0; slot < handSize; slot++)
            if ((slots >> slot) & 1) before[size++] = candidate[slot]!;
          for (let i = 0; i < discarded; i++) before[size++] = candidate[handSize + i]!;
          const exchanges = this.chanceToExchange(before, kept, discarded);
          if (exchanges > NEGLIGIBLE) sum += exchanges * this.chanceToPlay(before, 0, talker);
        }
        return sum;
      }
    }
  }

  private chanceToPlay(cards: Int8Array, at: number, { alreadyIn }: Talker): number {
    const { handSize, turnedUp, compulsory } = this.talk;
    if (compulsory) return 1;
    const beyond = promise(cards, at, handSize, turnedUp) - needed(this.temper, alreadyIn, handSize);
    const { oddDeclaration, spread } = this.belief;
    return oddDeclaration + (1 - 2 * oddDeclaration) / (1 + Math.exp(-beyond / spread));
  }

  /** The chance that people would exchange exactly these cards: the last so many of the hand. */
  private chanceToExchange(cards: Int8Array, kept: number, discarded: number): number {
    const { handSize, trumps } = this.talk;
    const { oddDeclaration } = this.belief;
    if (discarded === 0) kept = handSize;
    let odd = 0;
    for (let i = 0; i < handSize; i++) if (isKept(cards[i]!, trumps.suit) !== i < kept) odd += 1;
    return odd === 0 ? 1 : oddDeclaration ** Math.min(2, odd);
  }

  /** By the cards the player has laid: what the rules forbid is impossible, and what is unusual is unlikely. */
  private weighPlay(talker: Talker): number {
    const { candidate, talk, belief } = this;
    const { trumps, handSize, playing } = talk;
    let left = (1 << handSize) - 1;
    let weight = 1;
    let slot = 0;
    for (const { trick, laid, led, power } of talker.laid) {
      const legal =
        led < 0 || laid === 0
          ? slotsToLead(candidate, 0, left, trick === 0, trumps)
          : slotsToFollow(candidate, 0, left, led, power, trumps);
      if (((legal >> slot) & 1) === 0) return 0;
      if (legal & (legal - 1)) {
        const usual = usualSlot(
          candidate,
          0,
          legal,
          laid === 0 ? -1 : led,
          power,
          laid + 1 === playing.length,
          trumps.suit,
        );
        weight *= usual === slot ? 1 : belief.oddCard;
      }
      left ^= 1 << slot;
      slot += 1;
    }
    return weight;
  }
}
