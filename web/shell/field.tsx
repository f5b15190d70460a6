import type { ComponentProps } from "preact";

type FieldProps = ComponentProps<"input"> & { readonly label: string; readonly help?: string };

/** Something to type in, with what it is for above it. */
export function Field({ label, help, ...input }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      {help === undefined ? null : <small class="choice-help">{help}</small>}
      <input class="input" {...input} />
    </label>
  );
}
