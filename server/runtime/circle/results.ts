import { dayOfKey } from "../../folds/circle/evenings/state.ts";
import type { CircleResult } from "../../folds/circle/seasons/steps.ts";
import { NOBODYS_NAME } from "../../folds/room/forgotten.ts";
import { circleAccount, personOfCircleAccount } from "../../folds/table/circle-chips.ts";
import type { CircleGame, Store } from "../../store/contract.ts";
import { readTournament } from "../tournament/entry.ts";

type Reading = Pick<Store, "open" | "circleGameSeats" | "nowCalled">;
type Players = CircleResult["players"];

/** How a game or a tournament of a circle ended, from its records; undefined if nobody knows any more. */
export async function resultOf(store: Reading, game: CircleGame): Promise<CircleResult | undefined> {
  const found = await (game.kind === "game" ? gamePlayed(store, game) : tournamentPlayed(store, game));
  if (found === undefined) return undefined;
  const { id, ended, evening, season } = game;
  return {
    id,
    ended,
    season,
    evening: evening === null ? null : { key: evening, day: dayOfKey(evening) },
    ...found,
  };
}

async function gamePlayed(
  store: Reading,
  played: CircleGame,
): Promise<{ game: string; players: Players; givenUp?: true } | undefined> {
  const found = await store.circleGameSeats(played);
  if (found === undefined) return undefined;
  const nets = await netsByPerson(store, played, found.nets);
  // Somebody who came back, or sat on two seats one after the other, is in it once, with their last place.
  const players = new Map<string, Players[number]>();
  for (const { person, nickname, avatar, place } of found.people) {
    players.set(person, {
      person: { id: person, nickname, avatar },
      place: place ?? players.get(person)?.place ?? null,
      net: nets.get(person) ?? 0,
    });
  }
  return {
    game: found.game,
    players: [...players.values()],
    ...(found.isGivenUp ? { givenUp: true } : {}),
  };
}

/** Guests may have turned out to be somebody since they played. */
async function netsByPerson(
  store: Reading,
  { circle, season }: CircleGame,
  nets: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const byPerson = new Map<string, number>();
  if (season === null) return byPerson;
  for (const [account, net] of nets) {
    const person = personOfCircleAccount(account);
    if (person === undefined || account !== circleAccount({ circle, season }, person)) continue;
    const now = await store.nowCalled(person);
    byPerson.set(now, (byPerson.get(now) ?? 0) + net);
  }
  return byPerson;
}

async function tournamentPlayed(
  store: Reading,
  { id }: CircleGame,
): Promise<{ game: string; players: Players } | undefined> {
  const { state } = (await readTournament(store, id)) ?? {};
  if (state === undefined || state.phase !== "over") return undefined;
  const players = await Promise.all(
    state.players.map(async ({ who, place, gone }) => {
      // Somebody who did not come has not played: not even the last place is theirs.
      if (!("person" in who) || who.person.nickname === NOBODYS_NAME || gone === "no-show") return [];
      const { nickname, avatar } = who.person;
      const person = { id: await store.nowCalled(who.person.id), nickname, avatar };
      return [{ person, place, net: 0 }];
    }),
  );
  return { game: state.plan.game, players: players.flat() };
}
