import { type Estimate, meanOf } from "@tavolata/figures";
import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { ContestPlan, DealOutcome, PlayPhase } from "../measuring/index.ts";
import type { TASKS } from "./tasks.ts";

type Row = Readonly<Record<string, number>>;

/** Whole games are played, so that pots run on; each ends with the first clear pot after so many hands. */
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

/** Deals to look at for the play phase; cards are played in about half of them. */
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
  const percentile = (share: number) => rounded(sorted[Math.floor(share * sorted.length)] ?? Number.NaN, 10);
  const net = estimate(deals.map((deal) => deal.net));
  const others = estimate(deals.map((deal) => deal.others));
  const gain = estimate(deals.map((deal) => deal.gain));
  return {
    deals: deals.length,
    ...named("net", net, 10_000),
    othersNet: rounded(others.value, 10_000),
    ...named("gain", gain, 10_000),
    decisionP50Ms: percentile(0.5),
    decisionP95Ms: percentile(0.95),
  };
}

function estimate(values: readonly number[]): Estimate {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares);
}

function named(name: string, { value, low, high }: Estimate, parts: number): Row {
  return {
    [name]: rounded(value, parts),
    [`${name}Low`]: rounded(low, parts),
    [`${name}High`]: rounded(high, parts),
  };
}

/** In the same deals after the same declarations: how much the maestro gains of what the cards alone can gain. */
async function benchCards(doAll: DoAll<typeof TASKS>): Promise<Row> {
  const tasks = Array.from({ length: DEALS_FOR_CARDS / DEALS_IN_A_TASK }, (_, i) => ({
    from: i * DEALS_IN_A_TASK,
    to: (i + 1) * DEALS_IN_A_TASK,
  }));
  return cardsRow((await doAll("cards", tasks)).flat());
}

function cardsRow(played: readonly PlayPhase[]): Row {
  const edges = played.map(({ bot, heuristic, allSeeing }) => ({
    gained: bot - heuristic,
    possible: allSeeing - heuristic,
  }));
  const maestros = estimate(edges.map(({ gained }) => gained));
  const allSeeing = estimate(edges.map(({ possible }) => possible));
  const share = maestros.value / allSeeing.value;
  // A quotient of two means of the same deals has the interval of a mean: of what each deal's gain differs by from its
  // share of what was possible there.
  const { low, high } = estimate(
    edges.map(({ gained, possible }) => share + (gained - share * possible) / allSeeing.value),
  );
  return {
    deals: played.length,
    ...named("allSeeingEdge", allSeeing, 10_000),
    ...named("maestroEdge", maestros, 10_000),
    ...named("share", { value: share, low, high }, 1000),
  };
}
