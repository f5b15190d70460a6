import { findBot, type Mind } from "@tavolata/bots";
import { GAMES } from "@tavolata/games/playable";
import { fastRandom, type GameTypes } from "@tavolata/kernel";
import { becomeGuest, Client, type WholeUpdate } from "../../server/testing/client.ts";
import type { Party } from "../browser/party.ts";
import type { Scene } from "../browser/scene.ts";
import type { Looks, Visitor } from "../browser/visitor.ts";

/** With what their portraits are made from. */
const FRIENDS = [
  ["Ada", "elsa5"],
  ["Bruno", "ivo2"],
  ["Carla", "carla3"],
  ["Dario", "dario"],
  ["Elsa", "elsa2"],
  ["Franco", "gilda5"],
  ["Gilda", "gilda7"],
  ["Ivo", "ivo"],
] as const;
/** So long somebody takes who does not have to think. */
const BEAT_MS = 60;

/** Somebody at the table without a browser, who plays as a bot would. */
class Friend {
  private readonly mind: Mind<GameTypes>;
  private readonly random;
  private decided = "";
  private heard = 0;
  private stopped = false;
  private pending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly client: Client,
    private readonly table: string,
    private readonly scene: Scene,
    game: string,
    seat: number,
    private readonly beatMs: number,
  ) {
    const { bots } = GAMES.find(({ manifest }) => manifest.name === game)!;
    const found = findBot(bots, scene.bot);
    if (found.bot === undefined) throw new Error(found.fault);
    this.bot = found.bot;
    this.mind = found.bot.sit(found.level, seat);
    this.random = fastRandom(seat, 7);
  }
  private readonly bot;

  /** Listens, and plays unless somebody else decides when. */
  begin(plays: boolean): void {
    const hear = (update: WholeUpdate) => {
      for (const { update: number, events } of update.events) {
        if (number < this.heard) continue;
        this.heard = number + 1;
        for (const event of events) this.mind.hear?.(event);
        if (plays && this.scene.reacts)
          for (const event of events) this.attend(this.bot.attention?.(event), update);
      }
      if (plays) setTimeout(() => this.decide(), this.beatMs);
    };
    if (this.client.update !== undefined) hear(this.client.update);
    this.client.onUpdate.add(hear);
  }

  stop(): void {
    this.stopped = true;
    this.client.onUpdate.clear();
    clearTimeout(this.pending);
  }

  /** Does what the game waits for, once. */
  decide(): void {
    const { update } = this.client;
    if (this.stopped || update === undefined || !update.awaited) return;
    const key = `${update.game}/${update.decision}`;
    if (this.decided === key) return;
    this.decided = key;
    this.play(this.mind.decide(this.decisionOf(update)));
  }

  private attend(attention: "look" | "forget" | undefined, update: WholeUpdate): void {
    if (attention === undefined || (attention === "look" && this.pending !== undefined)) return;
    clearTimeout(this.pending);
    this.pending = undefined;
    if (attention === "forget" || update.offers.length === 0) return;
    const reaction = this.mind.react?.(this.decisionOf(update));
    if (reaction === undefined) return;
    this.pending = setTimeout(() => {
      this.pending = undefined;
      this.play(reaction.move);
    }, reaction.after);
  }

  private decisionOf({ view, offers }: WholeUpdate) {
    return { view: () => view as never, offers: offers as never, random: this.random, effort: 0.3 };
  }

  private play(move: unknown): void {
    // Too late, or not any more: somebody else was faster.
    this.client.play(this.table, () => move as object).catch(() => {});
  }
}

export interface Gathered {
  readonly friends: readonly Friend[];
  readonly table: string;
  /** Comes with a browser as the first player, who sits already. */
  join(looks: Looks): Promise<Visitor>;
  leave(): Promise<void>;
}

/** A table of friends, all on their chairs and ready; the game has begun. */
export async function gather(
  party: Party,
  game: string,
  scene: Scene,
  { beatMs = BEAT_MS, screen }: { readonly beatMs?: number; readonly screen?: Visitor } = {},
): Promise<Gathered> {
  const { port, url } = party.server;
  const guests = await Promise.all(Array.from({ length: scene.players }, () => becomeGuest(port)));
  const clients = await Promise.all(guests.map((guest) => Client.connect(port, guest)));
  for (const [i, client] of clients.entries()) {
    const [nickname, avatar] = FRIENDS[i]!;
    await client.must({ type: "introduce", nickname, avatar });
  }
  const [host] = clients;
  const { table } = await host!.must({ type: "open", game, options: scene.options });
  if (table === undefined) throw new Error("no table was opened");
  for (const [chair, client] of clients.entries()) {
    await client.must({ type: "watch", table });
    await client.mustDo(table, { type: "sit", chair });
  }
  if (screen !== undefined) await putInTheMiddle(screen, host!, table);
  await host!.must({ type: "purse" });
  for (const client of clients) await client.mustDo(table, { type: "ready", seed: "00".repeat(16) });
  await Promise.all(clients.map((client) => client.until(() => client.update !== undefined)));
  const friends = clients.map((client, seat) => new Friend(client, table, scene, game, seat, beatMs));
  return {
    friends,
    table,
    async join(looks) {
      const visitor = await party.come(FRIENDS[0][0], looks);
      const [name = "", value = ""] = guests[0]!.cookie.split("=");
      // What the coach says takes the room of what there is to see.
      await visitor.context.addInitScript(`localStorage.setItem("tavolata.coach", "off")`);
      await visitor.context.addCookies([{ name, value, url }]);
      return visitor;
    },
    async leave() {
      for (const friend of friends) friend.stop();
      for (const client of clients) await client.close();
    },
  };
}

/** Around one real table: everybody looks at this screen. */
async function putInTheMiddle(screen: Visitor, host: Client, table: string): Promise<void> {
  await screen.goto(`/s/${table}`);
  const guest = () =>
    host.room?.people.find(({ id }) => host.room!.chairs.every((one) => personOn(one) !== id));
  await host.until(() => guest() !== undefined);
  await host.mustDo(table, { type: "set-screen", person: guest()!.id });
}

function personOn(chair: NonNullable<Client["room"]>["chairs"][number]): string | undefined {
  return chair !== null && "person" in chair ? chair.person : undefined;
}
