import { agreeing } from "@tavolata/kernel";
import type { HandOverWords } from "./it.ts";

const counted = (n: number, one: string, many: string) => `${n} ${agreeing(n, one, many)}`;

function belongings(circles: number, games: number): string {
  const has = [
    ...(circles > 0 ? [counted(circles, "circle", "circles")] : []),
    ...(games > 0 ? [counted(games, "game", "games")] : []),
  ];
  return has.length === 0 ? "" : `with ${has.join(" and ")}, `;
}

export const en: HandOverWords = {
  title: "Go on from another device",
  show: {
    how: "Scan the QR with the other device, or open the link there. It's good for a few minutes and only once.",
    qr: "QR code to come in from another device",
    copy: "Copy the link",
    copied: "Link copied.",
    notCopied: "The browser won't let us copy: scan the QR.",
    waiting: "Waiting for the other device…",
    wants: (label) => `${label} wants to come in under your name.`,
    unknown: "A device",
    compare: "Is this number on the other screen?",
    yes: "Yes, that's me",
    no: "No, stop it",
    done: "Done: you're over there as well now.",
    stopped: "Stopped. Nobody came in.",
    over: "The QR has expired.",
    again: "Make another",
    close: "Close",
  },
  arrive: {
    title: "Come in from here",
    asking: "Asking the house…",
    wants: (name) => `This device becomes ${name}'s`,
    merges: (guest, circles, games, name) =>
      `What you are here, ${guest}, ${belongings(circles, games)}becomes part of ${name}.`,
    forGood: (name) => `There is no way back: tap “Yes” only if you are ${name}.`,
    yes: "Yes, that's me",
    leave: "Yes, but drop what I am here",
    no: "No",
    become: (name) => `Here you'll be ${name}`,
    number: "Your number",
    how: "The other device must show the same number: if it does, tap “Yes” there.",
    waiting: "Waiting for a yes from the other device…",
    broken: "A piece of the link is missing: open your profile on the other device and scan the QR again.",
    refused:
      "This link is no longer good: it has expired, was used already, or the other device said no. Make another from your profile.",
    slow: "Too many tries: wait a minute and scan the QR again.",
  },
};
