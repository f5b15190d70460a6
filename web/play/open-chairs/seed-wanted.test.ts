import type { PublicRoom, Update } from "@tavolata/server/protocol";
import { describe, expect, it } from "vitest";
import { seedWantedFor } from "./seed-wanted.ts";

const STAND: Update["chairOffers"] = [{ move: { type: "stand", seat: 1 } }];

function room(chair: PublicRoom["chairs"][number], more: Partial<PublicRoom> = {}): PublicRoom {
  return {
    number: 1,
    game: "some-game",
    options: {},
    settings: {
      spectators: "public",
      away: "bot",
      pace: "human",
      chat: true,
      rated: false,
      listed: false,
      skill: "any",
      language: "any",
    },
    ratable: false,
    locked: false,
    host: null,
    screen: null,
    code: null,
    people: [],
    chairs: [null, chair],
    playing: { number: 1, commitment: "this", chairs: [0, 1], over: false, earlier: [] },
    ended: [],
    commitment: "next",
    cannotBegin: null,
    clash: null,
    minutes: null,
    closed: null,
    closing: null,
    tournament: null,
    circle: null,
    ...more,
  };
}

const unready = { person: "me", ready: false, standIn: false };

describe("The seed for the next game", () => {
  it("is wanted of somebody who sits at a table that people come to and leave, and has given none", () => {
    expect(seedWantedFor(room(unready), STAND, "me")).toBe("next");
  });

  it("is wanted once only", () => {
    expect(seedWantedFor(room({ ...unready, ready: true }), STAND, "me")).toBeNull();
  });

  it("is wanted of nobody who only looks, nor of others, nor of bots", () => {
    expect(seedWantedFor(room(unready), STAND, "you")).toBeNull();
    expect(seedWantedFor(room({ bot: "regular" }), STAND, "me")).toBeNull();
    expect(seedWantedFor(room(unready), STAND, undefined)).toBeNull();
  });

  it("is not wanted where nobody may come and go, nor of somebody who is about to stand up", () => {
    expect(seedWantedFor(room(unready), undefined, "me")).toBeNull();
    expect(seedWantedFor(room(unready), [], "me")).toBeNull();
  });

  it("is not wanted where there will be no next game", () => {
    expect(seedWantedFor(room(unready, { closing: "host" }), STAND, "me")).toBeNull();
  });
});
