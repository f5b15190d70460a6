/** What is refused only in parts of the page that are fetched later; these bring the words for it. */
export type ChipsCode = "chips-missing" | "purse-too-short" | "no-stand-in";

export type CircleCode =
  | "no-such-circle"
  | "circle-closed"
  | "circle-full"
  | "too-many-circles"
  | "invitation-void"
  | "removed-from-circle"
  | "not-a-member"
  | "not-an-organiser"
  | "not-the-founder"
  | "no-such-member"
  | "no-such-notice"
  | "no-such-report"
  | "last-organiser";

export type EveningCode =
  | "no-such-evening"
  | "too-many-evenings"
  | "bad-evening"
  | "evening-in-past"
  | "evening-over"
  | "evening-there"
  | "evening-too-far"
  | "evening-cancelled"
  | "sign-up-closed"
  | "program-over"
  | "nobody-there";

export type SeasonCode = "bad-season" | "no-such-season" | "season-there" | "season-over";

export type TournamentCode =
  | "tournament-table"
  | "no-tournaments"
  | "no-such-tournament"
  | "tournament-full"
  | "tournament-started"
  | "tournament-not-running"
  | "too-few-players"
  | "in-already"
  | "not-in-it"
  | "tournament-rounds-only"
  | "tournament-chips-only"
  | "plan-clash"
  | "payouts-wrong"
  | "no-time-limit"
  | "numbers-do-not-suit"
  | "no-rebuys"
  | "rebuys-over"
  | "rebuys-used"
  | "too-many-chips"
  | "chips-on-the-way"
  | "too-few-chips"
  | "no-add-ons"
  | "not-in-the-break"
  | "no-such-player"
  | "no-such-result"
  | "round-not-over"
  | "no-mates";
