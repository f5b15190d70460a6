export * from "./contract.ts";
export * from "./language.ts";
export { languageLoader } from "./language-loader.ts";
export { lookingBack, useLookingBack } from "./looking-back.ts";
export { Card, type CardProps } from "./parts/card.tsx";
export { Frame, seatsFromLeft } from "./parts/frame.tsx";
export { FrenchCard, fetchFrenchCards } from "./parts/french-card.tsx";
export { Hand, type HandCard } from "./parts/hand.tsx";
export { fetchItalianCards, ItalianCard } from "./parts/italian-card.tsx";
export { isForSomethingElse, type KeysOfTable } from "./parts/keys.ts";
export { lateSheet } from "./parts/late-sheet.tsx";
export { RuleTap } from "./parts/rule-tap.tsx";
export { Seat } from "./parts/seat.tsx";
export { Sheet } from "./parts/sheet.tsx";
export { TimeRing } from "./parts/time-ring.tsx";
export { useWhollySeen } from "./parts/use-wholly-seen.ts";
export { clearWhyNot, sayWhyNot, WhyNot } from "./parts/why-not.tsx";
export * from "./preferences.ts";
export { screenWordsFrom } from "./screen-words.ts";
export { type Sound, type SoundName, type SoundRecipe, sound } from "./sounds.ts";
export { Flights } from "./stage/flights.ts";
export { type ShownPicture, Stage } from "./stage/stage.ts";
export {
  type OpenChairs,
  type SeatInfo,
  type Surface,
  type TableHandle,
  TableProvider,
  useTable,
} from "./table.ts";
export { type Box, useBox } from "./use-box.ts";
export { useDesk, useMedia } from "./use-media.ts";
