import { encode } from "uqr";
import type { Level, Logger } from "./logger.ts";

/** As much of a terminal as we draw on. */
export interface Terminal {
  /** 0 if it does not know. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface Opening {
  /** The address for this machine, or the one that everybody knows; then those for phones in the same network. */
  readonly addresses: readonly string[];
  /** Where everything is kept, in words. */
  readonly kept: string;
  /** The operator's, if it was made just now. Nobody can show it again. */
  readonly secret: string | undefined;
}

const BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m";
const AS_BEFORE = "\x1b[0m";
const MARGIN = "  ";

/** What somebody at a terminal reads when the house opens. */
export function writeOpening(
  terminal: Terminal,
  { addresses, kept, secret }: Opening,
  colours: boolean,
): void {
  const [first = "", ...inTheNetwork] = addresses;
  // Nobody can type what a phone can see. An address of this machine alone is of no use to a phone.
  const forPhones = inTheNetwork[0] ?? (isOnlyHere(first) ? undefined : first);
  const code = forPhones === undefined ? [] : qrCode(forPhones, colours);
  const hasRoom = code.length > 0 && (terminal.columns || 80) >= MARGIN.length + widthOf(forPhones ?? "");
  const lines = [
    "",
    `The house is open: ${first}`,
    ...inTheNetwork.map((address) => `With a phone in the same network: ${address}`),
    "",
    ...(hasRoom ? [...code, ""] : []),
    `Everything is kept in ${kept}.`,
    ...(secret === undefined
      ? []
      : [
          "",
          `To run it: ${new URL("operator", first).href}`,
          `with the secret ${secret}, which is shown only now.`,
          "",
        ]),
    "Ctrl+C closes it. Games in play go on when it opens again.",
    "",
  ];
  terminal.write(lines.map((line) => (line === "" ? "\n" : `${MARGIN}${line}\n`)).join(""));
}

function isOnlyHere(address: string): boolean {
  return new URL(address).hostname === "localhost";
}

function modulesOf(text: string): boolean[][] {
  return encode(text, { ecc: "M", border: 2 }).data;
}

function widthOf(text: string): number {
  return text === "" ? 0 : modulesOf(text).length;
}

/**
 * Two rows of the code in each line of text. Dark on light, as cameras expect it, whatever the terminal's own colours
 * are; without colours it is drawn for a dark terminal.
 */
export function qrCode(text: string, colours: boolean): string[] {
  const rows = modulesOf(text);
  const lines: string[] = [];
  for (let y = 0; y < rows.length; y += 2) {
    const [upper = [], lower = []] = [rows[y], rows[y + 1]];
    const blocks = upper.map((dark, x) => block(dark === colours, (lower[x] ?? false) === colours)).join("");
    lines.push(colours ? `${BLACK_ON_WHITE}${blocks}${AS_BEFORE}` : blocks);
  }
  return lines;
}

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

/** Infos that somebody at a terminal wants to know; all warnings and errors are shown in any case. */
const TOLD: ReadonlySet<string> = new Set(["a new house begins", "house is closing", "backup made"]);

/** Writes the server's own log for somebody who reads along: the time, what it is, and the rest. */
export function terminalLogger(terminal: Terminal): Logger {
  return (level, what, fields = {}) => {
    if (level === "info" && !TOLD.has(what)) return;
    const rest = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}=${value}`);
    const time = new Date().toTimeString().slice(0, 8);
    terminal.write(`${MARGIN}${time} ${MARKS[level]}${what}${rest.join("")}\n`);
  };
}

const MARKS: Readonly<Record<Level, string>> = { info: "", warning: "warning: ", error: "error: " };
