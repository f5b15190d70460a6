import type { ChatWords } from "./it.ts";

export const en: ChatWords = {
  say: "Say something",
  send: "Send",
  closed: "The chat is closed at this table: the host can change that.",
  hushed: "Shh! Right now the game is played in silence.",
  empty: "Silence so far. Say something!",
  allMuted: "You've muted everyone who spoke.",
  phrases: "Quick phrases",
  remarks: {
    hello: "Good evening, all!",
    "well-played": "Well played!",
    lucky: "What luck!",
    unlucky: "Bad luck…",
    wow: "Well, well!",
    "no-way": "Oh no!",
    phew: "That was close!",
    ouch: "Ouch!",
    "watch-out": "Watch out…",
    "come-on": "Come on!",
    thanks: "Thanks!",
    "good-game": "Good game!",
  },
  mute: (name) => `Don't listen to ${name}`,
  unmute: (name) => `Listen to ${name} again`,
};
