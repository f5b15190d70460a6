import type { MeWords } from "./it.ts";

export const en: MeWords = {
  title: "Your profile",
  games: "My games",
  figures: "My numbers",
  saved: "Saved.",
  since: (day) => `Here since ${day}.`,

  keep: {
    title: "Keep who you are",
    notYet:
      "So far only this browser knows you. With a passkey or a code you'll find your name, games and chips again from another device too. No e-mail, no password.",
    kept: "Done: if you lose this device, you can come back.",
  },

  passkey: {
    title: "Passkey",
    help: "Your phone or computer keeps it for you, and opens it with your finger, your face or a PIN.",
    make: "Save with a passkey",
    another: "Add another passkey",
    made: "The passkey is saved.",
    thereAlready: "This device already has your passkey.",
    failed: "The passkey wasn't saved: try again, or use the codes or the QR.",
    notHere:
      "Passkeys don't work here: browsers only use them at an address that starts with https:// and has a name. The codes and the QR below do work.",
    notInBrowser: "This browser doesn't know passkeys. The codes and the QR below do work.",
    madeOn: (day) => `saved on ${day}`,
    used: (when) => `used ${when}`,
    remove: "Remove",
    removeOf: (label) => `Remove the passkey ${label}`,
    removeSure: "Really? Tap again",
  },

  codes: {
    title: "Recovery codes",
    help: "Ten codes to put on paper: each brings you back here once, from any device.",
    left: (n) => (n === 0 ? "You have none." : n === 1 ? "You have one left." : `You have ${n} left.`),
    make: "Make the codes",
    renew: "Make new ones",
    renewSure: "Really? The old ones will be worthless",
    once: "You only see them now: put them away before you close this.",
    list: "Your codes",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "The browser won't let us copy: download them or write them down.",
    download: "Download",
    print: "Print",
    file: "tavolata-codes.txt",
    heading: (name) => `Tavolata: recovery codes of ${name}`,
    done: "I've put them away",
  },

  devices: {
    title: "Your devices",
    another: "Come in from another device",
    unknown: "A browser",
    isThis: "this one",
    seen: (when) => `seen ${when}`,
    signOut: "Sign out",
    signOutOf: (label) => `Sign out ${label}`,
    sure: "Really? Tap again",
    others: "Sign out all others",
    here: "Sign out of this device",
    hereSure: "Really? You'll be a new guest here",
    hereLost: "Really? Without a passkey or codes there's no way back",
  },

  back: {
    title: "Been here before?",
    help: (name) => `Be who you were. What you did here as ${name} stays yours: the two become one.`,
    passkey: "Sign in with your passkey",
    passkeyFailed: "The passkey didn't open the door: try again, or type a code.",
    code: "Recovery code",
    codeHint: "XXXX-XXXX-XXXX-XXXX",
    enter: "Sign in with the code",
    codeFailed: "This code doesn't open the door: check its letters or try another. Each works only once.",
    qr: "Got a device where you are still you? There, in your profile, tap “Come in from another device” and scan the QR from here.",
  },

  others: {
    title: "What others see",
    help: "People at your table see your name and face. Your numbers, only if you like.",
    show: "Show my numbers to people I play with",
    yes: "yes",
    no: "no",
  },

  yours: {
    title: "It's yours",
    export: "Download everything",
    exportHelp: "One file with all that the house knows about you.",
    privacy: "What we keep, and for how long",
    delete: "Delete everything about me…",
    deleteHelp:
      "Your name, face, devices, passkeys, codes, chips, messages and numbers go. In finished games a seat without a name stays, so that the others can watch them again. There's no way back.",
    deleteName: (name) => `To confirm, type your name: ${name}`,
    deleteNow: "Delete for good",
    deleteWrong: "That's not the name: type it as it stands above.",
    cancel: "Leave it",
  },

  refusals: {
    "unknown-person": "The house no longer knows you: reload the page.",
    "wrong-origin": "The request came from another page: reload this one.",
    "not-found": "There's nothing here any more: reload the page.",
    "not-recognised": "The house doesn't recognise you: try again.",
  },
};
