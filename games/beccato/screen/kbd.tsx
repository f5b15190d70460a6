/** The key that does the same as a button; said aloud it is the button's own business. */
export function Kbd({ of }: { of: string | number }) {
  return (
    <span class="bec-kbd" aria-hidden="true">
      {of}
    </span>
  );
}
