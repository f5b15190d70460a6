interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly values: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** One of a few: all of them in sight, the chosen one marked. */
export function Choice<Value extends string>({ label, help, values, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {help === undefined ? null : <p class="choice-help">{help}</p>}
      <div class="choice-values">
        {values.map(([value, text]) => (
          <button
            key={value}
            type="button"
            class="chip"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
