import type { Clauses } from "../clauses.ts";

export const clauses: Clauses = {
  "PIC-1":
    "The game is for 2 to 6 players, with 38 pigeons, 4 Places (Street, Statue, Power Lines, Crowd) and 55 action cards.",
  "PIC-2":
    "How many pigeons of each kind are in the deck depends on the number of players: from 22 with two or three to all 38 with six.",
  "PIC-3":
    "Every player and every Place gets a pigeon face up, whatever is written on it. Everybody draws 3 action cards that only they see. The first player is random.",
  "PIC-4": "When the action deck is empty, the discards, which lie face up, are shuffled into a new one.",
  "PIC-5":
    "On your turn you take exactly two actions, the same one twice if you like: draw, play, discard. A card can be played without a target, too: it does what remains of it, and reveals its pigeons. If you can do nothing, you skip the action.",
  "PIC-6":
    "You draw 1 to 3 action cards. A hand holds 5 at most: if you have more, you choose which to throw away.",
  "PIC-7":
    "When you play a card, you announce its targets; then everybody answers at the same time, the current player too. Answers are settled clockwise: cancelling, redirecting, contributing; then everybody is asked again until nobody answers. A Reaction can be answered too, and the last one played is done first.",
  "PIC-8":
    "All cards played in a turn, by anybody, stay in front of the current player and are discarded at its end, except those assigned to a Zone. They all count for the flock (PIC-11), even those without effect.",
  "PIC-9":
    "Discarding does one thing in your own Area: one card removes a Guano, two remove a Mountain of Guano, two turn a pigeon into a Trophy.",
  "PIC-10": "Cards in hand are hidden from the others, except while they are used.",
  "PIC-11":
    "After the two actions, you add up how many pigeons all cards played in the turn reveal, and that many are revealed, one at a time, each in full. If no card reveals any, one is revealed.",
  "PIC-12":
    "If the pigeon deck is empty after the flock, the final phase begins. A pigeon due while the deck is empty is lost; if some have come back in the meantime, it comes.",
  "PIC-13":
    "In the final phase everybody except the player who triggered it has one last turn, without a flock. Then the game is over.",
  "PIC-14":
    "If pigeons come back into the deck, the final phase stops at once and play goes on until another begins; that turn has its flock. After 30 turns each the game is over in any case.",
  "PIC-15":
    "Each Guano or Mountain of Guano among your Trophies is worth 2 points, each other Trophy 1. In your Area each Guano face up costs 1 point, each Mountain 2, each pigeon 1. Places do not count.",
  "PIC-16":
    "The most points win. A tie goes to the player with fewer face-up cards in their Area; then to the one nearest, clockwise, to the player who triggered the final phase, who is the nearest of all.",
  "PIC-17": "A card that is assigned, moved or received is in its new Zone from then on.",
  "PIC-18":
    "Scared pigeons fly together to the Area with the fewest pigeons, never to the one they leave. If Areas are tied, they are shuffled back into the deck.",
  "PIC-19":
    "If both happen at once, Trophies come before scaring. Nothing can touch Trophies. Their faces stay hidden until the end: only its owner knows a Trophy, if they saw it.",
  "PIC-20":
    "A pigeon with Comes back that would become a Trophy is shuffled into the deck, and the top card of the deck, which nobody sees, becomes the Trophy instead. Not in the final phase, nor with an empty deck.",
  "PIC-21":
    "Trophies are distributed one at a time to those who contributed, clockwise, starting with the current player. Everybody counts once.",
  "PIC-22": "Fatso, which takes up two places, glides into the current player's Area.",
  "PIC-23":
    "Scoundrel glides into the Area with the most Trophies; if some are tied, the current player chooses. It comes back (PIC-20).",
  "PIC-24":
    "Missus glides into the current player's Area. That player may have one or two Dimwits follow her from the Places, even from the Crowd.",
  "PIC-25":
    "Dimwit glides to the Statue or the Power Lines, where more places are taken, even if it is full; if they are tied, the current player chooses.",
  "PIC-26": "Limper glides to the Street. It cannot fly: scaring never moves it.",
  "PIC-27":
    "Street, Statue and Power Lines have room for 3. With one too many: on the Street the arriving pigeon becomes the current player's Trophy, on the Statue all are scared, on the Power Lines the biggest becomes a Trophy and the others are scared. The Crowd always has room, and no pigeon there becomes a Trophy.",
  "PIC-28":
    "The 55 action cards are our own: what each does is written on the card. Up to two means at least one, if it is the first thing that the card does; a Zone of your choice may be your own. Evicted pigeons, if they can fly, go back into the deck; in the final phase they are scared instead.",
  "PIC-29":
    "The numbers of our cards are set so that the game is fair and lively; the totals do not change. An option of ours sends tied scares to the Crowd from the second final phase on.",
  "PIC-30":
    "The deck is a file written in a few words: if you have the box, you can type in your own cards, in a form or in the file, and play with them. Mistakes are told beside their fields; a wrong file is refused, with the line and the reason.",
  "PIC-31":
    "There is a time limit for each action and one for answers. When time is up, as many cards are drawn as the hand has room for, a missing answer counts as letting it pass, and the first possible choice is made.",
  "PIC-32":
    "Hands, decks and the faces of Trophies are hidden; everything else can be seen. Answers are shown only when all have answered.",
};
