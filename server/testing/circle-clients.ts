import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { GAMES } from "@tavolata/games/playable";
import { timeLimitsOf } from "@tavolata/kernel";
import type {
  CircleTraits,
  EveningPlan,
  ProgramAct,
  ProgramItem,
  PublicEvening,
  RoundsPlan,
  SeasonPlan,
  TournamentPlan,
} from "../protocol/index.ts";
import type { Client } from "./client.ts";
import { TEMPLATE_NAME } from "./template.ts";

const ZONE = "Europe/Rome";
const DAY_MS = 86_400_000;

export function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Tables of the shortest game there is, every week at nine. */
export function eveningOn(day: string, changes: Partial<EveningPlan> = {}): EveningPlan {
  return {
    name: "Giovedì",
    schedule: {
      zone: ZONE,
      day,
      time: "21:00",
      minutes: 120,
      repeat: { every: "weeks", weeks: 1 },
      until: null,
    },
    place: "",
    program: [{ type: "tables", game: TEMPLATE_NAME, options: { lives: 1 }, settings: {}, chips: "purse" }],
    most: null,
    closesBefore: 0,
    ...changes,
  };
}

/** A tournament of the first game that has them, as the house proposes it, with a few changes. */
export function chipsTournament(options: object = {}, changes: Partial<TournamentPlan> = {}): ProgramItem {
  for (const { manifest } of GAMES) {
    if (!("tournament" in manifest)) continue;
    const { asked, fixed } = manifest.tournament;
    const plan: TournamentPlan = {
      name: "Torneo",
      game: manifest.name,
      options: { ...asked, ...options, ...fixed },
      most: 16,
      tableSize: 4,
      entry: 0,
      startsAt: null,
      whenFull: false,
      lateMinutes: 0,
      pace: "quick",
    };
    return { type: "tournament", plan: { ...plan, ...changes } };
  }
  throw new Error("no game has tournaments");
}

/** A tournament of rounds of a game, with a time for every decision and nothing from anybody's purse. */
export function roundsTournament(
  name: string,
  rounds: Partial<RoundsPlan> = {},
  changes: Partial<TournamentPlan> = {},
): ProgramItem {
  const { rules, manifest } = GAMES.find((game) => game.rules.name === name) ?? { rules: undefined };
  if (rules === undefined) throw new Error(`there is no game ${name}`);
  const limits = Object.fromEntries(timeLimitsOf(rules.options).map((limit) => [limit, 20]));
  const plan: TournamentPlan = {
    name: "Turni",
    game: name,
    kind: "rounds",
    most: 16,
    tableSize: Math.min(4, rules.seats.max),
    entry: 0,
    startsAt: null,
    whenFull: false,
    lateMinutes: 0,
    pace: "quick",
    rounds: {
      count: 3,
      points: [10, 7, 5, 3],
      bye: null,
      minutes: 15,
      restSeconds: 5,
      partners: "changing",
      advance: 1,
      ...rounds,
    },
    ...changes,
    options: { ...limits, ...("free" in manifest ? manifest.free : {}), ...changes.options },
  };
  return { type: "tournament", plan };
}

export const SEASON: SeasonPlan = {
  name: "Inverno",
  zone: ZONE,
  from: dayIn(-2),
  to: dayIn(60),
  rule: { counts: "places", points: [10, 6, 3], best: null, least: 0, games: [] },
  stack: null,
};

interface Door {
  client(): Promise<Client>;
}

/** A circle for members only with so many people in it, who all look at it; they come in by these doors in turn. */
export async function circleOf(
  doors: readonly Door[],
  people: number,
  traits: Partial<CircleTraits> = {},
): Promise<{ circle: string; all: Client[]; invitation: string }> {
  const come = (i: number) => (doors[i % doors.length] as Door).client();
  const founder = await come(0);
  const all = { name: "Il Giovedì", crest: "plain", needsApproval: false, membersOnly: true, ...traits };
  const { circle = "" } = await founder.must({ type: "found-circle", traits: all });
  await founder.must({ type: "follow-circle", circle });
  await founder.until(() => founder.circle?.inside != null);
  const invitation = founder.circle?.inside?.invitation?.secret ?? "";
  const clients = [founder];
  for (let i = 1; i < people; i++) {
    const client = await come(i);
    await client.must({ type: "follow-circle", circle, invitation });
    await client.must({ type: "circle-act", circle, act: { type: "join", invitation } });
    await client.until(() => client.circle?.inside != null);
    clients.push(client);
  }
  await founder.until(() => founder.circle?.inside?.here.length === people);
  return { circle, all: clients, invitation };
}

export function doInProgram(client: Client, circle: string, act: ProgramAct) {
  return client.must({ type: "program-act", circle, act });
}

export async function codeInProgram(client: Client, circle: string, act: ProgramAct) {
  return (await client.ask({ type: "program-act", circle, act })).refused?.code;
}

export function eveningsOf(client: Client): readonly PublicEvening[] {
  return client.circle?.inside?.evenings ?? [];
}

export function hasOpened(client: Client): boolean {
  return eveningsOf(client).some(({ opened }) => opened !== null);
}

/** Opens a season, and resolves with its id when everybody can see it. */
export async function seasonIn(client: Client, circle: string, plan = SEASON): Promise<string> {
  await doInProgram(client, circle, { type: "open-season", plan });
  await client.until(() => client.circle?.inside?.seasons.length === 1);
  return client.circle?.inside?.seasons[0]?.id ?? "";
}

/** Plans an evening for tomorrow and has these people sign up for it. */
export async function plannedIn(
  circle: string,
  host: Client,
  coming: readonly Client[],
  plan = eveningOn(dayIn(1)),
): Promise<{ id: string; day: string; starts: number }> {
  await doInProgram(host, circle, { type: "plan-evening", plan });
  await host.until(() => eveningsOf(host).length > 0);
  const { evening: id = "", starts = 0 } = eveningsOf(host)[0] ?? {};
  const { day } = plan.schedule;
  for (const client of coming) {
    await doInProgram(client, circle, { type: "answer-evening", evening: id, day, coming: "yes" });
  }
  return { id, day, starts };
}

/** What `npm run seasons` prints of a circle; it throws if the circle itself says something else. */
export async function rebuiltSeasons(circle: string, env: Readonly<Record<string, string>>): Promise<string> {
  const command = ["run", "--silent", "seasons", "--", "rebuild", circle];
  const { stdout } = await promisify(execFile)("npm", command, { env: { ...process.env, ...env } });
  return stdout;
}
