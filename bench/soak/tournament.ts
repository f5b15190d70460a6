import { GAMES } from "@tavolata/games/playable";
import { fastRandom } from "@tavolata/kernel";
import type { PublicTournament, TournamentAct, TournamentPlan } from "../../server/protocol/index.ts";
import { becomeGuest, Client } from "../../server/testing/client.ts";
import { accountsAfter } from "../../server/testing/tournament-accounts.ts";
import { deadlineOf, Findings, inTime, type Soak, type SoakOutcome, type SoakPlan } from "./contract.ts";
import { type OpenHouse, oneNode, threeNodes } from "./tournament-houses.ts";

const KILLS = 4;
/** A tournament of which nothing new is heard for so long does not go on; a break is shorter. */
const PATIENCE_SECONDS = 150;

/** Everything that a tournament with chips can have, for a game that has such tournaments. */
function planFor(most: number): TournamentPlan {
  const entry = GAMES.find(({ manifest }) => "tournament" in manifest);
  if (entry === undefined || !("tournament" in entry.manifest)) throw new Error("no game has tournaments");
  const { fixed, asked } = entry.manifest.tournament;
  return {
    name: "Gran Premio",
    game: entry.manifest.name,
    options: { ...asked, ...fixed, stack: 300, ante: 150, levelMinutes: 1, betweenSeconds: 1 },
    most,
    tableSize: 8,
    entry: 1000,
    startsAt: null,
    whenFull: false,
    lateMinutes: 0,
    pace: "quick",
    breaks: { everyLevels: 3, minutes: 1 },
    rebuy: { price: 500, chips: 300, untilLevel: 3, below: 0, times: 1 },
    addOn: { price: 400, chips: 200, inBreak: 1 },
    bounty: 100,
    finalRedraw: true,
  };
}

/** A whole tournament of bots with breaks and rebuys, to its end, over a server that is killed on the way. */
export const tournament: Soak = {
  about: "a tournament of bots with breaks and rebuys to its end across kill -9: every chip accounted for",
  defaults: { count: 300, minutes: 30 },
  needsBuild: true,
  run: (plan) => holdTournament(plan, oneNode),
};

/** The same on several nodes, of which always the one is killed at which its host is. */
export const tournamentOnNodes: Soak = {
  about: "the same on three nodes with PostgreSQL, one of them killed at a time",
  defaults: { count: 300, minutes: 30 },
  needsBuild: true,
  run: (plan) => holdTournament(plan, threeNodes),
};

async function holdTournament(plan: SoakPlan, open: OpenHouse): Promise<SoakOutcome> {
  const found = new Findings("stalled", "crashed", "lost", "places");
  const random = fastRandom(plan.seed, 0);
  const deadline = deadlineOf(plan);
  const house = await open((what) => found.add("crashed", what));
  const guest = await becomeGuest(house.port);
  let client = await Client.connect(house.port, guest);
  let kills = 0;
  const breaks = new Set<number>();
  try {
    const { tournament: id } = await client.must({ type: "open-tournament", plan: planFor(plan.count) });
    if (id === undefined) throw new Error("no tournament was opened");
    await client.must({ type: "follow", tournament: id });
    const act = (what: TournamentAct) => client.must({ type: "tournament-act", tournament: id, act: what });
    await act({ type: "set-bots", bot: "regular", count: plan.count });
    await act({ type: "start" });
    const told = (): PublicTournament | undefined => client.tournament;
    const left = () => told()?.players.filter(({ place }) => place === null).length ?? plan.count;
    const steps = Array.from({ length: KILLS }, () => random.below(plan.count)).sort((a, b) => b - a);
    const note = () => {
      const number = told()?.break?.number;
      if (number !== undefined) breaks.add(number);
    };
    const until = async (isSo: () => boolean) => {
      while (!isSo() && performance.now() < deadline) {
        const before = JSON.stringify(told());
        const changed = client.until(() => JSON.stringify(told()) !== before, PATIENCE_SECONDS * 1000);
        if (!(await inTime(changed, PATIENCE_SECONDS))) {
          found.add("stalled", `with ${left()} left after ${kills} kills`);
          return;
        }
        note();
      }
    };
    for (const atMost of steps) {
      await until(() => told()?.phase === "over" || left() <= atMost);
      if (told()?.phase === "over" || found.total > 0) break;
      await house.kill();
      kills++;
      client = await Client.connect(house.port, guest);
      await client.must({ type: "follow", tournament: id });
    }
    await until(() => told()?.phase === "over");
    const over = told();
    if (over?.phase !== "over") found.add("stalled", `not over with ${left()} left`);
    await client.close();
    await house.stop();
    if (over !== undefined) {
      const accounts = await accountsAfter(house.kept, over, [guest.person.id]);
      const sum = accounts.reduce((all, { balance }) => all + balance, 0);
      if (sum !== 0) found.add("lost", `all accounts together are ${sum}`);
      for (const { account, balance, isEmptied } of accounts) {
        if (isEmptied && balance !== 0) found.add("lost", `${account} has ${balance}`);
      }
    }
    const places = (over?.players ?? []).map(({ place }) => place ?? 0).sort((a, b) => a - b);
    for (const [i, place] of places.entries()) {
      if (place !== i + 1 && place !== places[i - 1]) found.add("places", `place ${place} at ${i + 1}`);
    }
    const prizes = (over?.players ?? []).reduce((all, { prize }) => all + prize, 0);
    if (prizes !== (over?.pool ?? 0)) found.add("lost", `${prizes} of ${over?.pool} were paid`);
    const rebuys = (over?.players ?? []).reduce((all, player) => all + player.rebuys, 0);
    return {
      done: { players: plan.count, kills, breaks: breaks.size, rebuys, tables: over?.tables.length ?? 0 },
      found,
    };
  } finally {
    await house.close();
  }
}
