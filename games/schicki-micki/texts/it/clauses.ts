/** The rules for those who play, clause by clause; RULES.md is what they are taken from. */
export const clauses = {
  "SCH-1":
    "Si gioca da 2 a 7, con 64 carte: 46 fagiane con un lombrico, 6 con due lombrichi e 12 particolari, che mostrano un solo elemento.",
  "SCH-2":
    "In mezzo al tavolo stanno una pedina rossa e tante pedine blu quanti sono i giocatori meno uno, al massimo tre.",
  "SCH-3":
    "I colori sono sei, e i sei elementi di una fagiana li hanno tutti diversi. Due lombrichi sulla stessa carta hanno lo stesso colore e contano una volta; il resto del corpo non conta. Il mazzo è nostro, e uno fatto da voi può sostituirlo.",
  "SCH-4":
    "Il mazziere scopre le carte lentamente, una accanto all'altra, e gioca come tutti. Quando qualcuno prende carte, il mazzo passa a sinistra.",
  "SCH-5":
    "Una carta arriva a tutti quando viene scoperta, mai prima, e il tempo di ognuno conta da quando il suo schermo la mostra (intorno a un tavolo, lo schermo comune). La scopre il mazziere, o l'orologio a un ritmo fisso, mai più in fretta della pausa minima.",
  "SCH-6":
    "Una reazione ferma le carte e lascia agli altri ancora un attimo per reagire; poi si decide tutto insieme. Se nessuno prende carte, la fila resta e il mazziere continua subito.",
  "SCH-7": "Una carta con due lombrichi viene prima di tutto: si bussa.",
  "SCH-8": "Poi vengono due carte identiche: si prende la pedina rossa.",
  "SCH-9":
    "Poi più particolari uguali: si prende una pedina blu. Due cappelli rossi e due cappelli blu sono due, tre cappelli rossi sono uno solo.",
  "SCH-10":
    "Poi un solo particolare uguale: si chiama il suo nome. Se non c'è niente di tutto questo, ogni reazione è sbagliata; senza carte in fila non si reagisce, e quello che si fa nei primi 0,12 secondi della prima carta non conta.",
  "SCH-11":
    "Ognuno può fare una chiamata e una mossa della mano, che poi è impegnata fino alla prossima carta. Che cosa ha fatto una mano si vede solo alla fine; le chiamate si sentono subito. Chi allunga la mano verso una pedina che non c'è più non vince e non perde.",
  "SCH-12":
    "Conta solo la cosa più importante in fila, anche se c'è dell'altro. Quello che non è giusto costa una carta; con due lombrichi, una pedina blu non costa niente se ci sono più particolari uguali.",
  "SCH-13":
    "La prima chiamata giusta, la prima bussata giusta e la pedina rossa presa a ragione valgono tutte le carte della fila. Se qualcuno bussa a ragione contano solo le bussate.",
  "SCH-14":
    "Chi ha preso a ragione una pedina blu riceve una carta della fila; le altre vanno sotto il mazzo, quelle che mancano si prendono da sopra. Se il mazzo non basta la partita è finita, e la carta che manca vale lo stesso un punto.",
  "SCH-15":
    "Bussare a ragione batte sempre chiamate e pedine, anche quelle giuste sulla fila di prima: chi le ha fatte non vince e non perde.",
  "SCH-16":
    "Una chiamata giusta che non basta, perché in fila c'è qualcosa di più importante, non porta niente e non costa niente.",
  "SCH-17":
    "Ogni reazione sbagliata costa una carta della propria pila, che si restituisce coperta sotto il mazzo; chi non ne ha non paga, ma resta fuori dalla fila (SCH-28). Si paga prima di vincere.",
  "SCH-18": "Una pedina blu presa quando in fila ci sono due carte identiche costa una carta.",
  "SCH-19": "Le pedine tornano al loro posto prima della prossima carta.",
  "SCH-20": "Le figure da 3 a 9 del regolamento valgono come esempi, e il gioco le segue alla lettera.",
  "SCH-21":
    "Vale il tempo di reazione di ognuno, misurato sul suo schermo, con un credito limitato per la linea. Sotto gli 0,12 secondi da una carta vale la fila di prima. Tempi quasi sempre uguali, o sempre al limite, si segnalano al tavolo.",
  "SCH-22":
    "Se non si può dire chi ha fatto prima, intorno a un tavolo si vota e decide la maggioranza. In rete, o senza maggioranza, resta indeciso.",
  "SCH-23":
    "Se resta indeciso, ognuno di loro riceve una carta della fila, e per il resto vale SCH-14. Chi arriva insieme sull'ultima pedina blu la prende lo stesso.",
  "SCH-24":
    "Dopo l'ultima carta si può reagire ancora per qualche secondo, che nessuno può accorciare; poi la partita finisce. Vince chi ha più carte; un pareggio si divide. Una carta che torna sotto il mazzo alla fine non allunga la partita.",
  "SCH-25":
    "I bersagli sono nove, grandi, per il pollice e per la tastiera: sei nomi, bussare, blu, rosso. Per chi non distingue i colori, ogni colore ha anche una forma.",
  "SCH-26":
    "Quando una fila viene presa si accendono i particolari uguali, con i tempi di chi ha reagito e la regola che ha deciso. Finché la fila resta si dice solo chi ha sbagliato e a che prezzo.",
  "SCH-27":
    "Tutti vedono la fila e quante carte hanno il mazzo e ogni pila, nient'altro. L'ordine del mazzo è nascosto, e nessuno schermo ha una carta prima che sia scoperta.",
  "SCH-28":
    "Chi sbaglia e non ha carte per pagare resta fuori da quella fila: finché qualcuno non la prende non chiama e non muove la mano. Se resterebbero fuori tutti, rientrano tutti.",
} as const;
