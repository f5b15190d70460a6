import { type Event, HIDDEN, teamNumber, teamOf, type View } from "../rules/index.ts";

/** BEC-33: whether the watcher is looking at a player in this view. */
function looksAt({ own }: View, seat: number): boolean {
  const { at, arrived = false, onCards } = own?.gaze ?? {};
  return arrived && !onCards && at === seat;
}

/** Everything in this view that its watcher may not know (BEC-33, BEC-37). */
export function secretsInView(view: View): string[] {
  const { watcher, players, teams, imaginary, eggDeck, flock, lastPass, options } = view;
  const eyesMatter = options.table === "online" && options.lineOfSight;
  const own = typeof watcher === "number" ? teamOf(view, watcher) : -1;
  const isOpen = (items: readonly string[]) => items.some((item) => item !== HIDDEN);
  return [
    ...players.flatMap(({ hand, shown, act, gaze }, seat) => {
      if (seat === watcher) return [];
      const sees = !eyesMatter || looksAt(view, seat);
      return [
        ...(!shown && isOpen(hand) ? [`the hand of ${seat}: ${hand}`] : []),
        ...(act !== null && !sees ? [`what ${seat} does: ${act}`] : []),
        ...(typeof gaze === "number" && !sees ? [`where ${seat} looks: ${gaze}`] : []),
      ];
    }),
    ...teams.flatMap(({ signal, signalsByBreed, proposals, change }, team) =>
      team === own ||
      [signal, signalsByBreed, proposals, change].every((one) => one === HIDDEN || one === null)
        ? []
        : [`what guild ${team} has agreed`],
    ),
    ...(isOpen([...(imaginary ?? []), ...eggDeck, ...flock]) ? ["a card or an egg that lies face down"] : []),
    ...(lastPass !== null && lastPass.card !== HIDDEN && lastPass.from !== watcher && lastPass.to !== watcher
      ? [`the card that was passed: ${lastPass.card}`]
      : []),
    ...("fidgets" in view ? ["who will fidget"] : []),
    ...("trail" in view ? ["hands of before"] : []),
    ...(view.secrets !== null && view.phase !== "over" ? ["the guilds' secrets"] : []),
  ];
}

/** Whether a watcher may be told this, by what they saw before it and see after it. */
export function mayKnow(event: Event, before: View | undefined, after: View): boolean {
  const { watcher } = after;
  const sees = (seat: number) =>
    seat === watcher || looksAt(after, seat) || (before !== undefined && looksAt(before, seat));
  const isMate = (seat: number) =>
    typeof watcher === "number" && teamOf(after, seat) === teamOf(after, watcher);
  switch (event.type) {
    case "seen":
      return !after.options.lineOfSight || sees(event.seat);
    case "eyes":
      return event.gaze === "cards" || sees(event.seat);
    case "performs":
    case "letsGo":
    case "looks":
    case "tookBack":
      return event.seat === watcher;
    case "revealed":
      return after.phase === "over";
    case "shouted":
      return event.seat === watcher || after.phase !== "round";
    case "signal":
      return typeof watcher === "number" && teamNumber(after, event.team).seats.includes(watcher);
    case "proposed":
    case "accepted":
    case "asked":
    case "confirmed":
    case "declined":
    case "said":
      return isMate(event.seat);
    case "dealt":
      return event.seat === watcher || event.hand.every((card) => card === HIDDEN);
    case "passed":
      return event.card === HIDDEN || event.from === watcher || event.to === watcher;
    case "drew":
      return event.card === HIDDEN || event.seat === watcher;
    default:
      return true;
  }
}
