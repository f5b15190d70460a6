import { meanOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { ContestPlan, DealOutcome, PlayPhase } from "../measuring/index.ts";
import type { TASKS } from "./tasks.ts";

type Row = Readonly<Record<string, number>>;

/** Whole games, so that pots run on; each ends with the first clear pot after so many hands. */
const HANDS = 10;

const CONTESTS: readonly (Partial<ContestPlan> & { bot: string; against: string; games: number })[] = [
  { bot: "maestro", against: "regular", games: 200 },
  { bot: "maestro", against: "seasoned", games: 120 },
  { bot: "maestro", against: "bold", games: 80 },
  { bot: "maestro", against: "wary", games: 80 },
  { bot: "regular", against: "seasoned", games: 300 },
  { bot: "maestro:strong", against: "maestro:normal", games: 120 },
  { bot: "maestro:normal", against: "maestro:easy", games: 80 },
  { bot: "maestro:strong", against: "maestro:easy", games: 80 },
  { bot: "maestro", against: "regular", games: 50, options: { handSize: 4 } },
  { bot: "maestro", against: "regular", games: 60, seats: 3 },
];

/** Deals that are looked at for the play phase; cards are played in about half of them. */
const DEALS_FOR_CARDS = 12_000;
const DEALS_IN_A_TASK = 100;

export async function benchBots(doAll: DoAll<typeof TASKS>): Promise<Record<string, Row>> {
  const contests: [string, Row][] = [];
  for (const { games, ...contest } of CONTESTS) {
    const plan: ContestPlan = { seats: 5, ...contest, options: { ...contest.options, hands: HANDS } };
    const tasks = Array.from({ length: games }, (_, index) => ({ plan, index }));
    const outcomes = await doAll("deals", tasks);
    const deals = outcomes.flatMap((outcome) => outcome.deals);
    const times = outcomes.flatMap(({ milliseconds }) => milliseconds);
    contests.push([nameOf(plan), contestRow(deals, times)]);
  }
  return { ...Object.fromEntries(contests), "play phase": await benchCards(doAll) };
}

function nameOf({ bot, against, seats, options }: ContestPlan): string {
  return `${bot} among ${seats - 1} ${against}${options.handSize === 4 ? ", four cards" : ""}`;
}

/** The net is what was taken out of the pot less the bestia, in pots; the gain also counts the ante and what is left. */
function contestRow(deals: readonly DealOutcome[], times: readonly number[]): Row {
  const sorted = [...times].sort((a, b) => a - b);
  const percentile = (share: number) => rounded(sorted[Math.floor(share * sorted.length)]!, 10);
  return {
    deals: deals.length,
    ...estimate(
      "net",
      deals.map(({ net }) => net),
    ),
    othersNet: estimate(
      "net",
      deals.map(({ others }) => others),
    ).net!,
    ...estimate(
      "gain",
      deals.map(({ gain }) => gain),
    ),
    decisionP50Ms: percentile(0.5),
    decisionP95Ms: percentile(0.95),
  };
}

function estimate(name: string, values: readonly number[]): Row {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  const { value, low, high } = meanOf(values.length, sum, squares);
  return {
    [name]: rounded(value, 10_000),
    [`${name}Low`]: rounded(low, 10_000),
    [`${name}High`]: rounded(high, 10_000),
  };
}

/** The same deals after the same declarations: how much of what there is to gain by the cards alone the maestro gains. */
async function benchCards(doAll: DoAll<typeof TASKS>): Promise<Row> {
  const tasks = Array.from({ length: DEALS_FOR_CARDS / DEALS_IN_A_TASK }, (_, i) => ({
    from: i * DEALS_IN_A_TASK,
    to: (i + 1) * DEALS_IN_A_TASK,
  }));
  return cardsRow((await doAll("cards", tasks)).flat());
}

function cardsRow(played: readonly PlayPhase[]): Row {
  const gained = played.map(({ bot, heuristic }) => bot - heuristic);
  const possible = played.map(({ allSeeing, heuristic }) => allSeeing - heuristic);
  const mean = possible.reduce((sum, one) => sum + one, 0) / played.length;
  const share = gained.reduce((sum, one) => sum + one, 0) / played.length / mean;
  // The interval of a quotient of two means of the same deals: that of the mean of what the one differs by from its share of the other.
  const { shareLow = 0, shareHigh = 0 } = estimate(
    "share",
    gained.map((one, i) => share + (one - share * possible[i]!) / mean),
  );
  return {
    deals: played.length,
    ...estimate("allSeeingEdge", possible),
    ...estimate("maestroEdge", gained),
    share: rounded(share, 1000),
    shareLow: rounded(shareLow, 1000),
    shareHigh: rounded(shareHigh, 1000),
  };
}
