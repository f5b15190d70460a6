/** The rules for players, clause by clause; they are taken from RULES.md. */
export const clauses = {
  "PIC-1":
    "Si gioca da 2 a 6, con 38 piccioni, 4 Luoghi (Strada, Statua, Cavi Alta Tensione, Folla) e 55 carte azione.",
  "PIC-2":
    "Quanti piccioni di ogni tipo ci sono nel mazzo dipende da quanti giocano: da 22 in due o tre fino a tutti e 38 in sei.",
  "PIC-3":
    "Ogni giocatore e ogni Luogo riceve un piccione scoperto, senza badare a che cosa c'è scritto. Ognuno pesca 3 carte azione, che vede solo chi le pesca. Chi comincia si tira a sorte.",
  "PIC-4":
    "Quando il mazzo azione è vuoto, gli scarti, che stanno scoperti, si rimescolano e fanno il nuovo mazzo.",
  "PIC-5":
    "Nel tuo turno fai esattamente due azioni, anche due volte la stessa: pescare, giocare, scartare. Una carta si può giocare anche a vuoto, senza un bersaglio: fa quello che resta, e rivela i suoi piccioni. Chi non può fare niente salta l'azione.",
  "PIC-6":
    "Si pescano da 1 a 3 carte azione. In mano se ne tengono al massimo 5: chi ne ha di più sceglie quali scartare.",
  "PIC-7":
    "Chi gioca una carta dice su che cosa agisce, poi si risponde tutti insieme, anche chi è di turno. Si risolve in senso orario: chi annulla, chi devia, chi contribuisce; e si chiede di nuovo finché tutti lasciano passare. Anche a una Reazione si risponde, e l'ultima giocata vale per prima.",
  "PIC-8":
    "Le carte giocate nel turno, di chiunque siano, restano davanti al giocatore di turno e si scartano alla fine, tranne quelle assegnate a una Zona. Contano tutte per lo stormo (PIC-11), anche quelle senza effetto.",
  "PIC-9":
    "Scartando si fa una cosa sola nella propria Area: con una carta si toglie un Guano, con due una Montagna di Guano, con due un piccione diventa un Trofeo.",
  "PIC-10": "Le carte in mano sono nascoste agli altri, tranne mentre si usano.",
  "PIC-11":
    "Dopo le due azioni si somma quanti piccioni rivelano tutte le carte giocate nel turno, e se ne rivelano altrettanti, uno alla volta, ognuno fino in fondo. Se nessuna carta ne rivela, se ne rivela uno.",
  "PIC-12":
    "Se dopo lo stormo il mazzo dei piccioni è vuoto comincia la Fase Finale. Un piccione da rivelare quando il mazzo è vuoto va perso; se intanto ne sono tornati, arriva.",
  "PIC-13":
    "Nella Fase Finale tutti, tranne chi l'ha innescata, fanno un ultimo turno, senza stormo. Poi la partita è finita.",
  "PIC-14":
    "Se dei piccioni tornano nel mazzo, la Fase Finale si ferma subito e si va avanti finché non ne comincia un'altra; quel turno ha il suo stormo. Dopo 30 turni a testa la partita finisce comunque.",
  "PIC-15":
    "Ogni Guano o Montagna di Guano fra i Trofei vale 2 punti, ogni altro Trofeo 1. Nella tua Area ogni Guano scoperto costa 1 punto, ogni Montagna 2, ogni piccione 1. I Luoghi non contano.",
  "PIC-16":
    "Vince chi ha più punti. In parità, chi ha meno carte scoperte nella sua Area; poi chi è più vicino, in senso orario, a chi ha innescato la Fase Finale, che è il più vicino di tutti.",
  "PIC-17": "Una carta assegnata, spostata o ricevuta si trova da quel momento nella sua nuova Zona.",
  "PIC-18":
    "I piccioni spaventati volano insieme nell'Area con meno piccioni, mai in quella che lasciano. Se più Aree sono pari, si rimescolano nel mazzo.",
  "PIC-19":
    "Se capitano insieme, prima si fanno i Trofei e poi ci si spaventa. I Trofei non si toccano più. La loro faccia resta nascosta fino alla fine: la conosce solo chi ha il Trofeo, se l'ha vista.",
  "PIC-20":
    "Un piccione con Ritorna che diventerebbe un Trofeo si rimescola nel mazzo, e al suo posto è Trofeo la prima carta del mazzo, che nessuno vede. Non vale nella Fase Finale, né con il mazzo vuoto.",
  "PIC-21":
    "I Trofei si distribuiscono uno alla volta a chi ha contribuito, cominciando dal giocatore di turno e in senso orario. Ognuno conta una volta sola.",
  "PIC-22": "Grasso, che occupa due posti, plana nell'Area del giocatore di turno.",
  "PIC-23":
    "Infame plana nell'Area con più Trofei; se sono pari, sceglie il giocatore di turno. Per lui vale Ritorna (PIC-20).",
  "PIC-24":
    "Picciona plana nell'Area del giocatore di turno, che può farla seguire da uno o due Stupidi dei Luoghi, Folla compresa.",
  "PIC-25":
    "Stupido plana sulla Statua o sui Cavi, dove ci sono più posti occupati, anche se è pieno; se sono pari, sceglie il giocatore di turno.",
  "PIC-26": "Zoppo plana sulla Strada. Non vola: spaventarlo non serve.",
  "PIC-27":
    "Strada, Statua e Cavi hanno 3 posti. Con uno di troppo: sulla Strada chi arriva è un Trofeo del giocatore di turno, sulla Statua si spaventano tutti, sui Cavi il più grosso è un Trofeo e gli altri si spaventano. Nella Folla c'è sempre posto, e nessuno diventa un Trofeo.",
  "PIC-28":
    "Le 55 carte azione sono nostre: che cosa fa ognuna è scritto sulla carta. Fino a due vuol dire almeno uno, se è la prima cosa che la carta fa; una Zona a tua scelta può essere la tua. Chi è sfrattato, se vola, torna nel mazzo e non cerca un'Area; in Fase Finale invece si spaventa.",
  "PIC-29":
    "I numeri delle carte nostre si regolano perché la partita sia equilibrata e viva; i totali non cambiano. Un'opzione nostra manda nella Folla, dalla seconda Fase Finale in poi, i piccioni spaventati in parità.",
  "PIC-30":
    "Il mazzo è un file scritto con poche parole: chi ha la scatola può copiare le sue carte in un modulo, o nel file, e giocarci. Gli errori si leggono accanto al loro campo; un file sbagliato si rifiuta con la riga e il motivo.",
  "PIC-31":
    "C'è un tempo per ogni azione e uno per rispondere. A tempo scaduto si pesca quanto ci sta in mano, chi non ha risposto lascia passare, e vale la prima scelta possibile.",
  "PIC-32":
    "Sono nascoste le mani, i mazzi e le facce dei Trofei; tutto il resto si vede. Che cosa ha risposto ognuno si mostra solo quando hanno risposto tutti.",
} as const;
