import type { Purpose } from "../../rules/index.ts";

/** Short sentences for people playing their first game. */
export const coach = {
  begins: "Hai due azioni: pesca, gioca una carta, o scartane per ripulire il terrazzo.",
  reveals: "Le penne su una carta dicono quanti Piccioni rivela: arrivano a fine turno.",
  draw: "Hai poche carte: pescane fino a tre. In mano ne tieni al massimo cinque.",
  play: "Tocca una carta per leggerla, poi giocala: ogni piccione che diventa Trofeo vale un punto.",
  clean: "Hai del Guano sul terrazzo: toglilo scartando, o fanne un Trofeo.",
  finalPhase: "È la Fase Finale: niente più stormi, e quello che hai sul terrazzo alla fine ti costa punti.",
  others: "A ogni carta di chi è di turno potrai rispondere.",
  flock: "A fine turno arriva lo stormo: ognuno plana dove dice la sua carta.",
  answer: "Puoi rispondere con una Reazione, se ne hai una che va bene, o lasciar passare.",
  secret: "Che cosa risponde ognuno si vede quando hanno risposto tutti.",
  asked: "Adesso si può rispondere alla carta, anche più volte: si chiede di nuovo dopo ogni Reazione.",
  throwAway: "In mano restano cinque carte: tocca quelle che non ti servono.",
  choice: {
    trophy: "Quello che scegli diventa un tuo Trofeo.",
    scare: "Chi si spaventa vola nell'Area con meno piccioni; se più Aree sono pari, torna nel mazzo.",
    evict: "Chi è sfrattato torna nel mazzo, senza cercare un'altra Area.",
    assign: "Quelli che scegli si spostano dove vuoi tu.",
    remove: "Quello che scegli va fra gli scarti.",
    receiver: "Meglio da chi sta vincendo: ogni carta scoperta costa un punto.",
    landing: "Può planare in più Zone: decidi tu.",
    followers: "Chi la segue finisce nella stessa Area: puoi anche non scegliere nessuno.",
    biggest: "Sono grossi uguale: quello che scegli è un tuo Trofeo.",
  } satisfies Record<Purpose, string>,
  watching: "Da qui vedi tutto quello che è scoperto; le mani e i Trofei no.",
  over: "Ogni Trofeo vale un punto, due se è Guano; ogni carta sul terrazzo ne costa uno, due se è una Montagna.",
};
