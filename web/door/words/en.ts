import type { DoorWords } from "./it.ts";

export const en: DoorWords = {
  invitedTitle: "By invitation only",
  invited:
    "This house is for people who have been invited. If a friend sent you the link of a table, open it: that's enough. If you have an invitation, write it here.",
  code: "Your invitation",
  enter: "Come in",
  wrong: "This invitation doesn't open the door, or has been used: check it, or ask for another one.",
  tooFast: "Too many tries: wait a minute and try again.",
  bannedTitle: "You can't come in for now",
  banned: (when) =>
    `Those who run the house have decided so, until ${when}. Then the door opens again by itself.`,
};
