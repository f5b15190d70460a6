import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { type Event, HIDDEN, kindOf, type Move, SIGNALS, type Signal } from "../rules/index.ts";
import { allArrived, type BeccatoTable, beccatoTable, listenTo, seatOf, viewOf } from "./beccato-table.ts";
import { type Cast, castOf, eventsOf, mustPlay, plays, toldOf } from "./cast.ts";

const GESTURES = SIGNALS.filter((signal) => kindOf(signal) === "gesture");
const LOUD = SIGNALS.filter((signal) => kindOf(signal) !== "gesture");

/**
 * A frame without what differs from table to table in any case: the table's name, the time, the cards of the player's own
 * hand, and seats, which are counted from the performer's instead. That changes the order of offers, so they are sorted.
 */
function masked(frame: string, table: string, performer: number): string {
  return frame
    .replaceAll(table, "T")
    .replace(/"at":\d{13}/g, '"at":now')
    .replace(
      /"(seat|at|accused|watcher)":(\d)/g,
      (_, name, seat) => `"${name}":+${(Number(seat) - performer + 4) % 4}`,
    )
    .replace(/\{"move":\{"type":"pass","card":"\w+"\}\},/g, "")
    .replace(
      /"offers":\[(.*)\],"awaited"/,
      (_, offers: string) => `"offers":[${offers.split(/,(?=\{)/).sort()}],"awaited"`,
    );
}

interface Performance {
  readonly gesture: Signal;
  readonly loud: Signal;
  readonly table: BeccatoTable;
  readonly cast: Cast;
  /** What came to everybody from the beginning of the gesture to its end, except answers. */
  readonly frames: Map<Client, string[]>;
  /** The last update that each client had before it. */
  readonly before: Map<Client, number>;
}

/**
 * One player makes a noise, and when that is over another, whom the first looks at, makes a gesture. By then all the
 * others could have turned their eyes, and are offered the same moves.
 */
async function perform(server: TestServer, gesture: Signal, loud: Signal): Promise<Performance> {
  const table = await beccatoTable(server);
  const cast = castOf(table);
  const { id, everybody } = table;
  await mustPlay(cast.looker, id, { type: "perform", signal: loud });
  await mustPlay(cast.looker, id, { type: "release" });
  const hasStopped = (client: Client) =>
    eventsOf(client).some(({ type }) => type === "stops" || type === "heard");
  await Promise.all(everybody.map((client) => client.until(() => hasStopped(client))));
  const before = new Map(everybody.map((client) => [client, client.update!.update]));
  const frames = listenTo(everybody);
  const seat = seatOf(cast.performer);
  const told = (client: Client, type: Event["type"]) =>
    toldOf(client, seat, before.get(client)!).some((event) => event.type === type);
  await mustPlay(cast.performer, id, { type: "perform", signal: gesture });
  await cast.looker.until(() => told(cast.looker, "seen"));
  await mustPlay(cast.performer, id, { type: "release" });
  await cast.looker.until(() => told(cast.looker, "stops"));
  await allArrived(everybody, id);
  for (const [client, all] of frames) {
    frames.set(
      client,
      all.filter((frame) => !frame.startsWith('{"type":"answer"')),
    );
  }
  return { gesture, loud, table, cast, frames, before };
}

describe("[BEC-33] Every gesture there is, on the wire,", () => {
  let server: TestServer;
  let all: Performance[];

  beforeAll(async () => {
    server = await TestServer.open();
    all = await Promise.all(GESTURES.map((gesture, i) => perform(server, gesture, LOUD[i % LOUD.length]!)));
  });
  afterAll(() => server.close());

  it("is told to its onlooker, once they have looked long enough, and to its maker", () => {
    expect(all).toHaveLength(24);
    for (const { gesture, cast, before } of all) {
      const seat = seatOf(cast.performer);
      expect(toldOf(cast.looker, seat, before.get(cast.looker)!)).toEqual([
        { type: "stirs", seat },
        { type: "seen", seat, what: gesture },
        { type: "stops", seat },
      ]);
      const own = toldOf(cast.performer, seat, before.get(cast.performer)!);
      expect(own.map(({ type }) => type)).toEqual(["performs", "letsGo", "stops"]);
      expect(own[0]).toMatchObject({ what: gesture });
    }
  });

  it("is one frame for everybody else, byte for byte the same whichever gesture it is", () => {
    for (const role of ["dealer", "other", "spectator", "screen"] as const) {
      const frames = all.map(({ table, cast, frames }) => {
        const blind = role === "spectator" || role === "screen" ? table[role] : cast[role];
        return frames.get(blind)!.map((frame) => masked(frame, table.id, seatOf(cast.performer)));
      });
      for (const [i, came] of frames.entries()) {
        expect(came).toHaveLength(1);
        expect(came).toEqual(frames[0]);
        expect(came[0]).toContain('"events":[{"type":"stirs","seat":+0}]');
        expect(came[0], all[i]!.gesture).toContain('"changes":[]');
      }
    }
  });

  it("is named in nothing that ever came to them, except offers", () => {
    for (const { gesture, table, cast, frames } of all) {
      for (const blind of [cast.dealer, cast.other, table.spectator, table.screen]) {
        const text = frames
          .get(blind)!
          .join()
          .replaceAll(/\{"move":\{"type":"perform","signal":"\w+"\}\}/g, "");
        expect(text).not.toContain(gesture);
        expect(text).not.toContain("until");
      }
    }
  });

  it("tells others at once that something moved, and nothing when it ends", () => {
    for (const { table, cast, before } of all) {
      const momentOf = (client: Client) =>
        client.updates.find(({ update }) => update > before.get(client)!)!.events[0]!.at;
      for (const client of table.everybody) expect(momentOf(client)).toBe(momentOf(cast.performer));
    }
  });

  it("comes to nobody who has looked for less than 450 ms", () => {
    for (const { cast, before } of all) {
      const { looker } = cast;
      const [stirs, seen] = looker.updates.filter(({ update }) => update > before.get(looker)!);
      expect(seen!.events[0]!.at - stirs!.events[0]!.at).toBeGreaterThanOrEqual(450);
    }
  });

  it("leaves to everybody when it ends who has talked or made a sound, and no more", () => {
    expect(new Set(all.map(({ loud }) => loud))).toEqual(new Set(LOUD));
    for (const { loud, table, cast } of all) {
      const seat = seatOf(cast.looker);
      for (const client of table.everybody) {
        if (client === cast.looker) continue;
        const told = toldOf(client, seat, 0).filter(({ type }) => type !== "eyes");
        const isLooked = told.some(({ type }) => type === "seen");
        expect(told).toEqual([
          { type: "stirs", seat },
          ...(isLooked
            ? [
                { type: "seen", seat, what: loud },
                { type: "stops", seat },
              ]
            : [{ type: "heard", seat, kind: kindOf(loud) }]),
        ]);
      }
    }
  });
});

