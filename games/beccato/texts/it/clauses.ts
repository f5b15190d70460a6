/** The rules for players, clause by clause; they are taken from RULES.md. */
export const clauses = {
  "BEC-1":
    "I polli sono 28: tre per ognuna delle otto razze e quattro Serama. Poi ci sono 8 pollai, 28 uova (sette per ognuna delle quattro gilde), 12 carte gilda, 33 segnali e un pulcino.",
  "BEC-2":
    "Si gioca da 4 a 9, in gilde di due o tre: 2+2, 3+2, 3+3 o 2+2+2, 3+2+2, 2+2+2+2 o 3+3+2, 3+3+3 o 3+2+2+2. Le gilde si formano come si è seduti, oppure a sorte, e allora a sorte si decide anche chi siede dove. Ogni gilda ha un simbolo, assegnato o scelto prima di vedere le uova.",
  "BEC-3":
    "Le gilde si alternano intorno al tavolo: due vicini non sono mai della stessa. Tutti sanno chi è di quale gilda. Il primo mazziere è a caso.",
  "BEC-4":
    "Ogni gilda riceve una carta segnale, che vedono solo i suoi. Due gilde non hanno mai la stessa, e sono tutte voci o tutte gesti.",
  "BEC-5":
    "I pollai scoperti sono uno in meno dei giocatori, scelti a caso. Le loro razze e i quattro Serama si mescolano e si danno tutti: tre carte a testa, quattro al mazziere.",
  "BEC-6": "Su ogni pollaio va un uovo scoperto; le altre uova sono un mazzo coperto.",
  "BEC-7":
    "Il mazziere passa una delle sue quattro carte a chi siede alla sua sinistra, che ne ha quattro e ne passa una, e così via finché qualcuno esclama.",
  "BEC-8":
    "Dopo ogni manche il mazziere è chi siede alla sinistra di quello di prima. Tutti i polli si raccolgono, si mescolano e si danno di nuovo.",
  "BEC-9":
    "Coccodé lo può esclamare chiunque, in ogni momento della manche. Tutti i suoi compagni mostrano la mano.",
  "BEC-10":
    "Se un compagno ha un tris, la gilda prende l'uovo di quel pollaio, che ne riceve uno nuovo dal mazzo. Anche chi ha esclamato mostra la mano, ma un tris suo non conta. Con due tris sceglie chi ha esclamato.",
  "BEC-11":
    "Se nessun compagno ha un tris, ogni altra gilda pesca l'uovo in cima al mazzo, in ordine dalla sinistra di chi ha esclamato.",
  "BEC-12":
    "Beccato lo può esclamare chiunque, in ogni momento della manche, indicando un giocatore di un'altra gilda, che mostra la mano.",
  "BEC-13":
    "Se ha un tris, la gilda di chi ha esclamato prende un uovo a scelta: da un pollaio, che ne riceve uno nuovo, o dalla cima del mazzo.",
  "BEC-14": "Se non ha un tris, la sua gilda pesca l'uovo in cima al mazzo.",
  "BEC-15":
    "Chi è di turno e ha in mano quattro Serama può esclamare Chicchirichì e mostrarli: la sua gilda pesca l'uovo in cima al mazzo.",
  "BEC-16":
    "Chi esclama Chicchirichì senza quattro Serama fa pescare un uovo a ogni altra gilda, come in BEC-11.",
  "BEC-17": "Tre Serama non valgono niente, qualunque cosa si esclami.",
  "BEC-18":
    "La prima esclamazione chiude la manche, e le mani contano com'erano quando è stata fatta: da quando si tocca, con un credito limitato per la linea. Chi lascia subito il tasto non ha esclamato, e per un secondo tace. A pari tempo Beccato batte Coccodé e Coccodé Chicchirichì, poi conta la sinistra del mazziere.",
  "BEC-19":
    "La partita finisce quando una gilda ha sei uova. Se il mazzo è vuoto si sceglie dai pollai, che restano vuoti, anche quando è vuoto il pollaio del tris. Se non ci sono più uova, è finita.",
  "BEC-20":
    "Un uovo della propria gilda vale 2, gli altri 1. Vince chi ha più punti; a pari punti, chi ha più uova scoperte della propria gilda. Se è pari anche così, si divide.",
  "BEC-21":
    "Fra due manche una gilda può cambiare segnale, pescato o concordato, girando un suo uovo: conta ancora per arrivare a sei, ma vale 0 e in una piramide rompe il bonus. Uno chiede, gli altri confermano, e le carte li aspettano, 30 secondi al massimo. Il segnale vecchio resta segreto; senza BEC-22 è uno solo.",
  "BEC-22":
    "Niente carte segnale: ogni gilda si accorda in segreto su un segnale o su una sequenza, fino a tre. Uno propone, e vale quello che tutti accettano; nella sequenza un segnale si può ripetere. Intorno a un tavolo vero ci si apparta, e l'app non ne sa niente.",
  "BEC-23":
    "Coccodé dice anche quale pollo, o il suo colore, ed è giusto solo se un compagno ha un tris di quello; altrimenti vale BEC-11. Prima di cominciare una gilda può concordare un segnale per ogni razza; non è obbligata, nemmeno col segnale libero.",
  "BEC-24": "Le uova si mettono a piramide, con le regole da BEC-26 a BEC-30.",
  "BEC-25":
    "In cinque si prepara come in sei, e un pollo immaginario ha tre carte che nessuno guarda. Chi gli siede prima ci mescola la sua carta, chi gli siede dopo ne pesca una a caso. Non dà mai le carte e non si può beccare.",
  "BEC-26":
    "La piramide è di tre, due e una carta, dalla base a salire. Un uovo va più su solo dove sotto ci sono tutte e due le carte, e il posto lo sceglie la gilda.",
  "BEC-27":
    "La prima piramide completa chiude la partita. Gli altri riempiono i buchi con le loro tre carte gilda. Chi ha più di tre buchi è fuori dal conto, dopo tutti gli altri.",
  "BEC-28":
    "Le uova valgono come in BEC-20, le carte gilda 0. Un piano tutto di una gilda vale il doppio, carte gilda comprese, e la cima sempre. Un uovo coperto non è di nessuna gilda.",
  "BEC-29":
    "Il pulcino è sul tavolo dall'inizio. Una gilda che fa un Chicchirichì giusto quando le manca solo la cima può metterci il pulcino invece di un uovo: vale 5, raddoppiato 10.",
  "BEC-30":
    "Gli esempi del regolamento fanno 24 (12 + 2 + 10), 9 (3 + 2 + 4) e 8 (4 + 4 + 0), e il gioco li segue.",
  "BEC-31":
    "I segnali sono 33: i 24 del regolamento, tre dai suoi esempi e sei nostri. Sono gesti, argomenti di cui si parla o suoni, e destra e sinistra sono diverse. Senza le voci, valgono solo i 24 gesti.",
  "BEC-32":
    "Chiunque può fare qualunque segnale, vero o falso, in ogni momento. Dura da 0,7 a 2 secondi, poi le mani riposano per 1,5. Per confondere, il tavolo aggiunge piccoli movimenti che non sono mai segnali, e ogni tanto qualcuno chiacchiera o ride senza motivo: solo chi guarda capisce che non vuol dire niente.",
  "BEC-33":
    "Si guarda un giocatore alla volta: spostare lo sguardo richiede 400 millesimi, uno sguardo ne dura almeno 600; chi ha quattro carte guarda quelle. Un segnale lo capisce solo chi guarda per 450 millesimi chi lo fa, e così dove guardano gli altri. Delle voci tutti sentono di chi sono, e se sono parole o suoni.",
  "BEC-34":
    "Intorno a un tavolo vero i gesti sono quelli veri: l'app dà le carte, decide chi ha esclamato prima e tiene le uova. I bot non possono né farli né vederli: lì si gioca fra persone.",
  "BEC-35":
    "I consigli del regolamento: lascia passare un po' di tempo fra il segnale e il Coccodé, bluffa, e fai tanti segnali.",
  "BEC-36":
    "Scaduto il tempo, l'orologio passa una carta che non rompe coppie, fa la prima scelta possibile o dà un segnale a caso a chi non ne ha nessuno. Dopo 12 giri senza esclamazioni la manche è nulla. Tante manche nulle di fila quanti sono i giocatori chiudono la partita, e si conta.",
  "BEC-37":
    "Nascosti sono le mani, le carte che passano (le sanno chi dà e chi riceve), il mazzo delle uova, i segnali delle altre gilde e quelli non visti. Tutti sanno esclamazioni, mani mostrate, uova, pollai, e chi parla o fa un suono.",
  "BEC-38":
    "Mentre ci si accorda e fra due manche si può dire qualcosa alla propria gilda, con frasi già pronte: nessun altro lo viene a sapere. Sei frasi a testa fra una distribuzione e l'altra.",
  "BEC-39":
    "A partita finita tutti vengono a sapere i segnali di ogni gilda, in quale manche chi aveva un tris li ha fatti, chi se n'è accorto e a chi sono sfuggiti. Prima, niente.",
} as const;
