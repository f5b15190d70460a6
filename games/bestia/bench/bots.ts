import type { DoAll } from "../../../bench/game-bench/contract.ts";
import { rounded } from "../../../bench/game-bench/rounded.ts";
import type { ContestPlan, DealOutcome, Declared, PlayPhase } from "../measuring/index.ts";
import { declarationRows } from "./declarations.ts";
import { estimate, named, type Row } from "./rows.ts";
import type { TASKS } from "./tasks.ts";

/**
 * Whole games are played as people play them, so that pots run on and players get to know each other; each ends with the
 * first clear pot after so many hands.
 */
const HANDS = 30;

type Contest = Partial<ContestPlan> & Pick<ContestPlan, "bot" | "against"> & { readonly games: number };

/** Each declaration in these is judged by its class. */
const YARDSTICKS: readonly Contest[] = [
  { bot: "maestro", against: ["counter", "miser", "gambler", "listener"], games: 120 },
  { bot: "maestro", against: "counter", games: 25 },
  { bot: "maestro", against: "miser", games: 25 },
  { bot: "maestro", against: "gambler", games: 25 },
  { bot: "maestro", against: "listener", games: 25 },
  { bot: "maestro", against: "sampler", games: 40 },
];

const CONTESTS: readonly Contest[] = [
  { bot: "maestro", against: "regular", games: 60 },
  { bot: "maestro", against: "seasoned", games: 25 },
  { bot: "maestro", against: "bold", games: 25 },
  { bot: "maestro", against: "wary", games: 25 },
  { bot: "regular", against: "seasoned", games: 100 },
  { bot: "maestro:strong", against: "maestro:normal", games: 25 },
  { bot: "maestro:normal", against: "maestro:easy", games: 25 },
  { bot: "maestro:strong", against: "maestro:easy", games: 25 },
  { bot: "maestro", against: "regular", games: 15, options: { handSize: 4 } },
  { bot: "maestro", against: "regular", games: 20, seats: 3 },
];

/** Deals to look at for the play phase; cards are played in about half of them. */
const DEALS_FOR_CARDS = 20_000;
const DEALS_IN_A_TASK = 100;

export async function benchBots(doAll: DoAll<typeof TASKS>): Promise<Record<string, Row>> {
  const contests: [string, Row][] = [];
  const declared: Declared[] = [];
  for (const { games, ...contest } of [...YARDSTICKS, ...CONTESTS]) {
    const plan: ContestPlan = { seats: 5, ...contest, options: { ...contest.options, hands: HANDS } };
    const tasks = Array.from({ length: games }, (_, index) => ({ plan, index }));
    const outcomes = await doAll("deals", tasks);
    const deals = outcomes.flatMap((outcome) => outcome.deals);
    const times = outcomes.flatMap(({ milliseconds }) => milliseconds);
    contests.push([nameOf(plan), contestRow(deals, times)]);
    if (YARDSTICKS.some(({ against }) => against === plan.against))
      declared.push(...outcomes.flatMap((outcome) => outcome.declared));
  }
  return {
    ...Object.fromEntries(contests),
    "play phase": await benchCards(doAll),
    ...declarationRows(declared),
  };
}

function nameOf({ bot, against, seats, options }: ContestPlan): string {
  const others = typeof against === "string" ? `${seats - 1} ${against}` : against.join(", ");
  return `${bot} among ${others}${options.handSize === 4 ? ", four cards" : ""}`;
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
