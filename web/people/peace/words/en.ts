import type { PeaceWords } from "./it.ts";

export const en: PeaceWords = {
  mute: "Mute",
  muteHelp: "What they write no longer reaches you, at any table. They don't find out.",
  unmute: "Listen again",
  block: "Block",
  blockHelp:
    "What they write no longer reaches you, and you don't meet at a table any more. They don't find out.",
  blockSure: "Really? Tap again",
  unblock: "Unblock",
  isMuted: (name) => `You have muted ${name}.`,
  isBlocked: (name) => `You have blocked ${name}.`,
  report: "Report…",

  form: {
    title: (name) => `Report ${name}`,
    what: "What happened?",
    kinds: {
      insult: "Insults or threats",
      unfair: "Unfair play",
      nuisance: "Disturbs or holds up the game",
      name: "Offensive name or face",
      other: "Something else",
    },
    words: "A few words, if you like",
    seen: "Those who run the house get what you have seen at this table: the chat and what was told, never cards that are hidden.",
    seenByCircle:
      "The circle's organisers and those who run the house get what you have seen at this table: the chat and what was told, never cards that are hidden. What is about an organiser is read only by those who run the house.",
    send: "Send the report",
    sent: "Thank you: the report has reached those who run the house.",
    sentToCircle: "Thank you: the report has arrived.",
    also: "If you like, you can block this person meanwhile.",
  },

  list: {
    title: "People you keep away from",
    none: "Nobody. From somebody's name, at a table, you can mute or block them.",
    muted: "muted",
    blocked: "blocked",
    undo: "Make peace",
    undoOf: (name) => `Make peace with ${name}`,
  },

  invite: {
    title: "Invite people to this house",
    help: "People come here by invitation. The link of a table is enough to sit down there; with an invitation your friends come into the house.",
    make: "Make an invitation",
    pass: "Send the link",
    come: "Come and play with us!",
    good: (guests, day) => `Good for ${guests} people, until ${day}.`,
  },

  tooMany: "You keep away from many people already: in your profile you can make peace with somebody.",
  gone: "This person is no longer here.",
};
