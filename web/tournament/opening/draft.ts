import { type Signal, signal } from "@preact/signals";
import type { GameManifest } from "@tavolata/kernel";
import type { TournamentKind, TournamentPlan } from "@tavolata/server/protocol";
import type { Options } from "../../lobby/options.ts";
import type { GameOffered } from "../../state/offered.ts";

/** What somebody has chosen so far. Everything has a sensible answer already. */
export interface Draft {
  readonly kind: Signal<TournamentKind>;
  readonly options: Signal<Options>;
  readonly most: Signal<number>;
  readonly tableSize: Signal<number>;
  readonly entry: Signal<number>;
  readonly late: Signal<number>;
  readonly breaks: Signal<number>;
  readonly breakMinutes: Signal<number>;
  readonly rebuyUntil: Signal<number>;
  readonly rebuyTimes: Signal<number>;
  readonly hasAddOn: Signal<boolean>;
  readonly bounty: Signal<number>;
  readonly finalRedraw: Signal<boolean>;
  readonly noShow: Signal<number>;
  readonly noShowBack: Signal<boolean>;
  readonly payouts: Signal<string>;
  readonly rounds: Signal<number>;
  readonly minutes: Signal<number>;
  readonly rest: Signal<number>;
  readonly advance: Signal<number>;
  readonly partners: Signal<"changing" | "fixed">;
  readonly points: Signal<string>;
}

export const POINTS = "10 7 5 4 3 2 1";
const TIME_FOR_A_DECISION = 30;

/** What a game says of itself, as far as tournaments are concerned. */
export type Entry = Pick<GameManifest, "tournament" | "free">;

export function kindsOf({ tournament }: Entry): TournamentKind[] {
  return tournament === undefined ? ["rounds", "knock-out"] : ["chips", "rounds", "knock-out"];
}

export function newDraft(game: GameOffered, entry: Entry): Draft {
  const kind = signal<TournamentKind>(kindsOf(entry)[0] ?? "rounds");
  return {
    kind,
    options: signal(optionsFor(game, entry, kind.value)),
    most: signal(24),
    tableSize: signal(sizeFor(game, kind.value)),
    entry: signal(0),
    late: signal(10),
    breaks: signal(0),
    breakMinutes: signal(5),
    rebuyUntil: signal(0),
    rebuyTimes: signal(1),
    hasAddOn: signal(false),
    bounty: signal(0),
    finalRedraw: signal(true),
    noShow: signal(0),
    noShowBack: signal(false),
    payouts: signal(""),
    rounds: signal(3),
    minutes: signal(30),
    rest: signal(60),
    advance: signal(1),
    partners: signal("changing"),
    points: signal(POINTS),
  };
}

/** Rounds want a time for every decision, and nothing from anybody's purse. */
export function optionsFor({ options }: GameOffered, entry: Entry, kind: TournamentKind): Options {
  if (kind === "chips") return entry.tournament?.asked ?? {};
  const limits = Object.entries(options.properties).flatMap(([option, schema]) =>
    schema.timeLimit === true && schema.default === 0 ? [[option, TIME_FOR_A_DECISION] as const] : [],
  );
  return { ...Object.fromEntries(limits), ...entry.free };
}

export function sizeFor({ seats }: GameOffered, kind: TournamentKind): number {
  return kind === "chips" ? 8 : Math.min(4, seats.max);
}

/** "10 7 5" as numbers; undefined if it is no row of whole numbers from the highest down. */
export function numbersIn(text: string): number[] | undefined {
  const numbers = text
    .split(/[\s,;/·]+/)
    .filter((word) => word !== "")
    .map(Number);
  const isRow = numbers.every(
    (one, i) => Number.isInteger(one) && one >= 0 && one <= (numbers[i - 1] ?? 1000),
  );
  return numbers.length > 0 && numbers.length <= 50 && isRow ? numbers : undefined;
}

/** What the draft makes, beside its name, its start and its pace; a code where something does not fit. */
export function partOfPlan(
  draft: Draft,
  fixed: Options,
): Omit<TournamentPlan, "name" | "game" | "startsAt" | "whenFull" | "pace"> | "payouts" | "points" {
  const isForChips = draft.kind.value === "chips";
  const percent = draft.payouts.value.trim() === "" ? null : numbersIn(draft.payouts.value);
  if (percent !== null && percent?.reduce((sum, one) => sum + one, 0) !== 100) return "payouts";
  const points = numbersIn(draft.points.value);
  if (points === undefined || points.length > 10) return "points";
  const stack = Number(draft.options.value.stack ?? 0);
  const whole = {
    options: { ...draft.options.value, ...(isForChips ? fixed : {}) },
    kind: draft.kind.value,
    most: draft.most.value,
    tableSize: Math.min(draft.tableSize.value, draft.most.value),
    entry: draft.entry.value,
    lateMinutes: draft.late.value,
    ...(percent == null ? {} : { payouts: payoutsOf(percent) }),
  };
  if (!isForChips) {
    return {
      ...whole,
      rounds: {
        count: draft.rounds.value,
        points,
        bye: null,
        minutes: draft.minutes.value,
        restSeconds: draft.rest.value,
        partners: draft.partners.value,
        advance: draft.advance.value,
      },
    };
  }
  const breaks =
    draft.breaks.value === 0
      ? undefined
      : { everyLevels: draft.breaks.value, minutes: draft.breakMinutes.value };
  // Chips that are bought later cost what the first ones did.
  const price = Math.max(1, draft.entry.value);
  return {
    ...whole,
    ...(breaks === undefined ? {} : { breaks }),
    ...(draft.rebuyUntil.value === 0
      ? {}
      : {
          rebuy: {
            price,
            chips: stack,
            untilLevel: draft.rebuyUntil.value,
            below: 0,
            times: draft.rebuyTimes.value,
          },
        }),
    ...(draft.hasAddOn.value && breaks !== undefined ? { addOn: { price, chips: stack, inBreak: 1 } } : {}),
    ...(draft.bounty.value > 0 && draft.bounty.value < draft.entry.value
      ? { bounty: draft.bounty.value }
      : {}),
    ...(draft.finalRedraw.value ? { finalRedraw: true } : {}),
    ...(draft.noShow.value === 0
      ? {}
      : {
          noShow: { minutes: draft.noShow.value, entry: draft.noShowBack.value ? "back" : "kept" } as const,
        }),
  };
}

/** With fewer players than prizes, the last prizes go to the first. */
function payoutsOf(percent: readonly number[]): NonNullable<TournamentPlan["payouts"]> {
  const rows: { players: number; percent: number[] }[] = [];
  for (let players = 2; players < percent.length; players++) {
    const [first = 0, ...others] = percent.slice(0, players);
    const rest = percent.slice(players).reduce((sum, one) => sum + one, 0);
    rows.push({ players, percent: [first + rest, ...others] });
  }
  return [...rows.slice(0, 11), { players: Math.max(2, percent.length), percent: [...percent] }];
}
