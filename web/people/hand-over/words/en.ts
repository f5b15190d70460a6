import type { HandOverWords } from "./it.ts";

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
