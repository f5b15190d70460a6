/** A game of Tombolino as version 1 left it in mid-round, kept to prove that version 2 can take it over. */
export const VERSION_ONE = [
  {
    version: 1,
    seats: 3,
    state: {
      options: { rounds: 2, stack: 10, ties: "split", betSeconds: 0 },
      open: true,
      round: 1,
      deck: ["T1", "T2", "T3", "T4", "T5", "T6", "T10", "T11", "T12"],
      cards: ["T9", "T7", "T8"],
      seated: [true, true, true],
      credits: [8, 10, 10],
      bets: [2, null, null],
      pot: 2,
      broughtIn: 30,
      turn: 1,
      grabs: [],
      deadline: null,
    },
  },
];
