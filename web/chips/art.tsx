/** A leather purse with its clasp, in the style of the other drawings. */
export function Purse() {
  return (
    <svg viewBox="0 0 48 48" class="purse-art" aria-hidden="true">
      <path
        d="M13 17C5 25 4 42 14 43.5c6 .8 14 .8 20 0C44 42 43 25 35 17z"
        fill="#8a4b2a"
        stroke="#221c17"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M13 17c6 3 16 3 22 0" fill="none" stroke="#221c17" stroke-width="2.5" />
      <path
        d="M12 12.5c7-3.5 17-3.5 24 0l-1.5 5c-7-2-14-2-21 0z"
        fill="#c9a24b"
        stroke="#221c17"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <circle cx="21.5" cy="7.5" r="3" fill="#f2c14e" stroke="#221c17" stroke-width="2" />
      <circle cx="26.5" cy="7.5" r="3" fill="#f2c14e" stroke="#221c17" stroke-width="2" />
      <path d="M13 31c1 4 3 7 6 8" fill="none" stroke="#b9744a" stroke-width="2.5" stroke-linecap="round" />
    </svg>
  );
}
