import type { LessonPageWords } from "./it.ts";

export const en: LessonPageWords = {
  begin: "Let's begin",
  skip: "Skip",
  end: "Done",
  next: "Next",
  steps: (step, all) => `${step} of ${all}`,
  notNow: "You could, but for now try what the tip above says.",
  yourMove: "Your move",
  watch: "Watch…",
  done: "Now you can play",
  doneHelp: "The rest comes with playing.",
  skippedHelp: "You can also learn as you play.",
  tips: "You'll find tips in the yellow strip above the table.",
  again: "Once more",
  none: "This game has none yet.",
  broken: "Something got stuck.",
};
