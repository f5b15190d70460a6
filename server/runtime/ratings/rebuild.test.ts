import { fastRandom, type Random } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { EndedSeat, Store } from "../../store/contract.ts";
import { entry, gameEnd, KINDS, newDatabase, newLog, seatOf } from "../../store/testing/databases.ts";
import { RatingsKeeper } from "./keeper.ts";
import { rebuildRatings } from "./rebuild.ts";

const PEOPLE = 12;
const GAMES = 80;
const SEED = 20261118;

const personNamed = (i: number) => `player ${i}`;
const deviceOf = (person: string) => ({
  id: `${person}'s phone`,
  secretHash: "",
  label: "",
  since: 5,
  seen: 5,
});

function randomSeats(random: Random): EndedSeat[] {
  const count = 2 + random.below(4);
  const teams = count === 4 && random.below(2) === 0;
  const first = random.below(PEOPLE);
  return Array.from({ length: count }, (_, seat) => {
    const place = 1 + (teams ? seat % 2 : random.below(count));
    const person = random.below(5) === 0 ? null : personNamed((first + seat) % PEOPLE);
    const isGone = person !== null && random.below(8) === 0;
    return seatOf(person, { seat, place, team: teams ? seat % 2 : null, isGone });
  });
}

async function allRatings(store: Store): Promise<object> {
  const people = Array.from({ length: PEOPLE }, (_, i) => personNamed(i));
  const entries = await Promise.all(
    people.map(async (person) => [person, await store.ratingsOf(person)] as const),
  );
  return Object.fromEntries(entries.filter(([, ratings]) => ratings.length > 0));
}

describe.each(KINDS)("Ratings in a %s store", (kind) => {
  it("are the same to the last digit when they are worked out again from the rows alone", async () => {
    const random = fastRandom(SEED, 0);
    const database = await newDatabase(kind);
    // With PostgreSQL two nodes count at the same time; a file has only one.
    const stores = [await database.open(), ...(kind === "postgres" ? [await database.open()] : [])];
    const [store] = stores as [Store];
    for (let i = 0; i < PEOPLE; i++) {
      const id = personNamed(i);
      await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, deviceOf(id));
    }
    const bot = { mu: 28.7, sigma: 1.3 };
    let rated = 0;
    const faults: string[] = [];
    const keepers = stores.map(
      (one) =>
        new RatingsKeeper(
          one,
          (_, what) => faults.push(what),
          () => bot,
          () => rated++,
        ),
    );
    for (let i = 0; i < GAMES; i++) {
      const log = newLog();
      const game = random.below(3) === 0 ? "scopetta" : "ramino";
      const ended = gameEnd(`random ${i}`, log, {
        ended: 1000 + random.below(20),
        game,
        rated: true,
        result: "{}",
        seats: randomSeats(random),
      });
      await store.append({ writes: [entry(log, 0, { ended: [ended] })] });
      for (const keeper of keepers) keeper.wake();
      if (i === GAMES / 2) {
        // In the middle of it, one turns out to be another, and one wants to be forgotten.
        const device = { ...deviceOf("a new phone") };
        const before = { device: deviceOf(personNamed(3)).id, person: personNamed(3) };
        await store.signIn({ person: personNamed(4), device, before });
        await store.leave(personNamed(7), "a pseudonym", 9);
      }
    }
    while ((await store.nextToRate()) !== undefined) {
      for (const keeper of keepers) keeper.wake();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(keepers.map((keeper) => keeper.close()));
    expect(faults).toEqual([]);
    expect(rated).toBe(GAMES);
    const orders = (await store.ratedGames(0, 2 * GAMES)).map(({ order }) => order);
    expect(orders).toEqual(Array.from({ length: GAMES }, (_, i) => i + 1));

    const counted = await allRatings(store);
    expect(Object.keys(counted).length).toBeGreaterThan(PEOPLE - 4);
    // Bots may be measured again in the meantime: what they were then is what counts.
    expect(await rebuildRatings(store, () => ({ mu: 1, sigma: 1 }))).toBe(GAMES);
    expect(await allRatings(store)).toEqual(counted);
    // A second time there is nothing that could have changed either.
    await rebuildRatings(store, () => ({ mu: 1, sigma: 1 }));
    expect(await allRatings(store)).toEqual(counted);
  });
});
