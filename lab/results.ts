import {
  type Comparison,
  type Difference,
  type FamilyReport,
  type Figure,
  type GameFigures,
  holm,
  isMeasured,
  type Measure,
  meanAt,
  meanOf,
  meansFigure,
  NO_FIGURES,
  normalTail,
  percent,
  type Report,
  rateAt,
  ratesFigure,
  SEEN_BELOW,
  sharesFigure,
  spreadFigure,
  type Tally,
  varianceOf,
} from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { type GameTypes, itemAt, type Language, nodeOf, same } from "@tavolata/kernel";
import { MEASURES, SECONDS_IN_A_BIN, WHOLE } from "./counting.ts";
import { feltIn } from "./feeling.ts";
import { STALL } from "./game.ts";
import { settableOptions, wordsOf } from "./options.ts";
import { defaultsFor, moveTypes, type Plan } from "./plan.ts";
import type { FamilyCounts, Finished } from "./pool.ts";

/** Turns everything that was counted into figures. */
export function reportOf(
  plan: Plan,
  game: LoadedGame,
  { families, stoppedBy }: Finished,
  language: Language = "en",
): Report {
  const played = Math.max(0, ...families.map(({ games }) => games));
  return {
    game: plan.game,
    title: game.wordings.en.title,
    version: game.rules.version,
    players: plan.players,
    options: plan.options as Record<string, unknown>,
    chosen: Object.keys(plan.options).filter(
      (name) =>
        !same(
          (plan.options as Record<string, unknown>)[name],
          nodeOf(game.rules.options).properties?.[name]?.default,
        ),
    ),
    labels: labelsOf(game, language),
    seed: plan.seed,
    gamesAsked: plan.games,
    stopped: stoppedBy !== undefined,
    remarks:
      stoppedBy === "time"
        ? [
            `The time was up after ${plan.seconds} seconds. "--games ${played}" plays the same games again, "--seconds ${10 * (plan.seconds ?? 0)}" more of them.`,
          ]
        : [],
    ...(plan.ban === undefined ? {} : { banned: plan.ban }),
    families: families.map((counts, i) => familyReport(plan, game, itemAt(plan.families, i), counts)),
  };
}

function labelsOf(game: LoadedGame, language: Language): Report["labels"] {
  return Object.fromEntries(
    settableOptions(game).flatMap(([name]) => {
      const words = wordsOf(game, name, language);
      return words === undefined ? [] : [[name, words]];
    }),
  );
}

function familyReport(
  plan: Plan,
  game: LoadedGame,
  bots: readonly string[],
  { tally, variants, games }: FamilyCounts,
): FamilyReport {
  const found = (options: object, counted: Tally) => ({
    remarks: remarksOn(plan, game, bots, counted),
    figures: [
      ...generalFigures(plan, game, bots, counted),
      ...game.figures.report(counted, plan.players, options),
    ].filter(isMeasured),
  });
  return {
    bots,
    games,
    ...found(plan.options, tally),
    comparisons: plan.variants.map((options, v) => ({
      ...comparisonOf(options, v, game.figures, tally),
      ...found(options, itemAt(variants, v)),
    })),
  };
}

/** What is wrong with the games themselves, and what to do about it. */
function remarksOn(plan: Plan, game: LoadedGame, bots: readonly string[], tally: Tally): string[] {
  const { hits: given, trials } = rateAt(tally.row("stalls"), 0);
  const { hits: still } = rateAt(tally.row("stalls"), 1);
  const endless = given - still;
  const others = defaultsFor(game).bots.filter((line) => line !== bots.join(","));
  const remarks: string[] = [];
  const doThis =
    (others.length > 0 ? `Let others play ("--bots ${others[0]}"), or set` : "Set") +
    ` other options ("npm run lab -- ${plan.game} --help" lists them).`;
  if (endless > 0) {
    remarks.push(
      `${endless} of ${trials} games were given up after ${STALL} moves: with these bots they go on for ever. ${doThis}`,
    );
  }
  if (still > 0) {
    remarks.push(
      `${still} of ${trials} games stood still: nobody was awaited and no clock ran, because everybody had left or the rules know no next step. ${doThis}`,
    );
  }
  if (given > 0 && given === trials) {
    remarks.push("No game came to its end, so there is nothing to say about winners or lengths.");
  }
  return remarks;
}

