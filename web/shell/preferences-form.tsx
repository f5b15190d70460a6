import {
  type CardStyle,
  deck,
  language,
  motion,
  patterns,
  setTips,
  sounds,
  suitColours,
  tableAs,
  theme,
  tipsOf,
} from "@tavolata/kit";
import { changeLanguage, screenOf } from "../catalogue/catalogue.ts";
import { Choice } from "./choice.tsx";
import { preferencesWords } from "./preferences-words/index.ts";
import { WayToProfile } from "./way-to-profile.tsx";

const LANGUAGE_NAMES = [
  ["it", "Italiano"],
  ["en", "English"],
] as const;

/** What a person can choose for this device; at a table only what matters there. */
export function Preferences({ game }: { game?: string | undefined }) {
  const said = preferencesWords();
  const yesNo = [
    ["on", said.on],
    ["off", said.off],
  ] as const;
  return (
    <div class="preferences">
      <Choice
        label={said.language}
        values={LANGUAGE_NAMES}
        chosen={language.value}
        onChoose={(value) => void changeLanguage(value)}
      />
      <Choice
        label={said.sounds}
        values={yesNo}
        chosen={sounds.value}
        onChoose={(value) => (sounds.value = value)}
      />
      <Choice
        label={said.theme}
        values={[
          ["auto", said.themes.auto],
          ["light", said.themes.light],
          ["dark", said.themes.dark],
        ]}
        chosen={theme.value}
        onChoose={(value) => (theme.value = value)}
      />
      <CardLooks game={game} />
      <Choice
        label={said.motion}
        values={[
          ["auto", said.motions.auto],
          ["calm", said.motions.calm],
        ]}
        chosen={motion.value}
        onChoose={(value) => (motion.value = value)}
      />
      <Choice
        label={said.tableAs}
        values={[
          ["picture", said.asPicture],
          ["text", said.asText],
        ]}
        chosen={tableAs.value}
        onChoose={(value) => (tableAs.value = value)}
      />
      <Choice
        label={game === undefined ? said.coach : said.coachHere}
        values={yesNo}
        chosen={tipsOf(game)}
        onChoose={(value) => setTips(game, value)}
      />
      <WayToProfile atTable={game !== undefined} />
    </div>
  );
}

/** At a table those that its game has; elsewhere those of all games. */
function CardLooks({ game }: { game: string | undefined }) {
  const said = preferencesWords();
  const screen = game === undefined ? undefined : screenOf(game);
  const has = (look: CardStyle) => game === undefined || screen?.cardStyles?.includes(look) === true;
  return (
    <>
      {has("suitColours") ? (
        <Choice
          label={said.suits}
          values={[
            ["four", said.suitsOf.four],
            ["two", said.suitsOf.two],
          ]}
          chosen={suitColours.value}
          onChoose={(value) => (suitColours.value = value)}
        />
      ) : null}
      {has("deck") ? (
        <Choice
          label={said.deck}
          values={[
            ["neapolitan", said.decks.neapolitan],
            ["piacentine", said.decks.piacentine],
            ["french", said.decks.french],
          ]}
          chosen={deck.value}
          onChoose={(value) => (deck.value = value)}
        />
      ) : null}
      {has("patterns") ? (
        <Choice
          label={said.patterns}
          values={[
            ["subtle", said.patternsOf.subtle],
            ["strong", said.patternsOf.strong],
          ]}
          chosen={patterns.value}
          onChoose={(value) => (patterns.value = value)}
        />
      ) : null}
    </>
  );
}
