import type { Offer, Random } from "@tavolata/kernel";
import { bySeat, type Move } from "../rules/index.ts";
import type { Imagined } from "./imagining.ts";
import { cardAt, countSlots, MOST_PLAYERS, MOST_SLOTS, NONE, owes, type Slots } from "./packed.ts";
import { needed, type Reading, SPREAD } from "./reading.ts";
import { type TableTalk, talkerAt } from "./table-talk.ts";
import { FIRST_TRICK, Tricks } from "./tricks.ts";
import { isKept, promise } from "./usual.ts";

/** What can be said. To stand pat is `served`; in the blind round there is only pass and blind. */
export type Option =
  | { readonly say: "pass" | "served" | "blind" }
  | { readonly say: "exchange"; readonly slots: Slots };

/** Every option among the offers, with each set of cards that may be exchanged. */
export function optionsAmong(offers: readonly Offer<Move>[], { handSize }: TableTalk): Option[] {
  return offers.flatMap(({ move, open }): Option[] => {
    if (move.type !== "exchange") return [{ say: move.type as "pass" | "served" | "blind" }];
    const most = open?.cards?.kind === "some" ? open.cards.most : 0;
    return Array.from({ length: 1 << handSize }, (_, slots) => slots)
      .filter((slots) => slots > 0 && countSlots(slots) <= most)
      .map((slots) => ({ say: "exchange", slots }));
  });
}

/** What chance decides for everybody else, the same for all options in one deal. */
type Dice = Int16Array;
const SIDES = 1024;
/** So up to four players with three cards, and two with four, are searched in full from the first card on. */
const MOST_WAYS = 200;

/** Plays out the rest of the declaration and the hand, in imagined deals. */
export class Declaring {
  private readonly tricks = new Tricks();
  private readonly hands = new Int8Array(MOST_PLAYERS * MOST_SLOTS);
  private readonly isIn = new Uint8Array(MOST_PLAYERS);
  private drawn = 0;
  private firstToPlay = NONE;
  private count = 0;

  constructor(
    private readonly talk: TableTalk,
    private readonly reading: Reading,
  ) {}

  throwDice(random: Random): Dice {
    return Int16Array.from({ length: 2 * MOST_PLAYERS }, () => random.below(SIDES));
  }

  /** What the watcher gains by an option in this deal. */
  tryOut(option: Option, deal: Imagined, dice: Dice): number {
    const { talk } = this;
    const isBlindRound = talkerAt(talk, talk.me).said === "pass";
    this.hands.set(deal.hands);
    this.drawn = 0;
    this.firstToPlay = talk.firstToPlay;
    this.isIn.fill(0);
    for (const talker of talk.playing) this.isIn[talker] = 1;
    this.count = talk.playing.length;
    if (!isBlindRound) this.firstRound(option, deal, dice);
    this.blindRound(isBlindRound ? option : undefined, deal, dice);
    return this.outcome();
  }

  private firstRound(option: Option, deal: Imagined, dice: Dice): void {
    const { talk } = this;
    for (const talker of talk.speaking) {
      if (talker === talk.me) this.speak(option, deal);
      else if (talkerAt(talk, talker).said === "nothing" && this.wantsToPlay(talker, deal, dice))
        this.play(talker, deal);
    }
  }

  private speak(option: Option, deal: Imagined): void {
    if (option.say === "pass") return;
    this.comeIn(this.talk.me);
    if (option.say === "exchange") this.replace(this.talk.me, option.slots, deal);
  }

  private wantsToPlay(talker: number, { tempers }: Imagined, dice: Dice): boolean {
    const { talk } = this;
    if (talkerAt(talk, talker).sitsOut) return false;
    if (talk.compulsory) return true;
    const { handSize, turnedUp } = talk;
    const beyond =
      promise(this.hands, talker * MOST_SLOTS, handSize, turnedUp) -
      needed(bySeat(tempers, talker), this.count, handSize);
    return beyond / SPREAD > logit((dice[talker]! + 0.5) / SIDES);
  }

  private play(talker: number, deal: Imagined): void {
    const { handSize, trumps } = this.talk;
    this.comeIn(talker);
    let slots = 0;
    for (let slot = 0; slot < handSize; slot++) {
      if (!isKept(cardAt(this.hands, talker * MOST_SLOTS + slot), trumps.suit)) slots |= 1 << slot;
    }
    this.replace(talker, slots, deal);
  }

  private comeIn(talker: number): void {
    this.isIn[talker] = 1;
    this.count += 1;
    if (this.firstToPlay === NONE) this.firstToPlay = talker;
  }

  private replace(talker: number, slots: Slots, { stock }: Imagined): void {
    for (let slot = 0; slot < MOST_SLOTS && this.drawn < stock.length; slot++) {
      if ((slots >> slot) & 1) this.hands[talker * MOST_SLOTS + slot] = cardAt(stock, this.drawn++);
    }
  }

  /** BES-18: the watcher takes a pot that nobody plays for; the others come in blind as often as they usually do. */
  private blindRound(option: Option | undefined, deal: Imagined, dice: Dice): void {
    const { talk } = this;
    const { handSize } = talk;
    for (const talker of talk.speaking) {
      const { seat, sitsOut, declinedBlind } = talkerAt(talk, talker);
      if (this.isIn[talker] || sitsOut || declinedBlind || deal.stock.length - this.drawn < handSize)
        continue;
      const comesIn =
        talker === talk.me
          ? option === undefined
            ? this.count === 0
            : option.say === "blind"
          : dice[MOST_PLAYERS + talker]! < this.reading.chanceOfBlind(seat, this.count) * SIDES;
      if (!comesIn) continue;
      this.comeIn(talker);
      this.replace(talker, (1 << handSize) - 1, deal);
    }
  }

  private outcome(): number {
    const { talk, count, isIn } = this;
    const { stakes, me } = talk;
    // BES-24
    if (count === 0) {
      if (!talk.dealerTakesAll || talkerAt(talk, talk.dealer).sitsOut)
        return stakes.pot * stakes.ofTheNextPot;
      return talk.dealer === me ? stakes.pot : 0;
    }
    if (count === 1) return isIn[me] ? stakes.pot : 0;
    return this.playTricks();
  }

  private playTricks(): number {
    const { talk, tricks, isIn, hands } = this;
    const { handSize, talkers } = talk;
    let players = 0;
    let me = NONE;
    for (let talker = 0; talker < talkers.length; talker++) {
      if (!isIn[talker]) continue;
      if (talker === talk.me) me = players;
      for (let slot = 0; slot < handSize; slot++) {
        tricks.cards[players * MOST_SLOTS + slot] = cardAt(hands, talker * MOST_SLOTS + slot);
      }
      tricks.left[players] = (1 << handSize) - 1;
      tricks.owed[players] = owes(handSize, talker === this.firstToPlay);
      players += 1;
    }
    const { trumps, stakes } = talk;
    tricks.begin({ players, trumps, stakes, me, mostWays: MOST_WAYS }, FIRST_TRICK);
    return tricks.solve(0)[me === NONE ? players : me]!;
  }
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}
