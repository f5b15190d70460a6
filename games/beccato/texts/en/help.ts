import type { Texts } from "../it.ts";

const SHOUTS =
  "If a mate has a tris, shout “Coccodé”; if you think an opponent has one, “Beccato” and their name. With four Serama in hand, “Chicchirichì”. A wrong shout gives eggs away.";

export const phases: Texts["phases"] = {
  agreeing:
    "Your room is private: propose a signal, and it counts once the whole guild has accepted it. A guild that doesn't agree in time gets a random one.",
  round: `The player with four cards passes one to the left. You see gestures only if you are looking at the player who makes them; talk and sounds reach everybody. ${SHOUTS}`,
  openRound: `The player with four cards passes one to the left. At this table everybody sees every gesture. ${SHOUTS}`,
  realRound: `The player with four cards passes one to the left. You make the signals yourselves, for real; the phone holds the cards and hears who shouts first. ${SHOUTS}`,
  shouted:
    "The first shout counts. If there is a tris, the caller's guild gets an egg; otherwise the others do.",
  symbol: "Every guild has a symbol: eggs that carry it are worth two points to that guild, others one.",
  egg: "Any member of the guild chooses the egg. An egg of your own guild is worth two points, any other egg one.",
  place:
    "The pyramid grows from the bottom: an egg goes higher only where two lie under it. A level of a single guild counts double, and the top always does.",
  between:
    "Cards are dealt as soon as everybody is ready. If signals may change, your guild can now turn one of its eggs and get a new one.",
};
