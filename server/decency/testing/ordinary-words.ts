function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** What people say at a table and elsewhere, and words that only look like others: none of them is rude. */
export const ORDINARY_ITALIAN: readonly string[] = words(`
ciao buonasera buongiorno buonanotte salve arrivederci grazie prego scusa scusate permesso certo forse magari davvero
sempre mai ancora subito dopo prima adesso ora ieri oggi domani stasera stamattina settimana mese anno anni ano nuovo
carta carte mazzo mazzi mano mani seme semi denari coppe spade bastoni bastone basta bastano bastava bastoncino asso assi
due tre quattro cinque sei sette otto nove dieci fante cavallo cavalli re regina donna donne picche fiori quadri cuori
scopa scope scopetta scopare scopone briscola tresette tressette piatto piatti pelato posta poste puntata fiche
gettone gettoni banco banca monte pozzo turno turni punto punti punteggio partita partite gioco giochi giocare giocato
giocatore giocatrice vinto vince vincere vincitore perso perde perdere pareggio rivincita torneo tavolo tavoli tavolata
sedia sedie posto posti mazziere smazzata mescola mescolare taglia tagliare tagliato coppia coppie squadra compagno
conto conti prego cameriere cameriera oste osteria trattoria ristorante menu antipasto primo secondo contorno dolce
pane pani panna panino penna penne pena pene penare pepe pasta paste pesto pizza pizze riso sugo sughi brodo minestra
minestrone ragu lasagne gnocchi tortellini ravioli polenta farina uovo uova burro latte formaggio mozzarella ricotta
parmigiano pecorino prosciutto salame mortadella salsiccia speck bresaola carne manzo vitello maiale agnello pollo tacchino
coniglio pesce pesci tonno salmone merluzzo orata branzino acciughe alici sarde cozze vongole gamberi calamari polpo seppia
verdura insalata pomodoro patata patate cipolla aglio carota sedano finocchio finocchi fagiolo fagioli fava fave ceci lenticchie
piselli pisello zucca zucchina melanzana peperone cetriolo carciofo cavolo cavoli cavolfiore broccolo spinaci bietola radicchio
frutta mela mele pera pere pesca pesche albicocca ciliegia fragola uva fico fichi figo banana arancia limone pompelmo pompelmi
kiwi anguria melone mandarino castagna noce nocciola mandorla pistacchio oliva olive olio aceto sale zucchero cannella
vino vini rosso bianco rosato birra birre acqua gassata naturale caffe cappuccino spremuta grappa amaro limoncello negroni
spritz prosecco cioccolata gelato torta torte biscotto cornetto brioche crema budino tiramisu panettone pandoro
casa case cassa cassetta cucina bagno camera salotto balcone terrazza giardino cortile garage scala ascensore porta finestra
letto divano poltrona armadio lampada specchio tappeto quadro libro libri giornale rivista penna quaderno matita gomma
cazzuola cazzare cazzotto cazzeggiare cucchiaio forchetta coltello bicchiere tazza bottiglia pentola padella forno frigorifero
madre padre mamma papa figlio figlia fratello sorella nonno nonna nonni nonne nono zio zia cugino cugina nipote suocera genero
marito moglie fidanzato amico amica amici amiche vicino vicina collega capo maestro maestra professore dottore avvocato
ingegnere medico infermiera pompiere pompieri pompa pompe pompare idraulico elettricista muratore falegname contadino pescatore
cane cani canile canone canna canne gatto gatti topo uccello uccelli cavalla mucca toro pecora capra gallina gallo oca anatra
piccione colomba corvo gufo aquila lupo volpe orso leone tigre elefante scimmia serpente rana rospo tartaruga ape vespa
formica ragno zanzara mosca farfalla cagnolino cagnetta cagnara asino mulo porco porcino porcini porcellino cinghiale riccio
ricci riccioli riccione lepre scoiattolo talpa pinguino foca balena delfino squalo granchio lumaca chiocciola verme
albero alberi foglia fiore rosa margherita girasole tulipano bosco prato monte montagna collina valle fiume lago mare spiaggia
isola porto barca nave vela timone ancora onda marea sabbia scoglio sole luna stella cielo nuvola pioggia neve vento nebbia
caldo freddo tiepido estate inverno autunno primavera gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica
italia roma milano napoli torino venezia firenze bologna genova palermo bari cagliari trieste verona padova trento troia
figline figari culotte culla culle culmine calcolo calcolare calcio colle colla collo colli cola cole scuola scuole
veloce lento forte piano alto basso grande piccolo bello bella brutto buono cattivo giovane vecchio ricco povero sano malato
stanco sveglio felice triste contento arrabbiato curioso furbo sciocco matto pazzo pazza pazzesco pezzo pezzi pozzo puzza
furbetto fortuna fortunato sfortuna sfiga gufare gufo iella culinario sculacciata accumulo articolo muscolo ridicolo vincolo
facile difficile semplice strano normale speciale vero falso giusto sbagliato pronto pieno vuoto libero occupato aperto chiuso
andare venire fare dire vedere sentire capire sapere volere potere dovere prendere dare mettere togliere aprire chiudere
trovare cercare aspettare guardare ascoltare parlare scrivere leggere mangiare bere dormire correre camminare saltare nuotare
cogliere coglie cogliete cogliamo raccogliere accogliere sciogliere negare nego nega negato negozio negozi negoziare
minchiate merenda merito merlo merlato mercato merce mercoledi smeraldo ordine ordini torta tortura storta stronca strozzino
strozzapreti trombone tromba trombe trombetta tamburo chitarra violino pianoforte flauto battere battuta battaglia botta botte
ritardo ritardare ritardatario ritardato anticipo orario orologio minuto secondo ora bacio abbraccio carezza mano
succhiare succo succhi zoccolo zoccoli scarpa scarpe stivale calza calze gonna pantaloni camicia maglia giacca cappotto
putto putti puntare puntale putiferio nazione nazioni nazionale nazionali mongolo mongolfiera dio dea porcellana porcospino
`);

