/** The rules for those who play, clause by clause; RULES.md is what they are taken from. */
export const clauses = {
  "BES-1":
    "Si gioca con 40 carte: denari, coppe, bastoni e spade, dall'asso al 7, poi fante, cavallo e re. Ognuno sceglie per sé come vederle: napoletane, piacentine o francesi (denari ♦, coppe ♥, bastoni ♣, spade ♠, la donna per il cavallo). L'aspetto non cambia il gioco.",
  "BES-2":
    "Dalla più forte alla più debole: asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2. La briscola batte ogni altro seme. Conta solo il numero delle prese.",
  "BES-3":
    "Il piatto è fatto di inviti e di bestie. Il piatto iniziale è quello prima degli inviti: non è vuoto se la smazzata prima ha lasciato una bestia o nessuno l'ha giocata (BES-24).",
  "BES-4":
    "L'invito massimo dipende dal livello, e i livelli salgono col tempo secondo una tabella che tutti possono vedere. Un livello nuovo vale dalla smazzata successiva.",
  "BES-5": "La bestia massima è il piatto, contati gli inviti della smazzata.",
  "BES-6":
    "Se qualcuno non può pagare l'invito, l'invito scende per tutti al credito più basso e la bestia è zero. Al tavolo aperto, chi è in sit-out perché ha poco credito paga l'invito finché può; quando non può più, non partecipa finché non ricarica.",
  "BES-7":
    "Se dopo l'invito qualcuno non potrebbe pagare la bestia, la bestia è il credito più basso rimasto.",
  "BES-8": "All'inizio di ogni smazzata tutti vedono l'invito, il piatto e la bestia.",
  "BES-9":
    "L'invito si preleva da solo a chi ha diritto alla smazzata, anche in sit-out. Se tutti sono in sit-out il tavolo aperto si ferma, il torneo continua. Se il piatto ha tutti i gettoni, si divide in parti uguali.",
  "BES-10":
    "A piatto iniziale vuoto ha diritto alla smazzata chi era seduto alla fine di quella prima. Alla prima smazzata, o quando si riprende dopo una sosta, chiunque sia seduto.",
  "BES-11":
    "Se il piatto iniziale non è vuoto, ha diritto solo chi ha pagato l'ultimo invito; gli altri aspettano che si svuoti. Se di loro ne resta uno, prende il piatto; se non ne resta nessuno, il piatto è aperto a tutti.",
  "BES-12":
    "In un torneo chi è senza gettoni all'inizio di una smazzata, prima dell'invito, è fuori, anche se nella smazzata prima ha pagato una bestia.",
  "BES-13":
    "Il primo mazziere è scelto a caso. Poi il mazzo passa in senso antiorario al prossimo che ha diritto alla smazzata.",
  "BES-14":
    "Se il gioco si ferma perché mancano giocatori, chi è presente conserva la precedenza a fare da mazziere. Chi si alza la perde, anche se torna prima della ripresa.",
  "BES-15":
    "Tre carte a testa, in senso antiorario dalla destra del mazziere. Poi si scopre una carta, che resta in tavola: il suo seme è la briscola.",
  "BES-16":
    "A turno si passa, si gioca servito o si gioca cambiando carte, anche tutte. Comincia chi siede alla destra del giocatore di mano, che parla per ultimo; un tavolo può scegliere che parli per primo.",
  "BES-17":
    "Le carte cambiate si pescano subito dal mazzo; gli scarti escono dal gioco senza essere visti. Non si cambiano più carte di quante ne ha il mazzo.",
  "BES-18":
    "Dopo il primo giro, chi ha passato può entrare al buio finché nel mazzo ci sono abbastanza carte: scarta le sue, ne pesca altrettante ed è obbligato a giocare.",
  "BES-19": "Chi è in sit-out passa, anche in un giro obbligato (BES-24a), e non può entrare al buio.",
  "BES-20": "Comincia il primo che gioca alla destra del mazziere. Chi fa una presa comincia la successiva.",
  "BES-21":
    "Si risponde al seme di uscita. Chi non ne ha deve giocare una briscola, anche più bassa di una già in tavola. Chi non ha nemmeno briscole gioca quello che vuole.",
  "BES-22":
    "Chi comincia la prima presa e ha la briscola dominante la deve giocare: l'asso, o il 3 se l'asso è la carta scoperta.",
  "BES-23": "La presa è della briscola più alta; se non ce ne sono, della carta più alta del seme di uscita.",
  "BES-24":
    "Se non gioca nessuno, il piatto resta per la prossima smazzata, o va al mazziere se il tavolo vuole così. Se dopo il giro al buio gioca uno solo, prende il piatto senza giocare.",
  "BES-24a":
    "Tre regole che un tavolo può scegliere: l'obbligo di sopratagliare; il piatto salvo, che resta se ogni presa è di un giocatore diverso; il giro obbligato, per cui nessuno passa dopo una smazzata senza bestia.",
  "BES-25":
    "Il piatto si divide in tante parti quante sono le prese, arrotondate al centesimo per difetto. Ogni presa vale una parte, e i resti vanno a chi ha fatto la prima.",
  "BES-26":
    "Chi ha giocato e ha fatto meno prese del dovuto, una, o due per la BES-29, paga la bestia: le bestie sono il prossimo piatto iniziale.",
  "BES-27":
    "I gettoni non nascono e non spariscono: crediti e piatto cambiano solo con chi ne porta o ne prende.",
  "BES-28": "Variante a quattro carte: quattro a testa, quattro da cambiare, quattro al buio, quattro prese.",
  "BES-29":
    "Con quattro carte, il primo che ha deciso di giocare va in bestia con meno di due prese; gli altri senza nessuna. Vale anche per chi è entrato al buio, se prima non giocava nessuno.",
  "BES-30":
    "Si va in sit-out per scelta, dalla smazzata successiva; perché non si risponde in tempo o si lascia il tavolo; o perché all'inizio di una smazzata il credito è sotto il minimo.",
  "BES-31":
    "Se ne esce dicendo di essere tornati, o tornando al tavolo. Chi era sotto il credito minimo prima ricarica; nei tornei il minimo è zero.",
  "BES-32":
    "Chi è in sit-out al suo turno di parlare non gioca la smazzata, e non entra al buio nemmeno se intanto torna. Se aveva già parlato, al suo turno si gioca la prima carta ammessa della sua mano.",
  "BES-33":
    "Al tavolo aperto si va e si viene, e i gettoni si aggiungono fra una smazzata e l'altra; chi si alza durante una smazzata la finisce in sit-out. La partita si chiude solo a piatto vuoto, e la successiva riparte da lì.",
  "BES-34":
    "Nel torneo tutti cominciano con gli stessi gettoni e i livelli salgono. In classifica è più in alto chi resta più a lungo; fra chi esce insieme, chi aveva di più prima di quella smazzata.",
  "BES-35":
    "Per dichiarare ci sono tre tasti: Passo, Servito e Cambio. Per cambiare, prima si scelgono le carte.",
  "BES-36":
    "Una carta si gioca con un doppio clic, oppure scegliendola e cliccando sulla carta in trasparenza, oppure trascinandola lì. Per l'ultima basta un clic.",
  "BES-37": "Le carte che non si possono giocare si riconoscono; un clic dice perché, con la regola.",
  "BES-38": "Il mazzo sta in modo da coprire in parte la briscola scoperta.",
  "BES-39":
    "Segreti: le mani, il mazzo e gli scarti. Di tutti: la carta scoperta, chi gioca, quante carte ha cambiato o se è al buio, le prese, i crediti e il piatto. Le carte non giocate restano coperte fino alla fine della partita.",
};