function generalFigures(plan: Plan, game: LoadedGame, bots: readonly string[], tally: Tally): Figure[] {
  const seats = Array.from({ length: plan.players }, (_, seat) => `Seat ${seat + 1}`);
  const order = seats.map((_, i) => (i === 0 ? "First mover" : `${i} to the left`));
  const kinds = moveTypes(game);
  const { banned } = tally.rows;
  const together = game.figures.teams === undefined ? {} : { note: "Teams lead and win together." };
  return [
    shares(
      { id: "wins", title: "Wins by seat", note: "A shared win counts in parts." },
      seats,
      tally,
      "wins",
    ),
    shares({ id: "lasts", title: "Last places by seat" }, seats, tally, "lasts"),
    shares({ id: "order", title: "Wins from the first mover on" }, order, tally, "order"),
    ...(new Set(bots).size > 1 ? [skillFigure(bots, tally, plan.players)] : []),
    ...(banned === undefined || banned.length === 0 ? [] : [banFigure(plan, banned)]),
    spreadFigure({ id: "moves", title: "Length in moves" }, "moves", tally.row("moves")),
    spreadFigure(
      {
        id: "minutes",
        title: "Length in minutes, at a human pace",
        note: "Estimated from what people take over each thing.",
      },
      "minutes",
      tally.row("half-minutes"),
      { scale: 60 / SECONDS_IN_A_BIN, mean: minutesOf(tally) },
    ),
    ratesFigure(
      { id: "stalls", title: "Stalls" },
      ["Games that came to no end", "Games that stood still"],
      tally.row("stalls"),
    ),
    spreadFigure(
      { id: "branching", title: "Choices at a decision", note: bitsNote(tally) },
      "choices",
      tally.row("branching"),
    ),
    ratesFigure(
      { id: "kinds", title: "What is chosen where it is open", note: entropyNote(kinds, tally) },
      kinds,
      tally.row("kinds"),
    ),
    meansFigure({ id: "lead-changes", title: "Lead changes in a game", ...together }, "changes", [
      { label: "Lead changes", row: tally.row("lead-changes") },
    ]),
    ratesFigure(
      { id: "comebacks", title: "Comebacks", ...together },
      ["All winners were behind at half-time"],
      tally.row("comebacks"),
    ),
  ];
}

function minutesOf(tally: Tally) {
  const { n, sum, squares } = meanAt(tally.row("seconds"));
  return meanOf(n, sum / 60, squares / 60 ** 2);
}

function shares(
  naming: { id: string; title: string; note?: string },
  labels: readonly string[],
  tally: Tally,
  name: string,
): Figure {
  const sums = tally.row(name);
  const products = tally.row(`${name}/products`);
  const size = labels.length;
  return sharesFigure(
    naming,
    labels,
    sums[size] ?? 0,
    labels.map((_, i) => (sums[i] ?? 0) / WHOLE),
    labels.map((_, i) => labels.map((_, j) => (products[i * size + j] ?? 0) / WHOLE ** 2)),
  );
}

function skillFigure(bots: readonly string[], tally: Tally, players: number): Figure {
  const seatsOf = (bot: string) =>
    Array.from({ length: players }, (_, seat) => bots[seat % bots.length]).filter((name) => name === bot)
      .length;
  return meansFigure(
    {
      id: "skill",
      title: "Wins by bot",
      note: `An even share is ${percent(1 / players)} for each seat a bot has.`,
    },
    "% of the wins, for one seat",
    [...new Set(bots)].map((bot) => ({
      label: bot,
      row: tally.row(`bot/${bot}`),
      scale: (seatsOf(bot) * WHOLE) / 100,
    })),
  );
}

