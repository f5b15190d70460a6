import type { Options } from "../../rules/index.ts";
import type { Phase } from "../phases.ts";

type Variant = Pick<Options, "handSize" | "overtrump" | "compulsoryHand">;

/** Help for what is to be decided now. */
export const phases = {
  declaration: ({ handSize, compulsoryHand }: Variant) => {
    const [part, twice] =
      handSize === 4
        ? ["un quarto", ", e il primo che decide di giocare ne deve fare due"]
        : ["un terzo", ""];
    return `Passi, giochi servito con le carte che hai, o scegli le carte da cambiare e tocchi Cambio. Ogni presa vale ${part} del piatto; chi gioca e non ne fa paga la bestia${twice}.${compulsoryHand ? " Dopo una smazzata senza bestia non si passa." : ""}`;
  },
  blind: () =>
    "Chi ha passato può ancora entrare al buio: butta via le sue carte, ne pesca altrettante dal mazzo e gioca con quelle, qualunque siano.",
  play: ({ overtrump }: Variant) =>
    `Si risponde al seme di uscita; chi non può gioca una briscola, ${overtrump ? "più alta di quelle in tavola se ne ha una" : "anche più bassa"}; chi non ha nemmeno quella gioca quello che vuole. Tocca due volte una carta, o sceglila e tocca il suo posto in tavola, o trascinala lì.`,
} satisfies Record<Phase, (variant: Variant) => string>;
