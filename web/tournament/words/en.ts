import type { TournamentWords } from "./it.ts";

function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${n}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}

export const en: TournamentWords = {
  title: "Tournament",
  players: (n) => (n === 1 ? "one player" : `${n} players`),
  place: ordinal,
  table: (n) => `Table ${n}`,
  gone: "There is no tournament here",

  plan: {
    title: "The rules of the tournament",
    most: "Players at most",
    tableSize: "At a table",
    entry: "Entry",
    free: "free",
    start: "Starts",
    starts: {
      you: "when you say so",
      host: (name) => `when ${name} says so`,
      full: "when it is full",
    },
    late: "Late arrivals",
    lateMinutes: (n) => (n === 0 ? "stays out" : `comes in within ${n} minutes`),
    prizes: "Prizes",
    glory: "glory",
    entries: "all the entries",
  },

  levels: {
    title: "The levels",
    rises: (minutes) =>
      minutes === 1 ? "The ante rises every minute." : `The ante rises every ${minutes} minutes.`,
    now: (level, ante) => `Level ${level}: ante ${ante}.`,
    next: (ante, when) => `The next, ${ante}, at ${when}: from the hand that begins after that.`,
    paused: "Paused: the levels wait too.",
    all: "All levels",
    level: "Level",
    ante: "Ante",
    from: "From when",
    start: "at once",
    after: (minutes) => `after ${minutes} min`,
    beyond: "Then the ante doubles with every level.",
  },

  status: {
    host: (name) => `It starts when ${name} says so.`,
    hostYou: "It starts when you say so.",
    full: "It starts as soon as it is full.",
    at: (when) => `It starts ${when}.`,
    entered: (n, most) => `${n} of ${most} entered`,
    running: (left, of) => `${left} of ${of} still in`,
    tables: (n) => (n === 1 ? "final table" : `${n} tables`),
    paused: "The tournament is paused.",
    over: "The tournament is over",
    wins: (name) => `${name} wins!`,
    youWin: "You have won the tournament!",
    cancelled: "This tournament was called off, and entries were given back.",
    pool: (sum) => `${sum} in prizes`,
  },

  you: {
    in: "You are in: when it starts, you are taken to your table.",
    seated: (place, chips) => `You are ${ordinal(place)} with ${chips}`,
    walking:
      "You sit down as soon as a table with a free seat ends a hand with a clear pot: it may take some hands. Your chips wait for you.",
    out: (place) => (place === 1 ? "First place: you have won!" : `You are out, in ${ordinal(place)} place.`),
    finished: (place) => `You finished ${ordinal(place)}.`,
    purse: (sum) => `There is ${sum} in your purse.`,
    prize: (sum) => `You have won ${sum}.`,
  },

  act: {
    enter: "Enter",
    enterFor: (sum) => `Enter for ${sum}`,
    enterLate: "Come in now",
    enterLateFor: (sum) => `Come in for ${sum}`,
    lateSeat: "You sit down with a whole stack as soon as a pot is clear.",
    noSeat: "All seats are taken now: as soon as somebody is out, you can come in.",
    full: "The tournament is full.",
    lateUntil: (minutes) =>
      minutes <= 1 ? "One more minute to come in." : `${minutes} more minutes to come in.`,
    withdraw: "Withdraw",
    start: "Start now",
    startSure: "Sure? There is no way back",
    cancel: "Call the tournament off",
    cancelSure: "Sure? Everybody gets their entry back",
    pause: "Pause it",
    resume: "Go on",
    toTable: "Go to your table",
    another: "Hold another tournament",
  },

  host: {
    title: "For the host",
    bots: "Bots that join at the start",
    fewer: "One bot less",
    more: "One bot more",
    fill: "Fill up",
    kind: "Which bot",
  },

  invite:
    "Send the link, say the code or let others scan the QR: anyone who comes sees the tournament and can enter.",
  entered: "Who is in",
  nobody: "Nobody yet: be the first to enter.",
  andBots: (n) => (n === 1 ? "and one bot" : `and ${n} bots`),

  standings: {
    title: "Standings",
    stillIn: "Still in",
    out: "Out",
    rank: "Place",
    player: "Player",
    chips: "Chips",
    table: "Table",
    walking: "on the way",
    prize: "Prize",
    tables: "Tables",
    tablesHelp: "Anyone who does not play can watch.",
    page: "Page of the tournament",
  },

  fair: {
    title: "The seeds, for anyone who wants to check",
    text: "Seats and cards come from this seed, which the house had fixed before it began, together with the players' own.",
    before:
      "Seats and cards will come from a seed that is fixed already: this is its print, and at the end it is shown.",
    committed: "Print (SHA-256)",
    revealed: "Seed of the house",
  },

  atTable: {
    left: (n) => `${n} still in`,
    youAre: (place, left) => `${ordinal(place)} of ${left}`,
    seatedAt: (n) => `Your seat is at table ${n}.`,
    moved: (n) => `You are moved to table ${n}.`,
    elsewhere: (n) => `You are looking at another table: yours is ${n}.`,
    broken: "This table was broken up.",
    soon: "The table is being set…",
  },

  refusals: {
    "tournament-table": "At this table the tournament gives out the seats.",
    "no-tournaments": "These rules make no tournament: the ante must rise.",
    "no-such-tournament": "There is no such tournament: check the link.",
    "tournament-full": "The tournament is full.",
    "tournament-started": "The tournament has already started.",
    "tournament-not-running": "The tournament is not on.",
    "too-few-players": "You are too few: it takes two players at least.",
    "in-already": "You are in already.",
    "not-in-it": "You are not in this tournament.",
  },
};
