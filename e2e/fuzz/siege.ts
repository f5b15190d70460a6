import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { fastRandom } from "@tavolata/kernel";
import { Act, type ClientMessage, PROTOCOL, type PublicRoom } from "../../server/protocol/index.ts";
import { becomeGuest } from "../../server/testing/client.ts";
import { TEMPLATE_NAME } from "../../server/testing/template.ts";
import { keepPlaying } from "../../server/testing/test-server.ts";
import { Attacker } from "./attacker.ts";
import { attackedTable, HonestTable, type Visitors } from "./honest-table.ts";
import { type Knowledge, Messages } from "./messages.ts";

export const EVERY_ACT = Act.anyOf.map(({ properties }) => properties.type.const);
export const HARMLESS: ClientMessage["type"][] = [
  "hello",
  "ping",
  "find",
  "watch",
  "unwatch",
  "act",
  "move",
  "ask",
];
export const EVERYTHING: ClientMessage["type"][] = [
  ...HARMLESS,
  "introduce",
  "open",
  "purse",
  "open-tournament",
  "follow",
  "unfollow",
  "tournament-act",
  "found-circle",
  "follow-circle",
  "unfollow-circle",
  "circle-act",
  "program-act",
  "season",
  "calendar",
  "my-circles",
];
export const NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA";

/** Every code with which the server, the referee or the game can refuse. */
const KNOWN_CODES = new Set<string>([
  ...codesIn("../../server/protocol/refusals.ts", /^ {2}\| "([a-z-]+)"/gm),
  ...codesIn("../../kernel/refusal.ts", /^ {2}\| "([a-z-]+)"/gm),
  ...codesIn(`../../games/${TEMPLATE_NAME}/rules/refusals.ts`, /^ {2}"?([a-z-]+)"?: "[A-Z]{3}-/gm),
]);

function codesIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return [...text.matchAll(pattern)].map(([, code]) => code!);
}

/**
 * The room without what the attackers may change: its number counts what was said, and players may rest and return.
 */
function apartFromResting({ number: _, chairs, ...rest }: PublicRoom) {
  return {
    ...rest,
    chairs: chairs.map((chair) => (chair && "person" in chair ? { ...chair, standIn: false } : chair)),
  };
}

function helloAnd(...tables: string[]): object[] {
  const watches = tables.map((table, i) => ({ type: "watch", id: `first-${i}`, table }));
  return [{ type: "hello", protocol: PROTOCOL }, ...watches];
}

/** How many connections send bad messages, by who they belong to. */
interface Besiegers {
  readonly seated: number;
  readonly lookingOn: number;
  readonly strangers: number;
  readonly hosts: number;
}

interface SiegePlan extends Besiegers {
  readonly seed: number;
  readonly messages: number;
}

interface Siege {
  readonly sent: number;
  /** The different codes with which bad messages were refused. */
  readonly codes: number;
  /** What was accepted at the table under attack: acts, and no move among them. */
  readonly acts: number;
  readonly honestGames: number;
  /** How long nearly every answer to honest players took, and how long it may take. */
  readonly slowness: { readonly p99: number; readonly bearable: number };
  readonly faults: readonly SiegeFault[];
}

interface SiegeFault {
  readonly kind: "unanswered" | "changed" | "sent away";
  readonly what: string;
}

/**
 * Bad messages from all sides, while people play at another table: each gets one answer, the table under attack stays
 * as it is and then plays on.
 */
