import type { Season } from "../../folds/circle/seasons/state.ts";
import { circleAccount } from "../../folds/table/circle-chips.ts";
import type { PublicSeason } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";

/** What everybody has of the circle's chips of a season; null if it has none. */
export async function chipsIn(
  store: Pick<Store, "balances">,
  circle: string,
  { id, plan, given }: Season,
): Promise<PublicSeason["chips"]> {
  if (plan.stack === null) return null;
  const account = (person: string) => circleAccount({ circle, season: id }, person);
  const balances = await store.balances(given.map(account));
  return Object.fromEntries(given.map((person) => [person, balances.get(account(person)) ?? 0]));
}
