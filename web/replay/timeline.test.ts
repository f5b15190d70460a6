import type { AnyScreen } from "@tavolata/kit";
import { describe, expect, it } from "vitest";
import { readPlace, writePlace } from "./place-in-game.ts";
import {
  chapterAfter,
  chapterBefore,
  chaptersOf,
  type History,
  nearest,
  timelineOf,
  viewpointsOf,
} from "./timeline.ts";

/** Two players draw a number each; the second one is told of the first one's draw only that it happened. */
const HISTORY: History = {
  game: "numbers",
  players: [],
  watchers: [
    {
      watcher: 0,
      moments: [
        { seq: 0, at: 10, events: [], view: { held: [null, null] } },
        { seq: 1, at: 11, events: [{ type: "drew" }], view: { held: [7, null] } },
        { seq: 3, at: 13, events: [{ type: "drew" }], view: { held: [7, "?"] } },
      ],
    },
    {
      watcher: 1,
      moments: [
        { seq: 0, at: 10, events: [], view: { held: [null, null] } },
        { seq: 1, at: 11, events: [{ type: "drew" }], view: { held: ["?", null] } },
        { seq: 2, at: 12, events: [{ type: "thought" }], view: { held: ["?", null] } },
        { seq: 3, at: 13, events: [{ type: "drew" }], view: { held: ["?", 9] } },
      ],
    },
    {
      watcher: "spectator",
      moments: [
        { seq: 0, at: 10, events: [], view: { held: [null, null] } },
        { seq: 1, at: 11, events: [{ type: "drew" }], view: { held: ["?", null] } },
        { seq: 3, at: 13, events: [{ type: "drew" }], view: { held: ["?", "?"] } },
      ],
    },
    { watcher: "screen", moments: [] },
  ],
};

interface Held {
  readonly held: readonly unknown[];
}

const PLAIN: Pick<AnyScreen, "pictures"> = {
  pictures: ({ events, before, after }) =>
    events.length === 0
      ? []
      : [
          { view: before ?? after, lasts: 1 },
          { view: after, lasts: 2 },
        ],
};
const OPEN: Pick<AnyScreen, "pictures" | "openView"> = {
  ...PLAIN,
  openView: (views: readonly Held[]) => ({ held: views.map(({ held }, seat) => held[seat]) }),
};

describe("A finished game", () => {
  it("can be seen from every seat and by an onlooker, and openly where the game can show that", () => {
    expect(viewpointsOf(HISTORY, PLAIN)).toEqual([0, 1, "spectator"]);
    expect(viewpointsOf(HISTORY, OPEN)).toEqual([0, 1, "spectator", "open"]);
  });

  it("is told to a seat as that seat saw it", () => {
    const { moments, picturesTo } = timelineOf(HISTORY, PLAIN, 0);
    expect(moments.map(({ seq }) => seq)).toEqual([0, 1, 3]);
    expect(picturesTo(2).map(({ view }) => view)).toEqual([{ held: [7, null] }, { held: [7, "?"] }]);
    expect(picturesTo(0)).toEqual([]);
    expect(picturesTo(3)).toEqual([]);
  });

  it("can be gone through from one beginning to the next, where the game says what begins", () => {
    const { moments } = timelineOf(HISTORY, PLAIN, 1);
    const chapters = chaptersOf(moments, { isChapter: ({ type }) => type === "drew" });
    expect(chapters).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((at) => chapterAfter(chapters, at))).toEqual([1, 3, 3, undefined]);
    expect([0, 1, 2, 3].map((at) => chapterBefore(chapters, at))).toEqual([undefined, undefined, 1, 1]);
    expect(chaptersOf(moments, {})).toEqual([]);
  });

  it("goes on at the same time when it is looked at from elsewhere", () => {
    const { moments } = timelineOf(HISTORY, PLAIN, 1);
    expect(nearest(moments, 3)).toBe(3);
    expect(nearest(timelineOf(HISTORY, PLAIN, 0).moments, 2)).toBe(1);
    expect(nearest([], 2)).toBe(0);
  });

  it("shows openly what all seats saw together, at every moment that one of them noticed", () => {
    const { moments } = timelineOf(HISTORY, OPEN, "open");
    expect(moments.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(moments.map(({ view }) => (view as Held).held)).toEqual([
      [null, null],
      [7, null],
      [7, null],
      [7, 9],
    ]);
    expect(moments.map(({ events }) => events.length)).toEqual([0, 1, 0, 1]);
  });

  it("puts the pictures of all seats together where they go side by side, and shows none where they do not", () => {
    const { picturesTo } = timelineOf(HISTORY, OPEN, "open");
    expect(picturesTo(3)).toEqual([
      { view: { held: [7, null] }, lasts: 1 },
      { view: { held: [7, 9] }, lasts: 2 },
    ]);
    expect(picturesTo(2)).toEqual([]);
  });

  it("shows how it was after what this page has no pictures for", () => {
    const pictures = () => {
      throw new Error("what is this?");
    };
    expect(timelineOf(HISTORY, { pictures }, 0).picturesTo(1)).toEqual([]);
  });
});

describe("A link to a moment", () => {
  it("says seat and moment, and is read as it was written", () => {
    expect(writePlace(0, 12)).toBe("#seat=0&at=12");
    for (const from of [0, 7, "spectator", "open"] as const) {
      expect(readPlace(writePlace(from, 3))).toEqual({ from, at: 3 });
    }
  });

  it("leads to the game where it says nothing, or nonsense", () => {
    for (const hash of ["", "#", "#content", "#seat=-1&at=x", "#seat=1e3&at=0", "#seat=&at="]) {
      expect(readPlace(hash)).toEqual({ from: undefined, at: undefined });
    }
  });
});
