import type { Purpose } from "../../rules/index.ts";

/** Short sentences for people playing their first game. */
export const coach = {
  begins: "Due azioni a turno: pesca, gioca una carta, o scartane per ripulire il terrazzo.",
  reveals: "Le penne su una carta dicono quanti Piccioni rivela: arrivano a fine turno.",
  draw: "Hai poche carte: pescane fino a tre. In mano ne tieni al massimo cinque.",
  play: "Tocca una carta per leggerla: ogni piccione che diventa Trofeo vale un punto.",
  clean: "Hai del Guano sul terrazzo: lo togli scartando una carta, due per una Montagna.",
  finalPhase:
    "Fase Finale: niente stormi, se non tornano piccioni nel mazzo; quello che resta sui terrazzi costa punti.",
  others: "Con una Reazione puoi rispondere alle carte degli altri.",
  flock: "A fine turno arriva lo stormo: ognuno plana dove dice la sua carta.",
  answer: "Puoi rispondere con una Reazione, se ne hai una che va bene, o lasciar passare.",
  secret: "Che cosa risponde ognuno si vede quando hanno risposto tutti.",
  asked: "Adesso gli altri possono rispondere alla tua carta, anche in più giri.",
  throwAway: "In mano restano cinque carte: tocca quelle che non ti servono.",
  choice: {
    trophy: "Quello che scegli ti dà un Trofeo.",
    scare: "Chi si spaventa vola nell'altra Area con meno piccioni; se più Aree sono pari, torna nel mazzo.",
    evict: "Chi è sfrattato torna nel mazzo, senza cercare un'altra Area.",
    assign: "Scegli chi si sposta, e poi dove, se la carta non lo dice.",
    remove: "Quello che scegli va fra gli scarti.",
    receiver: "Sul terrazzo di un avversario gli costa punti.",
    landing: "Può planare in più Zone: decidi tu.",
    followers: "Chi segue va nella stessa Zona: puoi anche non scegliere nessuno.",
    biggest: "Sono grossi uguale: scegli tu a chi tocca.",
  } satisfies Record<Purpose, string>,
  scareToFolla: "Chi si spaventa vola nell'altra Area con meno piccioni; se più Aree sono pari, nella Folla.",
  watching: "Da qui vedi tutto quello che è scoperto; le mani e i Trofei no.",
  over: "Ogni Trofeo vale un punto, due se è Guano; ogni carta sul terrazzo ne costa uno, due se è una Montagna.",
};