export async function besiege(
  port: number,
  visitors: Visitors,
  { seed, messages: wanted, ...besiegers }: SiegePlan,
): Promise<Siege> {
  const faults: SiegeFault[] = [];
  const expectSame = (what: string, now: unknown, before: unknown) => {
    if (isDeepStrictEqual(now, before)) return;
    faults.push({
      kind: "changed",
      what: `${what}: ${JSON.stringify(now)} instead of ${JSON.stringify(before)}`,
    });
  };
  const honest = await HonestTable.open(visitors);
  const { table, players, thinker, seated, spectator } = await attackedTable(visitors);
  const outsider = await visitors.client();
  const own = await outsider.must({ type: "open", game: TEMPLATE_NAME });
  const idle = await outsider.must({ type: "open", game: TEMPLATE_NAME });
  await outsider.must({ type: "watch", table: idle.table! });
  const before = { room: thinker.room!, update: thinker.update!, seen: spectator.update! };

  const people = [...players, spectator, outsider].map(({ id }) => id);
  const tables = [table, table, table, own.table!, idle.table!, NOWHERE];
  const known: Knowledge = {
    tables,
    people,
    types: HARMLESS,
    acts: EVERY_ACT.filter((act) => act !== "leave"),
  };
  const hostKnows: Knowledge = {
    ...known,
    tables: [own.table!, idle.table!, NOWHERE],
    types: EVERYTHING,
    acts: EVERY_ACT,
  };
  const strangerKnows: Knowledge = {
    ...known,
    // An "unwatch" that loses two letters on the way would let this attacker in.
    types: EVERYTHING.filter((type) => !["watch", "unwatch", "open"].includes(type)),
  };
  const roles = [
    { name: "seated", count: besiegers.seated, guest: seated.guest, knows: known, watches: [table] },
    {
      name: "looking-on",
      count: besiegers.lookingOn,
      guest: spectator.guest,
      knows: known,
      watches: [table],
    },
    { name: "stranger", count: besiegers.strangers, guest: undefined, knows: strangerKnows, watches: [] },
    { name: "host", count: besiegers.hosts, guest: outsider.guest, knows: hostKnows, watches: [own.table!] },
  ];
  const attackers: Attacker[] = [];
  for (const { name, count, guest, knows, watches } of roles) {
    for (let i = 0; i < count; i++) {
      const messages = new Messages(`${name}${i}`, fastRandom(seed, attackers.length + 1), knows);
      const who = guest ?? (await becomeGuest(port));
      attackers.push(await Attacker.connect(port, who, messages, helloAnd(...watches)));
    }
  }
  const sent = () => attackers.reduce((sum, attacker) => sum + attacker.sent, 0);
  const attack = Promise.all(
    attackers.map(async (attacker) => {
      while (sent() < wanted) await attacker.round();
    }),
  );
  let underFire = true;
  const playing = honest.playWhile(() => underFire);
  await attack.catch((fault: Error) => faults.push({ kind: "unanswered", what: fault.message }));
  underFire = false;
  await playing;

  for (const { wrongs, codes } of attackers) {
    for (const what of wrongs) faults.push({ kind: "unanswered", what });
    for (const code of codes) if (!KNOWN_CODES.has(code)) faults.push({ kind: "unanswered", what: code });
  }
  const gone = attackers.filter((attacker) => !attacker.isOpen()).length;
  if (gone > 0) faults.push({ kind: "sent away", what: `${gone} of ${attackers.length} connections` });

  // Only what was accepted has changed the table, and none of it was a move.
  const accepted = attackers
    .slice(0, besiegers.seated + besiegers.lookingOn)
    .flatMap((attacker) => [...attacker.accepted.values()])
    .filter((one) => one.table === table);
  expectSame(
    "accepted moves",
    accepted.filter(({ type }) => type === "move"),
    [],
  );
  const acts = accepted.filter(({ type }) => type === "act").length;
  await thinker.mustDo(table, { type: "say", text: "finito?" });
  await thinker.until(() => thinker.lines.at(-1)?.text === "finito?");
  expectSame("the number of acts", thinker.room!.number, before.room.number + acts + 1);
  expectSame("the room", apartFromResting(thinker.room!), apartFromResting(before.room));
  // The very same message: none came after it.
  const heardMore = [thinker.update !== before.update, spectator.update !== before.seen];
  expectSame("whether thinker and spectator heard more", heardMore, [false, false]);
  const late = await visitors.client();
  await late.must({ type: "watch", table });
  expectSame("what a newcomer is told", late.update, before.seen);

  // And the game can go on.
  await seated.do(table, { type: "return" });
  await Promise.all(players.map((player) => keepPlaying(player, table)));
  expectSame("the games that have ended", thinker.room!.ended.length, 1);
  for (const attacker of attackers) attacker.cut();
  return {
    sent: sent(),
    codes: new Set(attackers.flatMap(({ codes }) => [...codes])).size,
    acts,
    honestGames: honest.games,
    slowness: honest.slowness(),
    faults,
  };
}
