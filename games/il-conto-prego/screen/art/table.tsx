import { Ink } from "@tavolata/kit/art";

/* Things that lie on the trattoria's table. */
const SPRIG =
  "o1M14.5 45Q8.5 44 8 39Q13.5 39.5 14.5 45ZM12 51Q6 51 4.8 46.5Q10.5 46 12 51ZM13.5 57.5Q7 58 5.8 53.5Q11.5 52.5 13.5 57.5Z|r1@15,49.5,2";
const CHINA =
  "p@50,50,47.5|v0M50 4.5A45.5 45.5 0 0 1 50 95.5A48 48 0 0 0 50 4.5Z|r~@50,50,43.5|x1@50,50,31|v0M71.5 30A29.5 29.5 0 0 1 30 71.5A34 34 0 0 0 71.5 30Z|z~1@50,50,28";
const BELL =
  "i1M22 84H78V90H22Z|yM26 78C24 50 34 36 50 36S76 50 74 78Z|p~M34 64C35 54 39 47 45 44|uM18 78H82V85H18Z|tM47 28H53V36H47Z|rM40 24Q40 19 50 19T60 24Q60 29 50 29T40 24Z|-3M22 36L14 30M30 24L25 16M78 36L86 30M70 24L75 16";

/** An empty plate from above; cards go over it. */
export function Plate({ class: name }: { class?: string }) {
  const shades = { v: "#eadcc0", x: "#f7ecd6", z: "#e3d3b3" };
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" class={name}>
      <g transform="scale(2)">
        <Ink art={CHINA} colours={shades} />
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 50 50) translate(.5 0)`}>
            <Ink art={SPRIG} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The bell on the counter. */
export function Bell({ class: name }: { class?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" class={name}>
      <Ink art={BELL} halo="#fbf3e2" />
    </svg>
  );
}
