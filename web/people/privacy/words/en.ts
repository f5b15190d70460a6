import type { PrivacyWords } from "./it.ts";

const days = (n: number) => (n === 1 ? "one day" : `${n} days`);

export const en: PrivacyWords = {
  title: "What we keep of you",
  intro:
    "In short: as little as possible, only to play, and yours to take back. No advertising, no counting of visits, nothing that comes from other sites.",
  kept: "What, why, and for how long",
  heads: { what: "What", why: "Why", long: "How long" },
  rows: {
    person: {
      what: "Name and face",
      why: "So that people at the table know who you are. The name is what you type: it needn't be your real one.",
      long: (guestDays) =>
        `As long as you come back; after ${days(guestDays)} without a visit they are deleted, unless you have a passkey or codes.`,
    },
    devices: {
      what: "Your devices",
      why: "Browser and system (“Chrome · Android”), when they came in and when they were last seen, to recognise you and so that you can sign them out. Of the secret in the cookie we only have a fingerprint that can't be turned back.",
      long: "Until you sign them out.",
    },
    ways: {
      what: "Passkeys and recovery codes",
      why: "To let you come back. Of a passkey we only have the public part, of codes only the fingerprint. Fingers and faces stay in your phone.",
      long: "Until you remove or use them.",
    },
    games: {
      what: "Your games",
      why: "The moves, who sat where and how it ended: to watch them again, to check them, and to count your numbers.",
      long: (gameDays) =>
        `The moves for ${days(gameDays)} after the table was closed; who sat where and how it ended for as long as you are here.`,
    },
    chat: {
      what: "What was said at the table",
      why: "So that it can be read again during the evening.",
      long: (chatDays) => `${days(chatDays)} after the table closed.`,
    },
    peace: {
      what: "People you have muted or blocked, and reports",
      why: "So that people you keep away from stay away, and those who run the house can help. A report comes with the chat and what was told at that table, never with cards that are hidden.",
      long: (reportDays) => `Until you make peace; reports for ${days(reportDays)}.`,
    },
    circles: {
      what: "Your circles",
      why: "Who is in them and what they do there, the notices, who removed whom and why; and who has the page open at this moment, so that people find each other.",
      long: "As long as the circle is there; of those who delete themselves nothing stays.",
    },
    chips: {
      what: "Your chips",
      why: "They are for play and can't be bought: how many you have, and how they went between purses and tables.",
      long: "As long as you are here.",
    },
    network: {
      what: "Your network address",
      why: "To slow down those who overdo it. It isn't written beside your name; for the chips of a day a fingerprint of it stays.",
      long: "A few minutes; the fingerprint two days.",
    },
  },
  seen: "What others see",
  seenRows: [
    "People at your table see your name and face, and how many games you finished together.",
    "Anyone with the link to a finished game can watch it again, with the names; those of a circle are for its members only, if it wants so.",
    "The members of a circle of yours see that you are in it, and when you are there.",
    "Others see your numbers only if you say so, in your profile.",
    "There are no lists of people, and nobody can search for you.",
  ],
  yours: "Take it along, take it away",
  yoursText:
    "In your profile there is a file with all that the house knows about you, and the button that deletes it. To delete means to delete: in finished games a seat without a name stays, and your chips go back to the house. In the backups of the people who run the house, data stays as long as those backups are kept.",
  profile: "Open your profile",
  cookies: "Cookies",
  cookiesText:
    "Just one, “tavolata”: it tells the house that you are you, and is renewed at every visit. Language, sounds and other choices are remembered by your browser, which sends them to nobody.",
  third: "Others",
  thirdText:
    "Nobody. Letters, drawings and sounds all come from here. The people who run this house keep the data on their own machine: if you have questions, ask those who sent you the link.",
};