function banFigure({ ban, players }: Plan, row: readonly number[]): Figure {
  const { n, sum, squares } = meanAt(row);
  const even = 100 / players;
  const { value, low, high } = meanOf(n, (100 * sum) / WHOLE, squares * (100 / WHOLE) ** 2);
  const points = Math.abs(even - value).toFixed(1);
  const verdict =
    low > even
      ? `These bots do ${points} points better without it: they use it badly.`
      : high < even
        ? `To these bots it is worth ${points} points of an even share.`
        : "What it is worth cannot be seen.";
  return meansFigure(
    {
      id: "banned",
      title: `Doing without "${ban}"`,
      note: `An even share is ${even.toFixed(1)} %. ${verdict}`,
    },
    "% of the wins",
    [{ label: `The seat that may not "${ban}"`, row, scale: WHOLE / 100 }],
  );
}

function bitsNote(tally: Tally): string {
  const row = tally.row("branching");
  let [n, bits] = [0, 0];
  row.forEach((times, choices) => {
    n += times;
    bits += times * Math.log2(Math.max(1, choices));
  });
  return `${(bits / Math.max(1, n)).toFixed(2)} bits at a decision, if all choices were equally good.`;
}

/** How surprising the kind of a move is: 0 if it is always the same. */
function entropyNote(kinds: readonly string[], tally: Tally): string {
  const row = tally.row("kinds");
  const chosen = kinds.map((_, i) => row[2 * i] ?? 0);
  const all = chosen.reduce((sum, times) => sum + times, 0);
  const entropy = chosen.reduce(
    (sum, times) => (times === 0 ? sum : sum - (times / all) * Math.log2(times / all)),
    0,
  );
  return `The kind of move chosen carries ${entropy.toFixed(2)} bits.`;
}

function comparisonOf(
  options: object,
  variant: number,
  figures: GameFigures<GameTypes>,
  tally: Tally,
): Pick<Comparison, "options" | "differences" | "felt" | "verdict"> {
  const hasFigures = figures !== NO_FIGURES;
  const measures = [...MEASURES, ...figures.measures].flatMap((measure, i) => {
    const rowOf = (name: string) => tally.row(`${name}/${variant}/${i}`);
    const isTaken = meanAt(rowOf("difference")).n > 0 && (hasFigures || !("needsFigures" in measure));
    return isTaken ? [{ measure, rowOf }] : [];
  });
  const corrected = holm(measures.map(({ rowOf }) => pValue(rowOf("difference"))));
  const differences = measures.map(({ measure, rowOf }, i) =>
    differenceOf(measure, rowOf, itemAt(corrected, i)),
  );
  const seen = differences.filter((difference) => difference.seen);
  const verdict =
    measures.length === 0
      ? "Nothing can be compared: no game came to its end in both variants."
      : seen.length === 0
        ? "No difference seen."
        : `${seen.length} of ${measures.length} measures differ.`;
  return {
    options: options as Record<string, unknown>,
    differences,
    felt: feltIn(tally.row(`felt/${variant}`)),
    verdict,
  };
}

function pValue(row: readonly number[]): number {
  const { n, sum, squares } = meanAt(row);
  const variance = varianceOf(n, sum, squares);
  if (n < 2 || variance === 0) return sum === 0 || n < 2 ? 1 : 0;
  return normalTail(sum / n / Math.sqrt(variance / n));
}

function differenceOf(
  { id, label, unit, scale }: Measure,
  rowOf: (name: string) => readonly number[],
  p: number,
): Difference {
  const mean = (name: string) => {
    const { n, sum, squares } = meanAt(rowOf(name));
    return meanOf(n, sum / scale, squares / scale ** 2);
  };
  return {
    id,
    label,
    unit,
    before: mean("measure").value,
    after: mean("compared").value,
    change: mean("difference"),
    p,
    seen: p < SEEN_BELOW,
  };
}
