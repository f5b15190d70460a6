import type { OptionWords } from "@tavolata/kernel";
import { MoneyField } from "../chips/money-field.tsx";
import { Choice } from "../shell/choice.tsx";
import type { OptionSchema } from "../state/offered.ts";
import { valueWords } from "./option-words.ts";
import type { OptionValue } from "./options.ts";
import { roomWords } from "./room-words/index.ts";

interface OptionFieldProps {
  readonly schema: OptionSchema;
  readonly said: OptionWords;
  readonly value: OptionValue | undefined;
  onChoose(value: OptionValue | undefined): void;
}

/** A form field made from the option's schema: yes or no, one of a few, a sum of money, or a number. */
export function OptionField({ schema, said, value, onChoose }: OptionFieldProps) {
  const chosen = value ?? (schema.default as OptionValue | undefined);
  if (schema.unit === "cents") {
    return (
      <MoneyField
        label={said.label}
        help={said.help || undefined}
        least={schema.minimum ?? 0}
        most={schema.maximum ?? Number.MAX_SAFE_INTEGER}
        cents={Number(chosen)}
        onChoose={onChoose}
      />
    );
  }
  const values = choicesOf(schema, chosen);
  const textOf = (one: OptionValue | undefined) =>
    one === undefined ? (said.values?.unset ?? roomWords().unset) : valueWords(one, schema, said);
  return (
    <Choice
      label={said.label}
      help={said.help || undefined}
      values={values.map((one) => [String(one), textOf(one)] as const)}
      chosen={String(chosen)}
      onChoose={(text) => onChoose(values.find((one) => String(one) === text))}
    />
  );
}

/** A few sensible values of a range: nobody wants to choose among ninety-nine. */
const SENSIBLE = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100];
const SENSIBLE_SECONDS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 300];
const SENSIBLE_MILLISECONDS = [0, 15, 30, 60, 100, 150, 200, 300, 500, 1000, 1500, 2000, 3000, 5000, 10_000];

function inOrder(values: readonly (OptionValue | undefined)[]): (OptionValue | undefined)[] {
  return values.every((value) => typeof value === "number") ? [...values].sort((a, b) => a - b) : [...values];
}

/** What there is to choose from, the present choice among it; undefined for none where the option has no default. */
function choicesOf(schema: OptionSchema, chosen: OptionValue | undefined): (OptionValue | undefined)[] {
  const { type, anyOf, minimum = 0, maximum = 0, timeLimit, unit } = schema;
  if (type === "boolean") return [true, false];
  const sensible =
    unit === "milliseconds" ? SENSIBLE_MILLISECONDS : timeLimit === true ? SENSIBLE_SECONDS : SENSIBLE;
  const values: (OptionValue | undefined)[] =
    (schema.enum as OptionValue[] | undefined) ??
    anyOf?.map((one) => one.const as OptionValue) ??
    sensible.filter((n) => n >= minimum && n <= maximum);
  const withChosen = chosen === undefined || values.includes(chosen) ? values : inOrder([...values, chosen]);
  return schema.default === undefined ? [undefined, ...withChosen] : withChosen;
}
