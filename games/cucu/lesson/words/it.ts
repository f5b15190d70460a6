import type { LessonWords } from "@tavolata/kernel";
import type { Cucu } from "../../rules/index.ts";

export const WORDS = {
  about: [
    "Una carta a testa, tre vite a testa.",
    "A turno si tiene la propria carta o la si scambia con chi viene dopo.",
    "Poi si scoprono tutte: chi ha la più bassa perde una vita.",
    "Chi resta per ultimo con una vita vince.",
  ],
  steps: {
    card: "Questa è la tua carta, e la vedi solo tu. È bassa: così com'è rischi una vita.",
    swap: (_, names) =>
      `Passala a ${names(1)}: scambia. Chi viene dopo di te non può rifiutare, a meno che abbia un Re.`,
    better: (_, names) => `Molto meglio. La tua carta bassa ora ce l'ha ${names(1)}.`,
    turnedUp: (_, names) =>
      `Tutti hanno deciso e le carte si sono scoperte: ${names(1)} aveva la più bassa e perde una vita. Il giro dopo è già cominciato.`,
  },
} as const satisfies LessonWords<Cucu>;
