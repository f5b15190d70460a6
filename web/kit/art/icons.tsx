/* One path each on a 24 x 24 sheet, drawn with the same round pen; a dot is a line of no length. */
const RING = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z";
const SPEAKER = "M3.5 9.5v5H7l5 4.5V5L7 9.5z";
const BUBBLE = "M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-5 4v-4H5.5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z";
const PADLOCK = "M6.5 11h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1zM12 15v2";

const ICONS = {
  menu: "M4 6.5h16M4 12h16M4 17.5h10",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  back: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5",
  forward: "M4 12h15.5M13 5.5l6.5 6.5l-6.5 6.5",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6 5h3.5v14H6zM14.5 5H18v14h-3.5z",
  first: "M20.5 6v12L13 12zM12.5 6v12L5 12zM3 5.5v13",
  last: "M3.5 6v12L11 12zM11.5 6v12L19 12zM21 5.5v13",
  "chapter-back": "M20.5 6v12L13 12zM12.5 6v12L5 12z",
  "chapter-forward": "M3.5 6v12L11 12zM11.5 6v12L19 12z",
  "step-back": "M19 5.5v13L9 12zM5 5v14",
  "step-forward": "M5 5.5v13L15 12zM19 5v14",
  log: "M6 3.5h12.5v17l-3.1-2l-3.1 2l-3.2-2L6 20.5zM9.5 8.5h5.5M9.5 12.5h3.5",
  help: `${RING}M9.3 9.6a2.7 2.7 0 1 1 4 2.3c-.9.5-1.3 1-1.3 1.9M12 17h.01`,
  chat: `${BUBBLE}M8 9h8M8 12.5h4.5`,
  "sound-on": `${SPEAKER}M15.5 9a4.3 4.3 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12`,
  "sound-off": `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  settings:
    "M4 7h7.5M17 7h3M4 17h3M12.5 17H20M17 7a2.7 2.7 0 1 1-5.5 0a2.7 2.7 0 1 1 5.5 0zM12.5 17A2.7 2.7 0 1 1 7 17a2.7 2.7 0 1 1 5.5 0z",
  share: "M12 14.5V3.5M7.5 8L12 3.5L16.5 8M8 11.5H5v9h14v-9h-3",
  copy: "M9 8h10.5v12.5H9zM5.5 16H4.5V3.5H15V4.5",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M14 20v.01M17 20h3v-1",
  bot: "M6 9h12a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM12 9V5M12 3.5v.01M9.2 13v.5M14.8 13v.5M9.5 16.8h5M2 13v3M22 13v3",
  host: "M7.5 20.5v-6C2.5 14.5 2 8 7 7.8C8 2.8 16 2.8 17 7.8c5 .2 4.5 6.7-.5 6.7v6zM7.5 17.5h9",
  eye: "M2.5 12C6.5 5.3 17.5 5.3 21.5 12C17.5 18.7 6.5 18.7 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4z",
  screen:
    "M4 7h16a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM8 2.5L12 7l4-4.5M7 21.5h10",
  clock: `${RING}M12 7v5.5l3.5 2`,
  hand: "M11.5 4.2l7.7 2a1 1 0 0 1 .7 1.2l-3.1 11.6a1 1 0 0 1-1.2.7l-7.7-2a1 1 0 0 1-.7-1.2l3.1-11.6a1 1 0 0 1 1.2-.7zM7 6.8l-3 1a1 1 0 0 0-.7 1.2l3 10.5a1 1 0 0 0 1.2.7l2.5-.7M13.5 11.5v.6",
  rise: "M12 20V4.5M5.5 11L12 4.5l6.5 6.5",
  plus: "M12 4.5v15M4.5 12h15",
  minus: "M4.5 12h15",
  check: "M4.5 12.5c2 1.5 3.5 3.2 5 5.5c2.5-5 5.5-8.8 10-12",
  cross: "M6 6.5C10.5 9 15 13.5 18 18M18 6C13.5 9 9.5 13.5 6.5 18.5",
  lock: `${PADLOCK}M8 11V8a4 4 0 0 1 8 0v3`,
  unlock: `${PADLOCK}M8 11V7a4 4 0 0 1 7.7-1.5`,
  leave: "M13 20.5H5v-17h8M10 12h11M17 8l4 4l-4 4",
  dice: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1",
  moon: "M20.5 14.5A9 9 0 1 1 9.5 3.5A7.2 7.2 0 0 0 20.5 14.5z",
  language: `${RING}M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z`,
  offline:
    "M2.5 9.5C4 8 5.8 7 7.7 6.4M12.5 5.6c3.4.1 6.5 1.5 9 3.9M6 13.5c1.2-1.1 2.5-1.8 4-2.1M16 12.3l2 1.2M12 18.5v.01M4 3.5l16.5 17",
  text: "M4 5h8M8 5v7M15.5 7H20M15.5 11.5H20M4 16h16M4 20h10",
  speed: "M5 19a9.5 9.5 0 1 1 14 0M12 14l4-5M12 14v.01M6.5 13v.01M8.5 8.5v.01",
  shield: "M12 3l7.5 2.5V11c0 5-3.3 8.3-7.5 10c-4.2-1.7-7.5-5-7.5-10V5.5zM8.5 11.5l2.8 3l4.5-5.5",
  info: `${RING}M12 11v6M12 7v.01`,
  coach:
    "M12 21.5v-5M9 15.5h6M9.5 15.5C2.5 9 5.5 2.5 12 2.5s9.5 6.5 2.5 13M12 15C8.8 11 8.8 6 12 2.5C15.2 6 15.2 11 12 15z",
  more: "M4.5 12h1M5 11.5v1M11.5 12h1M12 11.5v1M18.5 12h1M19 11.5v1M4.6 11.6l.8.8M11.6 11.6l.8.8M18.6 11.6l.8.8",
  crown: "M4.5 20h15M4.5 16.5L3 7.5l5 3.5l4-6.5l4 6.5l5-3.5l-1.5 9z",
  mute: "M8.5 4.5h10a2 2 0 0 1 2 2v8a2 2 0 0 1-1.5 1.9M14 16.5h-2l-5 4v-4H5.5a2 2 0 0 1-2-2v-8c0-.7.3-1.2.8-1.6M3.5 3.5l17 17",
  send: "M3.5 10.5L20.5 3.5L14.5 20.5L11 13z M11 13L20.5 3.5",
  trash: "M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5l.3 6M14 10.5l-.3 6",
  edit: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  replay: "M4.5 4v5.5H10M5 9.5a8 8 0 1 1-.8 4.5",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, class: className = "icon" }: { name: IconName; class?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class={className}>
      <path
        d={ICONS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
