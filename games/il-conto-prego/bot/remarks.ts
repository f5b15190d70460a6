import type { Phrase, Seat } from "@tavolata/kernel";
import type { Bill, Event } from "../rules/index.ts";

/** So many cards too few are a joke, not a bluff. */
const A_JOKE = 3;

/** What a bot might say when everybody is told this. */
export function remark(event: Event, seat: Seat): Phrase | undefined {
  switch (event.type) {
    case "handBegins":
      return event.hand === 1 ? "hello" : undefined;
    case "bill":
      return aboutBill(event, seat);
    case "eliminated":
      return event.seat === seat ? undefined : "unlucky";
    case "gameOver":
      return event.places[seat] === 1 ? "good-game" : "well-played";
    default:
      return undefined;
  }
}

function aboutBill(bill: Bill, seat: Seat): Phrase | undefined {
  const { capotavola, cameriere, loser, verdict, missing, jokers } = bill;
  if (bill.hands[seat]?.length === 0) return undefined;
  if (seat === loser) return verdict === "true" ? "no-way" : "ouch";
  if (seat === cameriere) return "phew";
  if (verdict === "true") return missing > 0 && missing === jokers ? "wow" : undefined;
  return missing - jokers >= A_JOKE && seat !== capotavola ? "come-on" : undefined;
}