describe("[BEC-33] Eyes, on the wire,", () => {
  let server: TestServer;
  let table: BeccatoTable;
  let cast: Cast;

  beforeAll(async () => {
    server = await TestServer.open();
    table = await beccatoTable(server);
    cast = castOf(table);
  });
  afterAll(() => server.close());

  /** Tries again until the last look has lasted long enough. */
  async function looks(client: Client, at: Client): Promise<void> {
    const move: Move = { type: "look", at: seatOf(at) };
    for (;;) {
      const { refused } = await plays(client, table.id, move);
      if (refused === undefined) return;
      expect(["look-too-short", "eyes-turning"]).toContain(refused.code);
    }
  }

  it("are told to their onlookers, and come to nobody else in any frame", async () => {
    const { performer, looker, other, dealer } = cast;
    const frames = listenTo(table.everybody);
    const before = new Map(table.everybody.map((client) => [client, client.update!.update]));
    await looks(performer, dealer);
    const seat = seatOf(performer);
    const since = (client: Client) => toldOf(client, seat, before.get(client)!);
    await looker.until(() => since(looker).length === 2);
    await allArrived(table.everybody, table.id);
    expect(since(looker)).toEqual([
      { type: "eyes", seat, gaze: "moving" },
      { type: "eyes", seat, gaze: seatOf(dealer) },
    ]);
    expect(viewOf(looker).players[seat]!.gaze).toBe(seatOf(dealer));
    for (const blind of [dealer, other, table.spectator, table.screen]) {
      const came = frames.get(blind)!.filter((frame) => !frame.startsWith('{"type":"answer"'));
      expect(came).toEqual([]);
      expect(viewOf(blind).players[seat]!.gaze).toBe(HIDDEN);
    }
  });

  it("see no more after coming back, whether or not they resume", async () => {
    const { performer, looker, other } = cast;
    const seat = seatOf(performer);
    // A guild reads its own signal in every view, so this takes a signal that no guild has.
    const dealt = JSON.stringify(table.players.map((player) => viewOf(player).teams));
    const signal = GESTURES.find((gesture) => !dealt.includes(gesture))!;
    await mustPlay(performer, table.id, { type: "perform", signal });
    await looker.until(() => viewOf(looker).players[seat]!.act === signal);
    for (const stayed of table.everybody) {
      const { update, game } = stayed.update!;
      for (const resume of [undefined, { game, update: 0 }, { game, update: update - 1 }]) {
        const back = await server.client(stayed.guest);
        const frames = listenTo([back]).get(back)!;
        await back.must({ type: "watch", table: table.id, ...(resume === undefined ? {} : { resume }) });
        await back.until(() => back.update !== undefined);
        const knows = stayed === performer || stayed === looker;
        expect(viewOf(back).players[seat]).toEqual(viewOf(stayed).players[seat]);
        expect(viewOf(back).players[seat]!.act).toBe(knows ? signal : null);
        const told = eventsOf(back).filter((event) => "what" in event && event.what === signal);
        expect(told.length > 0).toBe(knows);
        const text = frames.join().replaceAll(/"type":"perform","signal":"\w+"/g, "");
        expect(text.includes(signal)).toBe(knows);
        await back.close();
      }
    }
    expect(viewOf(other).players[seat]!.act).toBeNull();
  });

  it("see nothing in another tab that this one does not show, even while nobody is told anything", async () => {
    const { looker, performer } = cast;
    const seat = seatOf(performer);
    await looker.until(() => viewOf(looker).players[seat]!.act === null);
    const [tab] = [await server.client(cast.other.guest)];
    await tab.must({ type: "watch", table: table.id });
    await tab.until(() => tab.update !== undefined);
    expect(viewOf(tab)).toEqual(viewOf(cast.other));
  });

  it("cannot look into the record or the history while the game is on", async () => {
    const { state } = (await server.running.node.findTableById(table.id))!;
    const { id } = state.play!.begun;
    for (const what of ["record", "history"]) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/${what}/${id}`);
      expect(response.status).toBe(404);
    }
    expect(JSON.stringify(table.everybody.map(({ messages }) => messages))).not.toContain(id);
  });
});
