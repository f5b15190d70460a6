import { ServerProcess } from "../../../../server/testing/server-process.ts";
import { ROOMY } from "../../../../server/testing/test-server.ts";
import { buildAll } from "../../../../tools/build.ts";
import { deniedOf, faredOf } from "./figures.ts";
import { type Entrant, ofEntrant, race } from "./race.ts";

/** Lines as people have them, from a cable to a phone in a train; and three who claim to be faster than they were. */
const ENTRANTS: Readonly<Record<string, Entrant>> = {
  cable: { connection: { roundTrip: 4, jitter: 2, loss: 0 } },
  wifi: { connection: { roundTrip: 40, jitter: 8, loss: 0.005 } },
  phone: { connection: { roundTrip: 100, jitter: 12, loss: 0.01 } },
  train: { connection: { roundTrip: 250, jitter: 25, loss: 0.02 } },
};
const FORGERS: Readonly<Record<string, Entrant>> = {
  cable: { connection: { roundTrip: 4, jitter: 2, loss: 0 } },
  wifi: { connection: { roundTrip: 40, jitter: 8, loss: 0.005 } },
  "forges their claims": { connection: { roundTrip: 4, jitter: 2, loss: 0 }, honesty: { claims: "nothing" } },
  "and fakes a slow line": {
    connection: { roundTrip: 4, jitter: 2, loss: 0 },
    honesty: { claims: "nothing", pongsLate: 300 },
  },
  "farms the credit unseen": {
    connection: { roundTrip: 4, jitter: 2, loss: 0 },
    honesty: { claims: "just enough", pongsLate: 140 },
  },
};

const SIZE = { tables: 40, rounds: 600 };

/** Who wins a race over lines of all kinds, by our referee and by the order of arrival. */
export async function benchFairness(): Promise<object> {
  await buildAll(process.cwd());
  const server = await ServerProcess.start({ ...ROOMY, TRUST_PROXY: "1" });
  try {
    return {
      honest: await figures(server.port, ENTRANTS, 1),
      forgers: await figures(server.port, FORGERS, 2),
    };
  } finally {
    await server.stop();
  }
}

async function figures(port: number, entrants: Readonly<Record<string, Entrant>>, seed: number) {
  const { rounds, flags } = await race(port, Object.values(entrants), { ...SIZE, seed });
  const names = Object.keys(entrants);
  const fared = faredOf(
    rounds,
    Object.values(entrants).map(({ connection }) => connection?.roundTrip ?? 0),
  );
  return {
    rounds: rounds.length,
    "the fastest denied": rounded(deniedOf(rounds)),
    ...Object.fromEntries(
      names.map((name, i) => [name, { ...rounded(ofEntrant(fared, i)), flags: [...ofEntrant(flags, i)] }]),
    ),
  };
}

function rounded<Figures extends object>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round((figure as number) * 1000) / 1000]),
  ) as Figures;
}
