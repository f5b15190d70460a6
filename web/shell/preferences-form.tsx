import {
  type CardLook,
  coach,
  deck,
  language,
  motion,
  patterns,
  sounds,
  suitColours,
  tableAs,
  theme,
} from "@tavolata/kit";
import { changeLanguage, screenOf } from "../catalogue/catalogue.ts";
import { words } from "../words/index.ts";
import { Choice } from "./choice.tsx";

const LANGUAGE_NAMES = [
  ["it", "Italiano"],
  ["en", "English"],
] as const;

/** What a person can choose for this device; at a table only what matters there. */
export function Preferences({ game }: { game?: string | undefined }) {
  const { play } = words();
  const yesNo = [
    ["on", play.on],
    ["off", play.off],
  ] as const;
  return (
    <div class="preferences">
      <Choice
        label={play.language}
        values={LANGUAGE_NAMES}
        chosen={language.value}
        onChoose={(value) => void changeLanguage(value)}
      />
      <Choice
        label={play.sounds}
        values={yesNo}
        chosen={sounds.value}
        onChoose={(value) => (sounds.value = value)}
      />
      <Choice
        label={play.theme}
        values={[
          ["auto", play.themes.auto],
          ["light", play.themes.light],
          ["dark", play.themes.dark],
        ]}
        chosen={theme.value}
        onChoose={(value) => (theme.value = value)}
      />
      <CardLooks game={game} />
      <Choice
        label={play.motion}
        values={[
          ["auto", play.motions.auto],
          ["calm", play.motions.calm],
        ]}
        chosen={motion.value}
        onChoose={(value) => (motion.value = value)}
      />
      <Choice
        label={play.tableAs}
        values={[
          ["picture", play.asPicture],
          ["text", play.asText],
        ]}
        chosen={tableAs.value}
        onChoose={(value) => (tableAs.value = value)}
      />
      <Choice
        label={play.coach}
        values={yesNo}
        chosen={coach.value}
        onChoose={(value) => (coach.value = value)}
      />
    </div>
  );
}

/** At a table those that its game has; elsewhere those of all games. */
function CardLooks({ game }: { game: string | undefined }) {
  const { play } = words();
  const screen = game === undefined ? undefined : screenOf(game);
  const has = (look: CardLook) => game === undefined || screen?.cardLooks?.includes(look) === true;
  return (
    <>
      {has("suitColours") ? (
        <Choice
          label={play.suits}
          values={[
            ["four", play.suitsOf.four],
            ["two", play.suitsOf.two],
          ]}
          chosen={suitColours.value}
          onChoose={(value) => (suitColours.value = value)}
        />
      ) : null}
      {has("deck") ? (
        <Choice
          label={play.deck}
          values={[
            ["neapolitan", play.decks.neapolitan],
            ["piacentine", play.decks.piacentine],
            ["french", play.decks.french],
          ]}
          chosen={deck.value}
          onChoose={(value) => (deck.value = value)}
        />
      ) : null}
      {has("patterns") ? (
        <Choice
          label={play.patterns}
          values={[
            ["subtle", play.patternsOf.subtle],
            ["strong", play.patternsOf.strong],
          ]}
          chosen={patterns.value}
          onChoose={(value) => (patterns.value = value)}
        />
      ) : null}
    </>
  );
}
