import { ordinal } from "../../words/en/ordinal.ts";
import type { TournamentWords } from "./it.ts";

export const en: TournamentWords = {
  title: "Tournament",
  players: (n) => (n === 1 ? "one player" : `${n} players`),
  place: ordinal,
  table: (n) => `Table ${n}`,
  gone: "There's no tournament here",

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
      full: "when it's full",
    },
    late: "Late entry",
    lateMinutes: (n) => (n === 0 ? "no" : n === 1 ? "for the first minute" : `for the first ${n} minutes`),
    prizes: "Prizes",
    glory: "glory",
    entries: "all the entries",
  },

  levels: {
    title: "The levels",
    rises: (minutes) =>
      minutes === 1 ? "The ante rises every minute." : `The ante rises every ${minutes} minutes.`,
    now: (level, ante) => `Level ${level}: ante ${ante}.`,
    next: (ante, when) => `Next: ${ante} at ${when}, from the hand that begins after that.`,
    paused: "Paused: the levels wait too.",
    all: "All levels",
    level: "Level",
    ante: "Ante",
    from: "From when",
    start: "right away",
    after: (minutes) => `after ${minutes} min`,
    beyond: "Then the ante doubles with every level.",
  },

  status: {
    host: (name) => `It starts when ${name} says so.`,
    hostYou: "It starts when you say so.",
    full: "It starts as soon as it's full.",
    at: (when) => `It starts ${when}.`,
    entered: (n, most) => `${n} of ${most} entered`,
    running: (left, of) => `${left} of ${of} still in`,
    tables: (n) => (n === 1 ? "final table" : `${n} tables`),
    paused: "The tournament is paused.",
    over: "The tournament is over",
    wins: (name) => `${name} wins!`,
    youWin: "You've won the tournament!",
    cancelled: "This tournament was called off, and entries were refunded.",
    pool: (sum) => `${sum} in prizes`,
  },

  you: {
    in: "You're in: when it starts, we'll take you to your table.",
    seated: (place, chips) =>
      place === null ? `You have ${chips}` : `You're ${ordinal(place)} with ${chips}`,
    walking:
      "You'll sit down as soon as a table with a free seat ends a hand with an empty pot: it may take a few hands. Your chips are waiting for you.",
    out: (place) => (place === 1 ? "First place: you win!" : `You're out, in ${ordinal(place)} place.`),
    finished: (place) => `You finished ${ordinal(place)}.`,
    purse: (sum) => `There's ${sum} in your purse.`,
    prize: (sum) => `You've won ${sum}.`,
  },

  act: {
    enter: "Enter",
    enterFor: (sum) => `Enter for ${sum}`,
    enterLate: "Come in now",
    enterLateFor: (sum) => `Come in for ${sum}`,
    lateSeat: "You'll sit down with a full stack as soon as a pot is empty.",
    noSeat: "All seats are taken now: as soon as somebody is out, you can come in.",
    full: "The tournament is full.",
    lateUntil: (minutes) =>
      minutes <= 1 ? "One more minute to come in." : `${minutes} more minutes to come in.`,
    withdraw: "Withdraw",
    start: "Start now",
    startSure: "Sure? There's no way back",
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
    fewer: "One bot fewer",
    more: "One bot more",
    fill: "Fill up",
    kind: "Which bot",
  },

  invite:
    "Send the link, say the code or let others scan the QR: anyone who comes sees the tournament and can enter.",
  entered: "Who's in",
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
    tablesHelp: "Anyone who isn't playing can watch.",
    page: "Tournament page",
    replays: "See the tables again",
    replaysHelp: "How it went, move by move, with all cards face up.",
  },

  fair: {
    title: "The shuffle, for anyone who wants to check it",
    text: "Seats and cards come from this secret number, which the house fixed before the start, together with the players' own.",
    before:
      "Seats and cards will come from a secret number that is already fixed: this is its fingerprint, and the number is shown at the end.",
    committed: "Fingerprint (SHA-256)",
    revealed: "The house's secret number",
  },

  atTable: {
    left: (n) => `${n} still in`,
    youAre: (place, left) => `${ordinal(place)} of ${left}`,
    seatedAt: (n) => `Your seat is at table ${n}.`,
    moved: (n) => `You're moving to table ${n}.`,
    elsewhere: (n) => `You're looking at another table: yours is ${n}.`,
    broken: "This table was broken up.",
    soon: "The table is being set…",
  },

  refusals: {
    "tournament-table": "At this table the tournament gives out the seats: wait for yours.",
    "no-tournaments": "A tournament can't be held with these rules: let the ante rise.",
    "no-such-tournament": "There's no such tournament: check the link.",
    "tournament-full": "The tournament is full: hold another one, or stay and watch.",
    "tournament-started": "The tournament has already started: stay and watch.",
    "tournament-not-running": "The tournament isn't on: look at its page.",
    "too-few-players": "It takes at least two players: invite somebody or add a bot.",
    "in-already": "You're already in: wait for the start.",
    "not-in-it": "You're not in this tournament: enter while there's time.",
  },
};
