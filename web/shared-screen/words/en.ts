import type { SharedScreenWords } from "./it.ts";

export const en: SharedScreenWords = {
  title: "The screen in the middle",
  scan: "Scan and sit down",
  choose: "What shall we play?",
  waitingHost: "On your phone, in the lobby, tap this screen's name and make it the screen in the middle.",
  ask: (name) => `This screen is called ${name}.`,
  onPhones: "Play on your phones: the table is here.",
  seated:
    "You're already playing at this table on this device: use another one for the screen in the middle.",
  toTable: "Back to the table",
  orCode: "or type the code",
  join: "Join or watch",
  nobody: "The first person to sit down is the host.",
  everybodyReady: "Here we go!",
  sayReady: "When everybody's here, tap “I'm in!” on your phones.",
  again: "Another one? Tap “Another one!” on your phones.",
  name: "Screen",
  wake: "Turn the sounds on",
};
