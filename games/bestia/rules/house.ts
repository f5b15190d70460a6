import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { buyInsOf } from "./buy-ins.ts";
import { close, setLevels, sit, stand, topUp } from "./chairs.ts";
import { aloneWithPot } from "./eligibility.ts";
import { type HouseMove, MOST_LEVELS_TIME } from "./moves.ts";
import { MOST_CHIPS } from "./options.ts";
import { takePot } from "./pot.ts";
import { refused } from "./refusals.ts";
import { comeBack, goAway, goOn, refuseBack } from "./sit-out.ts";
import { hasOpenChairs, isHandOn, isInTheHand, playerAt, type State } from "./state.ts";
import type { Bestia } from "./types.ts";

/** What the house does to the table from outside (BES-30, BES-31, BES-33, BES-34). */
export function refuseHouse(state: State, move: HouseMove): Refusal | undefined {
  if (state.phase === "over") return refused("game-is-over");
  if (move.type === "close") return refuseClose(state);
  if (move.type === "levels") {
    return state.options.manyTables ? undefined : refused("levels-of-one-table");
  }
  if (move.seat >= state.players.length) return refused("no-such-chair", { seat: move.seat });
  if (move.type === "sit") return refuseSit(state, move.seat, move.chips);
  const player = playerAt(state, move.seat);
  if (!player.seated) return refused("chair-empty", { seat: move.seat });
  switch (move.type) {
    case "stand":
      return refuseStand(state, move.seat);
    case "topUp":
      return refuseTopUp(state, move.seat, move.chips);
    case "away":
      return player.sitOut ? refused("in-sit-out-already") : undefined;
    case "isBack":
      return refuseBack(state, move.seat);
  }
}

function refuseClose(state: State): Refusal | undefined {
  if (state.closing) return refused("closing-already");
  return refuseComingAndGoing(state);
}

function refuseSit(state: State, seat: Seat, chips: number): Refusal | undefined {
  if (playerAt(state, seat).seated) return refused("chair-taken", { seat });
  return refuseComingAndGoing(state) ?? refuseChips(chips, buyInRange(state));
}

function refuseStand(state: State, seat: Seat): Refusal | undefined {
  return playerAt(state, seat).leaving ? refused("leaving-already") : refuseComingAndGoing(state);
}

/** BES-34 */
function refuseComingAndGoing(state: State): Refusal | undefined {
  if (!hasOpenChairs(state)) return refused("fixed-stack");
  if (state.options.table === "cash") return undefined;
  const isClear = !isHandOn(state) && (state.pot === 0 || aloneWithPot(state) !== undefined);
  return isClear ? undefined : refused("pot-not-clear", { pot: state.pot });
}

function refuseTopUp(state: State, seat: Seat, chips: number): Refusal | undefined {
  if (!hasOpenChairs(state)) return refused("fixed-stack");
  if (isInTheHand(state, seat)) return refused("hand-in-play");
  const range = topUpRange(state, seat);
  return range.most < 1
    ? refused("credit-full", { most: buyInRange(state).most })
    : refuseChips(chips, range);
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** BES-33. A player who comes from another table of a tournament, or who buys in again (BES-34), brings what they have. */
export function buyInRange({ options }: State): Range {
  if (options.table === "tournament") return { least: 1, most: MOST_CHIPS };
  const { least, most } = buyInsOf(options);
  return { least, most };
}

/** So that the credit is in the buy-in range afterwards. */
export function topUpRange(state: State, seat: Seat): Range {
  const { credit } = playerAt(state, seat);
  const { least, most } = buyInRange(state);
  return { least: Math.max(1, least - credit), most: most - credit };
}

function refuseChips(chips: number, { least, most }: Range): Refusal | undefined {
  return chips < least || chips > most ? refused("buy-in-out-of-range", { least, most }) : undefined;
}

export function houseOffers(state: State): Offer<HouseMove>[] {
  const offers = state.players.flatMap((_, seat) => offersForChair(state, seat));
  const simple: HouseMove[] = [
    { type: "close" },
    ...state.players.flatMap((_, seat): HouseMove[] => [
      { type: "stand", seat },
      { type: "away", seat },
      { type: "isBack", seat },
    ]),
  ];
  const possible = simple.filter((move) => refuseHouse(state, move) === undefined);
  if (state.options.manyTables) {
    const elapsed = { kind: "amount", least: 0, most: MOST_LEVELS_TIME } as const;
    for (const held of [true, false]) offers.push({ move: { type: "levels", held }, open: { elapsed } });
  }
  return [...offers, ...possible.map((move) => ({ move }))];
}

function offersForChair(state: State, seat: Seat): Offer<HouseMove>[] {
  const buyIns = buyInRange(state);
  const topUps = topUpRange(state, seat);
  const offers: Offer<HouseMove>[] = [];
  if (refuseHouse(state, { type: "sit", seat, chips: buyIns.least }) === undefined) {
    offers.push({ move: { type: "sit", seat }, open: { chips: { kind: "amount", ...buyIns } } });
  }
  if (refuseHouse(state, { type: "topUp", seat, chips: topUps.least }) === undefined) {
    offers.push({ move: { type: "topUp", seat }, open: { chips: { kind: "amount", ...topUps } } });
  }
  return offers;
}

export function playHouse(state: State, move: HouseMove, turn: Turn<Bestia>): void {
  switch (move.type) {
    case "sit":
      takePotLeftBehind(state, turn);
      sit(state, move.seat, move.chips, turn);
      break;
    case "stand":
      takePotLeftBehind(state, turn);
      stand(state, move.seat, turn);
      if (state.turn === move.seat) goOn(state, turn);
      break;
    case "topUp":
      topUp(state, move.seat, move.chips, turn);
      break;
    case "away":
      goAway(state, move.seat, "away", turn);
      break;
    case "isBack":
      comeBack(state, move.seat, turn);
      break;
    case "close":
      takePotLeftBehind(state, turn);
      close(state, turn);
      break;
    case "levels":
      setLevels(state, move.elapsed, move.held, turn);
      break;
  }
}

/** BES-34: before anybody comes or goes. */
function takePotLeftBehind(state: State, turn: Turn<Bestia>): void {
  const alone = aloneWithPot(state);
  if (alone !== undefined) takePot(state, alone, turn);
}
