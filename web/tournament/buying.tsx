import { Icon } from "@tavolata/kit/art";
import type { PublicTournament, TournamentAct } from "@tavolata/server/protocol";
import { money } from "../chips/money.ts";
import { connection } from "../state/connection.ts";
import { isPerson, type OwnStatus } from "./standing.ts";
import { tournamentWords } from "./words/index.ts";

interface BuyingProps {
  readonly tournament: PublicTournament;
  readonly standing: OwnStatus;
  act(act: TournamentAct): Promise<boolean>;
}

/** Chips for whoever may buy some now. */
export function Buying({ tournament, standing, act }: BuyingProps) {
  const { act: said } = tournamentWords();
  const { plan, level, players, phase } = tournament;
  const { rebuy, addOn } = plan;
  const me = connection.person.value?.id;
  const own = players.find((player) => isPerson(player) && player.who.id === me);
  // Players who went without being put out do not come back.
  if (own === undefined || own.gone !== null || phase !== "running") return null;
  const mayRebuy =
    rebuy !== undefined &&
    level !== null &&
    level <= rebuy.untilLevel &&
    own.rebuys < rebuy.times &&
    (standing.kind === "out" || (own.chips !== null && own.chips <= rebuy.below));
  const mayAddOn =
    addOn !== undefined &&
    tournament.break?.number === addOn.inBreak &&
    !own.addOn &&
    (standing.kind === "seated" || standing.kind === "walking");
  return (
    <>
      {mayRebuy ? (
        <button type="button" class="button" data-kind="main" onClick={() => act({ type: "rebuy" })}>
          <Icon name="plus" />
          {said.rebuy(money(rebuy.chips), money(rebuy.price))}
        </button>
      ) : null}
      {mayAddOn ? (
        <button type="button" class="button" data-kind="main" onClick={() => act({ type: "add-on" })}>
          <Icon name="plus" />
          {said.addOn(money(addOn.chips), money(addOn.price))}
        </button>
      ) : null}
    </>
  );
}
