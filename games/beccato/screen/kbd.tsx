/** Shows the key that does the same as a button; screen readers get it from the button itself. */
export function Kbd({ of }: { of: string | number }) {
  return (
    <span class="bec-kbd" aria-hidden="true">
      {of}
    </span>
  );
}
