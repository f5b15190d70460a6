import type { Texts } from "../it.ts";

const SHOUTS =
  "If a mate has a tris, shout “Coccodé”; if you think that an opponent has one, “Beccato” and who it is. With four Serama in hand, “Chicchirichì”. Whoever is wrong gives eggs away.";

export const phases: Texts["phases"] = {
  agreeing:
    "Your room is private: propose a signal, and it holds once the whole guild has accepted it. Whoever does not agree in time gets one by chance.",
  round: `Whoever has four cards passes one to the left. Gestures are only seen by those who are looking at whoever makes them; talk and sounds reach everybody. ${SHOUTS}`,
  openRound: `Whoever has four cards passes one to the left. At this table everybody sees every gesture. ${SHOUTS}`,
  realRound: `Whoever has four cards passes one to the left. You make the signals yourselves, for real; the phone holds the cards and hears who shouts first. ${SHOUTS}`,
  shouted: "The first shout counts. If there is a tris the egg is theirs, else it goes to the others.",
  egg: "Any member of the guild chooses the egg. An egg of your own guild counts two points, any other one.",
  place:
    "The pyramid grows from below: an egg goes above only where two lie under it. A level of one guild only counts double, and the top always does.",
  between:
    "Cards are dealt as soon as everybody is ready. Where signals may change, a guild can now turn one of its eggs and have a new one.",
};
