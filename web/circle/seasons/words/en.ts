import { agreeing } from "@tavolata/kernel";
import type { SeasonWords } from "./it.ts";

export const en: SeasonWords = {
  title: "Seasons",
  season: "Season",
  none: "No season yet. In a season evenings make standings: points for every place, or the circle's own chips.",
  open: "Open a season",
  running: "On now",
  over: "Over",
  leads: (names) => `In the lead: ${names}`,
  wonBy: (names) => `In first place: ${names}`,
  nobodyYet: "No results yet.",
  between: (from, to) => `${from} – ${to}`,
  back: "Back to the circle",

  standings: "Standings",
  whichGame: "In which game?",
  all: "All games",
  place: "Place",
  who: "Who",
  points: "Points",
  evenings: "Evenings",
  tooFew: "Too few evenings for a place yet:",
  ofCounted: (counted, evenings) => `${counted} of ${evenings}`,
  empty: "The first game of an evening, or of a table in the circle, comes here by itself.",

  rule: {
    title: "How it counts",
    places: (points) =>
      `Every game and every tournament gives points for the place: ${points}. Nothing beyond. Those who share a place get the same points.`,
    chips: "What counts is what is won and lost at tables played with the circle's chips.",
    best: (n) => `Only everybody's ${agreeing(n, "best evening counts", `${n} best evenings count`)}.`,
    least: (n) => `A place in the standings takes at least ${n} ${agreeing(n, "evening", "evenings")}.`,
    games: (games) => `Only these count: ${games}.`,
    stack: (chips) => `At the beginning, or when they join, everybody gets ${chips} of the circle's chips.`,
    ties: "With the same points, those who were first more often are ahead, then second, and so on; if all of that is the same, they share the place.",
    night: "Those who play after midnight still play on the evening before, until six.",
  },

  chart: {
    title: "How it went",
    label: (name) => `Points after each evening: ${name}`,
    inWords: "How it went, in words",
    evening: "Evening",
    after: (day) => `After the evening of ${day}`,
    tooShort: "After the second evening there is a chart here.",
    others: (n) =>
      `The chart has the first eight; ${agreeing(n, "one more is", `${n} more are`)} in the table.`,
  },

  chips: {
    title: "The circle's chips",
    help: "What everybody has now. With those on tables, these are all that the bank has given.",
  },

  corrections: {
    title: "Corrections",
    none: "No corrections.",
    one: (by, who, points, reason) => `${by}: ${points} for ${who}. “${reason}”`,
    add: "Correct",
    who: "For whom?",
    points: "How many points? With a minus, fewer",
    reason: "Why? Everybody reads it",
    now: "Correct",
    incomplete: "It needs a number other than zero, and a reason.",
  },

  end: "End the season now",
  endSure: "Tap again: the standings stay as they are.",

  form: {
    title: "A new season",
    name: "What is it called?",
    nameOf: (year) => `Season ${year}`,
    from: "From which day?",
    to: "Until which day?",
    counts: "What counts?",
    counting: { places: "The place in every game", chips: "Chips won and lost" },
    points: "Points for each place, from the first on",
    pointsHelp: "Numbers with spaces between them: 10 7 5 3 2 1",
    best: "How many evenings count?",
    bestAll: "All of them",
    bestOf: (n) => `The best ${n}`,
    least: "How many evenings does a place take?",
    leastNone: "One is enough",
    stack: "Chips of the circle?",
    noStack: "No",
    withStack: "Yes",
    open: "Open the season",
    fixed: "The rules do not change after that: nobody moves the goal.",
    incomplete: "Something is missing: it needs a name, two days and the points.",
  },

  refusals: {
    "bad-season": "Something about this season is wrong: check days and rules.",
    "no-such-season": "There is no such season.",
    "season-there": "There is a season on those days already: choose others, or end that one.",
    "season-over": "This season is over already.",
  },
};
