/**
 * Kitchen names for players made of tin, in the order of their portraits; by the chair, or in a tournament by the
 * number of the player, so that a bot keeps its name.
 */
const BOT_NAMES = [
  "Moka",
  "Latta",
  "Pepe",
  "Grattugia",
  "Cassa",
  "Bricco",
  "Bandone",
  "Macinino",
  "Grana",
  "Spicciolo",
  "Caffettiera",
  "Zinco",
];

export function botName(number: number): string {
  const name = BOT_NAMES[number % BOT_NAMES.length] ?? "Bot";
  const namesakes = Math.floor(number / BOT_NAMES.length);
  return namesakes === 0 ? name : `${name} ${namesakes + 1}`;
}

/** How good the bots are that come in one strength only: by which ones they beat, and how often, in the lab. */
const STRENGTHS: Readonly<Record<string, string>> = {
  rulebook: "normal",
  bluffer: "strong",
  regular: "easy",
  seasoned: "normal",
  bold: "normal",
  wary: "easy",
  random: "easy",
};

/** A level's name; undefined for a bot that comes in several, or is not known. */
export function strengthOf(name: string): string | undefined {
  return STRENGTHS[name];
}