export const ORDINARY_ENGLISH: readonly string[] = words(`
hello hi hey good morning evening night thanks thank you please sorry welcome goodbye bye yes no maybe sure always never
again now later soon today tomorrow yesterday week month year hour minute second time clock watch wait waiting ready
card cards deck decks hand hands suit suits hearts diamonds clubs spades ace aces king queen jack joker knave trick tricks
trump trumps deal dealer dealt shuffle shuffled cut draw drew drawn discard pile pot pots bet bets raise call fold check
ante stake stakes chip chips bank house bluff bluffing tell lucky unlucky luck win wins won winner lose lost loser tie tied
game games play player players table tables chair seat seats score scores point points round rounds turn turns team teams
partner rules rule fair unfair referee judge timer bot bots human friend friends guest guests host room lobby chat
classic class classes glass grass mass pass passed passport password assassin assault assess asset assign assist associate
assume assure embassy bass brass cassette massage message passage sausage cocktail cockpit cockerel peacock hancock shuttlecock
dickens dictionary moby dick predict verdict addict indicate index dice dicey essex sussex middlesex sextant sextet unisex
scunthorpe penistone lightwater arsenal parse parser sparse sparsely coarse hoarse horse horses worse nurse purse curse course
shift shifts shirt shirts sheet sheets shot shots shoot shut shuttle ship ships shop sharp share shaft shallot shitake mishit
duck ducks luck truck bucket ticket pocket rocket socket funk funky fun funny fudge fuchsia fulcrum fork folk flock flick flicks
count counts county country counter account discount mount fount cant aunt hunt hunter punt stunt grunt blunt bunt taunt
bit bits bite bites bits batch beach beaches bench benches pitch stitch switch witch itch ditch rich richer butch bunch
cucumber circumstance document accumulate cumulative cumin cumbria locum scum modicum vacuum talcum hum gum drum plum
night knight nigeria niger niggle niggling snigger denigrate figure figaro fagot fagin flagon magnet pagan snag snags flag flags
swan swank thank thanks tank tanks bank banker wander wonder wink winks yank anchor ankle blanket plank planks spanking new
slot slots slug slutsk slate slip slipper salt salty sauce butter button bottle bottom bottoms bollard bolt ballots balloon
retire retail retain return retort retro tardy custard mustard leotard bastion mastery master blaster plaster pastor pasta
twist twin twine tweet twelve twenty twig sweat sweater wheat who whose whole wholesale where while white shore shores chore
dog cat cow pig sheep goat hen rooster goose turkey fox wolf bear lion tiger monkey rabbit mouse rat bird owl eagle pigeon
fish cod salmon tuna shark whale seal crab prawn bread cheese milk egg eggs ham bacon beef pork chicken rice soup salad
apple pear peach plum cherry grape lemon lime orange melon banana fig figs date dates nut nuts walnut hazelnut almond coconut
coffee tea water wine beer juice soda sugar pepper oil vinegar pizza pie cake cookie biscuit pudding cream chocolate
red green blue yellow black white brown pink grey big small tall short long high low fast slow hot cold warm cool new old
young rich poor happy sad angry tired awake hungry thirsty busy free easy hard simple strange right wrong true false
mother father mum dad son daughter brother sister uncle aunt cousin nephew niece husband wife boy girl man woman child baby
doctor nurse teacher student lawyer driver farmer baker butcher waiter waitress cook chef singer dancer actor painter writer
`);
