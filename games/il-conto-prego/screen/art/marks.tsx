import { Ink } from "@tavolata/kit/art";

/* Small marks, bold enough for 20 pixels, on a 50 x 50 sheet. */
const MARKS = {
  /** The cook: a Joker. */
  hat: "pM15 42V29C3 28 4 13 15 13.5C18 3.5 32 3.5 35 13.5C46 13 47 28 35 29V42Z|r1M15 35.5H35V42.5H15Z|-1M21.5 29V23M28.5 29V23",
  /** Saldo: a bill on the spike. */
  tab: "tM21 44L23.5 5Q25 1.5 26.5 5L29 44Z|pM9 17L15 13.5L22 16L29 12L36 15L41.5 13L39.5 21L42 27L38 34L30 31.5L23 35L16 32L9.5 34L11.5 26Z|-1M16 20.5L32 19M16.5 25.5L26 25M31 25L36 24.5|tM24.5 12L23.5 5Q25 1.5 26.5 5L26 12|uM12 44H38V48.5H12Z",
  /** Omaggio: a small limoncello. */
  gift: "p0M15.5 6.5L19 38H31L34.5 6.5Z|y0M17.5 21H32.5L30.5 36H19.5Z|-M15.5 6.5L19 38H31L34.5 6.5M15 6.5H35M25 38V43M17 45.5H33|p~1M21 24L22 33|oM33 14C35 5.5 43 3.5 47 6C46 12.5 40.5 16.5 33 14Z|yM29 12.5A8 8 0 0 0 42.5 18Z",
  /** Oste: the apron. */
  host: "-3M18 4C12 8 12 12 16 14M32 4C38 8 38 12 34 14|pM15 13.5H35V22C43 25 43.5 38 42 46.5H8C6.5 38 7 25 15 22Z|r1M17 31H33V36Q33 41.5 25 41.5T17 36Z|-M9 23L3 19.5M41 23L47 19.5",
  /** The waiter's pad. */
  pad: "pM9 9H37V46.5H9Z|r1M9 9H37V15.5H9Z|i0@15,8,2.2@23,8,2.2@31,8,2.2|-M15 4.5V9M23 4.5V9M31 4.5V9|-1M14.5 23H31M14.5 29.5H27M14.5 36H22|yM44 16.5L48 20.5L31 40L25.5 41.5L27 36Z",
} as const;

export function Mark({ art, class: name }: { art: keyof typeof MARKS; class?: string }) {
  return (
    <svg viewBox="0 0 50 50" aria-hidden="true" class={name}>
      <Ink art={MARKS[art]} halo="#fbf3e2" />
    </svg>
  );
}
