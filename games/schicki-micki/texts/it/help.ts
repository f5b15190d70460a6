import type { Phase } from "../phases.ts";

export const phases = {
  turning:
    "Guarda la fila. Una carta con due lombrichi: bussa. Due carte identiche: pedina rossa. Lo stesso particolare nello stesso colore su due carte: chiamalo; se ce n'è più d'uno, pedina blu. Conta solo quello che vale di più; chi sbaglia restituisce una carta.",
  window:
    "Qualcuno ha reagito, e gli altri hanno ancora un attimo. Ognuno può fare una chiamata e una mossa della mano; che cosa ha fatto una mano si vede alla fine.",
  vote: "I tempi sono troppo vicini. Votate chi ha fatto prima: se la maggioranza è d'accordo tutte le carte vanno a chi ha indicato, altrimenti una carta a testa.",
} satisfies Record<Phase, string>;
