import type { EveningWords } from "./it.ts";

export const en: EveningWords = {
  title: "Evenings",
  next: "The next evening",
  now: "On now",
  others: "And then",
  none: "No evening is planned.",
  noneHelp:
    "Put one into the calendar: at the right time tables open by themselves, and everybody who is there has a seat.",
  plan: "Plan an evening",

  zoned: (time, zone) => `${time} in ${zone}`,
  until: (day) => `until ${day}`,
  movedFrom: (when) => `Moved: it was ${when}`,
  cancelled: "Called off",
  online: "Online, here",
  closed: "The list is closed. If you cannot come after all, you can still say so.",
  closes: (when) => `Sign up until ${when}`,
  reminder: "When the evening begins, keep this page open: it takes you to your table by itself.",

  answers: { yes: "I come", maybe: "Maybe", no: "I can't" },
  answered: "Your answer",
  coming: (n) => counting(n, "Nobody yet", "One person comes", `${n} come`),
  comingOf: (n, most) => `${n} of ${most} places`,
  maybe: (n) => counting(n, "Nobody maybe", "One person maybe", `${n} maybe`),
  no: (n) => counting(n, "Nobody says no", "One person can't", `${n} can't`),
  waiting: "Waiting list",
  waitingAt: (n) =>
    `All places are taken: you are number ${n} on the waiting list, and move up by yourself if somebody can't come.`,

  opened: {
    table: (n) => `Table ${n}`,
    toTable: "Go to your table",
    toTournament: "Go to the tournament",
    goOn: (what) => `Open now: ${what}`,
    nothing: "Nobody was there, so nothing opened.",
  },

  program: {
    title: "What is played",
    tables: (game) => `Tables of ${game}`,
    tournament: (game) => `${game} tournament`,
    rounds: (n, game) => `${n} rounds of ${game}`,
    knockOut: (game) => `${game} knock-out`,
    andThen: "then",
    chips: { purse: "with everybody's own chips", circle: "with the circle's chips" },
  },

  calendar: {
    button: "In your calendar",
    title: "The evenings in your calendar",
    help: "Your calendar reads this address and keeps itself up to date. It is yours alone: anyone who knows it sees the circle's evenings, so give it to nobody.",
    address: "Your address",
    copy: "Copy the address",
    copied: "Address copied.",
    open: "Open in the calendar",
    anew: "Change the address",
    anewHelp: "Has somebody else seen it? With a new one, the one before is void.",
    anewSure: "Tap again: the one before will be void.",
  },

  form: {
    new: "A new evening",
    change: "Change the evening",
    name: "What is it called?",
    nameOf: (weekday) => `${weekday} evening`,
    nameOfFeminine: (weekday) => `${weekday} evening`,
    day: "Which day? If it repeats, the first one",
    time: "At what time?",
    zone: (zone) => `Time in ${zone}, also when the clocks change.`,
    repeats: "Does it repeat?",
    once: "Only once",
    until: "Until when?",
    forever: "Without an end",
    untilDay: "Until a day",
    lastDay: "The last day",
    minutes: "How long is it?",
    hours: (n) => counting(n, "0 hours", "one hour", `${n} hours`),
    place: "Where? Leave it empty if you play online",
    placeHint: "At Ada's, 3 Rome Street",
    program: "What is played?",
    programHelp:
      "The first part opens by itself when the evening begins. Organisers open the others when it is time.",
    addTables: "Tables",
    addTournament: "Tournament",
    addRounds: "Tournament in rounds",
    removePart: (what) => `Take out: ${what}`,
    options: (what) => `Rules: ${what}`,
    chips: "With which chips?",
    most: "How many people at most?",
    everybody: "As many as want to",
    closes: "Until when can people sign up?",
    closings: { 0: "Until it begins", 60: "Until an hour before", 1440: "Until the day before" },
    save: "Put it into the calendar",
    saveChange: "Save",
    incomplete: "Something is missing: it needs a name, a day, a time and at least one game.",
    words: "In words:",
  },

  manage: {
    button: "Manage the evening",
    move: "Move only this one",
    moveNow: "Move",
    cancel: (day) => `Call off the one on ${day}`,
    cancelAll: "Call off all that are to come",
    cancelOnly: "Call off the evening",
    sure: "Tap again to call it off. Everybody sees it.",
    changeAll: "Change the evening",
  },

  at: (said, time) => `${said} at ${time}`,
  repeat: {
    weekly: (weekday) => `every ${weekday}`,
    everyOther: (weekday) => `every other ${weekday}`,
    weeks: (n, weekday) => `every ${n} weeks on ${weekday}`,
    monthly: (which, weekday) => `every ${ordinal(which)} ${weekday} of the month`,
    months: (n, which, weekday) => `every ${n} months on the ${ordinal(which)} ${weekday}`,
  },

  rounds: {
    kind: "How it is played",
    kinds: { rounds: "in rounds", "knock-out": "knock-out" },
    roundsHelp:
      "For each round, tables are made anew by the standings, with as few people as possible meeting again.",
    knockOutHelp:
      "In each round, the winner of each table goes on. Where numbers don't suit, the house adds bots.",
    count: "How many rounds",
    tableSize: "Players at a table",
    minutes: "Time for a round",
    minutesHelp: "When it is up, every table counts as it stands at that moment.",
    inMinutes: (n) => `${n} minutes`,
  },

  refusals: {
    "no-such-evening": "This evening is no longer there: look at the calendar again.",
    "too-many-evenings": "There are too many evenings already: call one off first.",
    "bad-evening": "Something about this evening is wrong: check the day, the time and the games.",
    "evening-in-past": "That time has passed: choose one that is to come.",
    "evening-over": "This evening has begun already.",
    "evening-there": "Another evening of this series begins then: choose another time.",
    "evening-too-far": "This evening is too far ahead: answer when it comes nearer.",
    "evening-cancelled": "This evening was called off.",
    "sign-up-closed": "The list is closed: ask an organiser.",
    "program-over": "That was all: every part is open.",
    "nobody-there": "Nobody is there yet: wait until somebody opens the circle's page.",
  },
};

function counting(n: number, none: string, one: string, many: string): string {
  return n === 0 ? none : n === 1 ? one : many;
}

function ordinal(which: number): string {
  return which === -1 ? "last" : (["", "first", "second", "third", "fourth"][which] ?? "");
}
