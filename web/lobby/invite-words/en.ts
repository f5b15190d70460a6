import type { InviteWords } from "./it.ts";

export const en: InviteWords = {
  invite: "Invite",
  inviteHelp: "Send the link, say the code or show the QR.",
  link: "Copy the link",
  share: "Share",
  shareText: (game) => `Come and play ${game}!`,
  noCode: "The table is full or locked: only the link gets you in.",
};
