import { language } from "@tavolata/kit";
import { screenOf } from "../catalogue/catalogue.ts";
import { optionWords, valueWords } from "./option-words.ts";
import { type Options, optionsInUse, type Schemas } from "./options.ts";

interface RulesInWordsProps {
  readonly game: string;
  readonly schemas: Schemas;
  readonly options: Options;
}

export function RulesInWords({ game, schemas, options }: RulesInWordsProps) {
  const said = screenOf(game)?.words(language.value).options ?? {};
  return (
    <>
      {optionsInUse(schemas, options).map(([name, schema]) => (
        <div key={name}>
          <dt>{optionWords(name, said[name]).label}</dt>
          <dd>{valueWords(options[name], schema, said[name])}</dd>
        </div>
      ))}
    </>
  );
}
