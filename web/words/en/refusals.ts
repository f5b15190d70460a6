import { agreeing } from "@tavolata/kernel";
import type { Refusals } from "../it/refusals.ts";

export const refusals: Refusals = {
  malformed: "That move arrived incomplete: reload the page and try again.",
  "too-large": "That's too long: make it shorter and try again.",
  "too-fast": "Easy! Wait a moment and try again.",
  "hello-first": "The connection wasn't ready: try again.",
  "unknown-protocol": "There's a new version: reload the page.",
  "unknown-game": "This game isn't played here: go back to the entrance and choose another.",
  "bad-options": ({ option }) =>
    option === undefined
      ? "One of the rules can't be set like that: look at them again."
      : `“${option}” can't be set like that: choose another value.`,
  "no-such-table": "There's no such table: check the link.",
  "no-such-code": "That code doesn't work: check the letters, or the game may have started.",
  "not-watching": "Come to the table first.",
  "too-many-tables": "You've opened enough tables for now: try again in a while.",
  "table-closed": "This table is closed: open another one.",
  "table-full": "There are too many people here already: come back later, or open another table.",
  locked: "The table is locked: ask the host to open it.",
  removed: "The host has removed you from this table: open another one.",
  "not-host": "Only the host can do that: ask them.",
  "not-in-the-room": "That person isn't at the table any more: send them the link again.",
  "not-seated": "Take a seat first.",
  "no-such-chair": "There's no such seat: take another.",
  "chair-taken": "That seat is taken: take another.",
  "no-such-bot": "There's no such bot: choose another.",
  "in-play": "Not during a game: wait until it's over.",
  "not-in-play": "There's no game on: start one.",
  "not-awaited": "The table is no longer waiting for them: play on.",
  "too-soon": "It's too soon: wait a moment.",
  "already-so": "No need: that's already set.",
  "chat-closed": "The chat is closed at this table: the host can change that.",
  "another-game": "Another game has started meanwhile: look at the table.",
  resting: "A bot is playing for you: tap “I'm back”.",
  stale: "The table has moved on: look and decide again.",
  "decision-missing": "That move arrived incomplete: try again.",
  unavailable: "The house had a hiccup: try again in a moment.",
  "newer-version": "The house is being updated: we'll reconnect you.",
  "screen-missing": "You play in front of one screen: open the table on a TV or a computer too.",
  "wrong-player-count": ({ seats, min, max }) => {
    const many = min === max ? `exactly ${min}` : `${min}–${max}`;
    return `This game takes ${many}: there ${agreeing(seats, "is only one of you", `are ${seats} of you`)}.`;
  },
  "game-over": "The game is over: start another one to play on.",
  paused: "The game is paused: wait for it to resume.",
  "not-paused": "The game isn't paused: play on.",
  "alarm-first": "Time was up, and the clock decided: look at the table.",
  "no-such-mover": "You can only watch from here: take a seat to play.",
  "no-such-seat": "This seat isn't in the game: wait for the next one.",
  "unknown-version": "This game needs another version: reload the page.",
};
