import type { Felt, Report } from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { itemAt } from "@tavolata/kernel";
import { Laboratory } from "./laboratory.ts";
import { botsOf, type Plan } from "./plan.ts";
import { FELT } from "./trail.ts";

/** A bot is tried on at most so many pairs of games, and for so long. */
const PAIRS = 12;
const SECONDS_FOR_A_BOT = 4;
const SECONDS = 12;

/** What a changed rule did to the decisions of one line-up. */
export function feltIn(row: readonly number[]): Felt {
  const [pairs = 0, decisions = 0, offered = 0, chosen = 0, turned = 0] = row;
  const felt = { pairs, decisions, offered, chosen, turned };
  return { ...felt, sentence: sentenceOf(felt) };
}

export function isFelt({ chosen, turned }: Pick<Felt, "chosen" | "turned">): boolean {
  return chosen + turned > 0;
}

function sentenceOf({ pairs, decisions, offered, chosen, turned }: Omit<Felt, "sentence">): string {
  if (chosen + turned > 0) {
    return `These bots felt the rule in ${chosen + turned} of ${pairs} pairs of games: in ${chosen} somebody chose otherwise, in ${turned} somebody else was asked or the game was longer or shorter.`;
  }
  return offered === 0
    ? `No decision ever felt this rule with these bots: in ${pairs} pairs of games, at ${decisions} decisions, the same was offered and the same was chosen. What they do says nothing about what it does to people.`
    : `This rule changed what was offered at ${offered} of ${decisions} decisions, but these bots never chose otherwise in ${pairs} pairs of games. What they do says nothing about what it does to people.`;
}

/** Where a line-up never felt a rule, tries the game's other bots for a moment and says which of them do. */
export function withAdvice(report: Report, plan: Plan, game: LoadedGame): Report {
  const advice = plan.variants.map((_, v) =>
    report.families.some(({ comparisons }) => !isFelt(itemAt(comparisons, v).felt))
      ? adviceOn(plan, game, v)
      : undefined,
  );
  return {
    ...report,
    families: report.families.map((family) => ({
      ...family,
      comparisons: family.comparisons.map((comparison, v) => {
        const said = isFelt(comparison.felt) ? undefined : advice[v];
        return said === undefined
          ? comparison
          : { ...comparison, felt: { ...comparison.felt, advice: said } };
      }),
    })),
  };
}

function adviceOn(plan: Plan, game: LoadedGame, variant: number): string {
  const began = performance.now();
  const isLate = (seconds: number, since: number) => performance.now() - since > 1000 * seconds;
  const tried: { bot: string; felt: Felt }[] = [];
  for (const bot of othersOf(plan, game)) {
    if (isLate(SECONDS, began)) break;
    const laboratory = new Laboratory({
      ...plan,
      families: [[bot]],
      variants: [itemAt(plan.variants, variant)],
    });
    const row: number[] = Object.values(FELT).map(() => 0);
    const from = performance.now();
    for (let index = 0; index < PAIRS && !isLate(SECONDS_FOR_A_BOT, from); index++) {
      const { rows } = laboratory.play({ family: 0, from: index, to: index + 1 });
      rows["felt/0"]?.forEach((times, i) => {
        row[i] = (row[i] ?? 0) + times;
      });
    }
    tried.push({ bot, felt: feltIn(row) });
  }
  const feeling = tried
    .filter(({ felt }) => isFelt(felt))
    .sort((a, b) => shareOf(b.felt) - shareOf(a.felt))
    .map(({ bot, felt }) => `${bot} ${felt.chosen + felt.turned}/${felt.pairs}`);
  if (feeling.length > 0) {
    return `Bots that do feel it, and in how many pairs of games: "${feeling.join(", ")}". Choose one of them with "--bots".`;
  }
  return tried.length === 0
    ? "This game has no other bots to try."
    : `None of its other bots felt it in a few games: "${tried.map(({ bot }) => bot).join(", ")}". Ask people, or play more games with the strongest of them.`;
}

function shareOf({ chosen, turned, pairs }: Felt): number {
  return (chosen + turned) / pairs;
}

/** The bots that do not play anyway, quickly: a bot with levels is tried at its first. */
function othersOf({ families }: Plan, game: LoadedGame): string[] {
  const playing = new Set(families.flat().map((name) => name.split(":")[0]));
  return botsOf(game)
    .filter(({ name }) => !playing.has(name))
    .map(({ name, levels }) => (levels[0] === undefined ? name : `${name}:${levels[0]}`))
    .reverse();
}
