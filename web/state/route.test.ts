import { describe, expect, it } from "vitest";
import { routeOf } from "./route.ts";

const ID = "7jvXh42kQDpHTIweVl9uFA";

describe("An address of the house", () => {
  it.each([
    ["/", { page: "home" }],
    [`/t/${ID}`, { page: "table", id: ID }],
    [`/t/${ID}/`, { page: "table", id: ID }],
    ["/c/xppdbw", { page: "code", code: "XPPDBW" }],
    ["/s", { page: "screen", id: null }],
    [`/s/${ID}`, { page: "screen", id: ID }],
    [`/r/${ID}`, { page: "replay", id: ID }],
    ["/e", { page: "tournament", id: null }],
    [`/e/${ID}`, { page: "tournament", id: ID }],
    [`/e/${ID}/tv`, { page: "clock", id: ID }],
    ["/l/any-game", { page: "lesson", game: "any-game" }],
    ["/l/", { page: "nowhere" }],
    ["/d/any-game", { page: "deck", game: "any-game" }],
    ["/d/", { page: "nowhere" }],
    ["/me", { page: "people", at: "me" }],
    ["/me/games", { page: "people", at: "me/games" }],
    ["/me/figures", { page: "people", at: "me/figures" }],
    ["/hand-over", { page: "people", at: "hand-over" }],
    ["/privacy", { page: "people", at: "privacy" }],
    ["/operator", { page: "operator" }],
    ["/me/elsewhere", { page: "nowhere" }],
    ["/t/short", { page: "nowhere" }],
    [`/t/${ID}x`, { page: "nowhere" }],
    ["/c/XPPDBW1", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s leads to %o", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
