/** The rules for those who play, clause by clause; RULES.md is what they are taken from. */
export const clauses = {
  "CON-1": "Si gioca da 3 a 8 persone, con 108 carte: due mazzi francesi e 4 Jolly.",
  "CON-2":
    "Ognuno riceve 6 carte e le tiene segrete. Da 6 giocatori in su potete scegliere di giocare con 5 carte a testa.",
  "CON-3":
    "I ranghi, dal più basso al più alto: 2 3 4 5 6 7 8 9 10, Fante, Regina, Re, Asso. Al conto il Jolly vale una carta di qualsiasi rango, ma non si può chiamare.",
  "CON-4":
    "Apre chi siede alla sinistra del mazziere, e si va in senso orario saltando chi è fuori. Il primo mazziere è scelto a caso; poi a ogni mano tocca al giocatore alla sua sinistra, a meno che non decida la regola dell'Oste (CON-21).",
  "CON-5":
    "Quando tocca a te, la carta che mostravi torna nella tua mano. Gli altri l'hanno vista: sanno che ce l'hai, e sul taccuino resta scritta.",
  "CON-6":
    "Non si passa: ordini, spezi, abbondi o chiedi il conto. Chi apre non può chiedere il conto, perché non c'è ancora niente da mettere in dubbio.",
  "CON-7":
    "Ordinare è aggiungere una portata nuova, di una carta sola. Le portate sono al massimo due, primo e secondo. Una portata non ancora ordinata non si può né speziare né abbondare.",
  "CON-8": "Speziare è alzare il rango di una portata, di quanto vuoi. Il numero di carte resta uguale.",
  "CON-9":
    "Abbondare è aggiungere una carta, una sola, a una portata; il rango lo scegli tu: lo stesso, più basso o più alto. Mai due carte in una volta, mai tutte e due le portate nello stesso turno.",
  "CON-10": "Varietà: dopo la tua chiamata, primo e secondo hanno ranghi diversi.",
  "CON-11":
    "Devi avere almeno una carta di una delle portate che chiami, e devi mostrarla; va bene anche se è della portata che non hai toccato. Resta scoperta davanti a te fino al tuo prossimo turno.",
  "CON-12": "Puoi mostrare di nuovo la stessa carta dell'ultima volta.",
  "CON-13":
    "Il Jolly non si mostra, e averlo in mano non conta come avere una carta chiamata. Con la regola del Saldo è diverso (CON-24).",
  "CON-14": "Tutto il resto di quello che chiami non serve averlo: il gioco sta nel bluff.",
  "CON-15":
    "Una portata arriva al massimo a 12 carte: le 8 di un rango più i 4 Jolly, altre non ce ne sono. Se non puoi chiamare niente, ti resta solo il conto.",
  "CON-16":
    "Il conto lo può chiedere solo chi è di turno: «Il conto, prego!» Allora tutti scoprono le carte; contano anche quelle già mostrate.",
  "CON-17":
    "Le portate dell'ultima chiamata si compongono con le carte di tutti, e i Jolly coprono quelle che mancano, una per ciascuno. Se così ci sono tutte e due le portate, la chiamata è vera; se no, è falsa.",
  "CON-18":
    "Se la chiamata è vera, perde la mano chi ha chiesto il conto: il capotavola. Se è falsa, la perde chi ha chiamato per ultimo: il cameriere. Tutti gli altri la vincono.",
  "CON-19":
    "Due esempi (CON-17). Chiamata «due Assi e tre Re»: in tavola ci sono due Assi, due Re e un Jolly, quindi è vera. Chiamata «tre 3 e due Assi»: ci sono due 3, due Assi e nessun Jolly, quindi è falsa.",
  "CON-20":
    "Di base si gioca un numero fisso di mani, se non dite altro due per giocatore; con il Saldo o gli Omaggi (CON-23, CON-25) un limite c'è solo se lo scegliete. Al limite vince chi ha perso meno mani; poi conta chi è rimasto in gioco più a lungo, poi chi ha più Omaggi. Se la partita finisce prima contano, nell'ordine: tutti gli Omaggi, restare più a lungo, più Omaggi, meno mani perse; chi è pari in tutto divide il posto.",
  "CON-21":
    "Regola dell'Oste: chi vince il duello del conto fa l'Oste e dà le carte nella mano successiva. Se la chiamata era vera l'Oste è chi l'ha fatta, se era falsa è chi ha chiesto il conto.",
  "CON-22":
    "Se il verdetto non è dipeso da un Jolly, l'Oste comincia la mano successiva con una carta in più. Una chiamata vera non dipende dai Jolly quando torna anche senza; una falsa non ne dipende mai.",
  "CON-23":
    "Regola del Saldo: ogni mano che perdi è un Saldo. All'inizio di ogni mano guardi le tue carte e ne scarti una a faccia in giù per ogni Saldo, scelta da te, tutti insieme. Quando i Saldi sono tanti quante le carte che si danno sei subito fuori, e vince chi resta per ultimo.",
  "CON-24":
    "Con la regola del Saldo il Jolly si può mostrare, e vale come una carta di qualsiasi rango chiamato.",
  "CON-25":
    "Regola degli Omaggi: ogni conto che chiedi e vinci è un Omaggio. All'inizio di ogni mano peschi una carta in più per ogni Omaggio e poi ne scarti altrettante, scelte da te. Chi arriva per primo al numero stabilito, di solito 3, vince subito la partita.",
  "CON-26":
    "Gli scarti tornano nel mazzo per la mano successiva. Con Saldo e Omaggi insieme si scarta una volta sola: guardi tutte le tue carte e ne scarti una per ogni Omaggio pescato e una per ogni Saldo. Si comincia a chiamare quando tutti hanno scartato.",
  "CON-27": "Chi è fuori resta a guardare, come il pubblico: le carte in mano agli altri non le vede.",
  "CON-28":
    "Se il mazzo non basta, le carte in più si danno a giri, una a ciascuno di quelli che ne aspettano, da chi apre in poi, finché ce n'è. All'Oste la prima vale come carta da Oste. Per gli Omaggi si scartano solo tante carte quante se ne sono pescate.",
  "CON-29":
    "Quattro consigli: ordina finché puoi, chiama alto, sappi quanto può essere grande un gruppo di carte uguali, mostra carte già viste. Si dice che fra n carte il gruppo più grande sia di 1 + n/6, Jolly compresi; misurata, la media è più vicina a 1,5 + n/7,7.",
  "CON-30":
    "Se c'è un tempo per decidere, quando scade decide l'orologio: chiede il conto; se devi aprire, ordina e mostra la tua carta più bassa; se devi scartare, scarta le tue più basse, i Jolly per ultimi, e lo sai solo tu. La prima decisione dopo un conto ha dieci secondi in più. Con gli Omaggi, senza Saldo e senza limite di mani, se l'orologio gioca da solo tante mani di fila quanti siete, la partita si chiude così com'è (CON-20).",
  "CON-31":
    "Restano segreti le mani, gli scarti e il mazzo. Si vedono le carte mostrate, quante carte ha ognuno, le chiamate sul taccuino, le mani perse, i Saldi e gli Omaggi. Dopo il conto si vedono tutte le mani, ma non gli scarti.",
};
