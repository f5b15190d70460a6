import type { Widen } from "@tavolata/kernel";

const days = (n: number) => (n === 1 ? "un giorno" : `${n} giorni`);

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Che cosa teniamo di te",
  intro:
    "In breve: il meno possibile, solo per giocare, e te lo puoi riprendere. Niente pubblicità, niente conteggi di visite, niente che arrivi da altri siti.",
  kept: "Che cosa, perché, e per quanto",
  heads: { what: "Che cosa", why: "Perché", long: "Per quanto" },
  rows: {
    person: {
      what: "Nome e faccia",
      why: "Perché al tavolo si sappia chi sei. Il nome è quello che scrivi tu: non deve essere quello vero.",
      long: (guestDays: number) =>
        `Finché torni; dopo ${days(guestDays)} senza vederti si cancellano, se non hai una passkey o dei codici.`,
    },
    devices: {
      what: "I tuoi dispositivi",
      why: "Browser e sistema («Chrome · Android»), quando sono entrati e quando si sono visti l'ultima volta, per riconoscerti e perché tu li possa scollegare. Il segreto nel cookie qui è solo un'impronta, da cui non si torna indietro.",
      long: "Finché non li scolleghi.",
    },
    ways: {
      what: "Passkey e codici di recupero",
      why: "Per farti tornare. Della passkey abbiamo solo la parte pubblica, dei codici solo l'impronta. Dita e facce restano nel tuo telefono.",
      long: "Finché non li togli o non li usi.",
    },
    games: {
      what: "Le partite",
      why: "Le mosse, chi sedeva dove e com'è finita: per rivederle, verificarle e contare i tuoi numeri.",
      long: (gameDays: number) =>
        `Le mosse ${days(gameDays)} dopo la chiusura del tavolo; chi sedeva dove e com'è finita finché ci sei.`,
    },
    chat: {
      what: "Le chiacchiere al tavolo",
      why: "Perché si possano rileggere durante la serata.",
      long: (chatDays: number) => `${days(chatDays)} dopo la chiusura del tavolo.`,
    },
    peace: {
      what: "Chi non ascolti o hai bloccato, e le segnalazioni",
      why: "Perché chi vuoi lontano resti lontano, e chi gestisce la casa possa aiutare. A una segnalazione si uniscono le chiacchiere e la cronaca di quel tavolo, mai le carte coperte.",
      long: (reportDays: number) => `Finché non fai pace; le segnalazioni ${days(reportDays)}.`,
    },
    circles: {
      what: "I circoli",
      why: "Chi ne fa parte e con che compiti, gli avvisi, chi ha mandato via chi e perché; e chi in questo momento ha la pagina aperta, perché ci si trovi.",
      long: "Finché il circolo c'è; di chi si cancella sparisce tutto.",
    },
    chips: {
      what: "I gettoni",
      why: "Sono per gioco e non si comprano: quanti ne hai, e i passaggi fra borsellini e tavoli.",
      long: "Finché ci sei.",
    },
    network: {
      what: "L'indirizzo di rete",
      why: "Per frenare chi esagera. Non si scrive accanto al tuo nome; per i gettoni del giorno ne resta un'impronta.",
      long: "Qualche minuto; l'impronta due giorni.",
    },
  },
  seen: "Che cosa vedono gli altri",
  seenRows: [
    "Chi è al tavolo con te vede nome e faccia, e quante partite avete finito insieme.",
    "Chi ha il link di una partita finita la può rivedere, con i nomi; quelle di un circolo, se lo vuole, le vedono solo i membri.",
    "I membri di un tuo circolo vedono che ne fai parte e quando ci sei.",
    "I tuoi numeri li vedono gli altri solo se dici di sì, nel profilo.",
    "Elenchi di persone non ce ne sono, e nessuno ti può cercare.",
  ],
  yours: "Portare via, cancellare",
  yoursText:
    "Nel profilo c'è un file con tutto quello che la casa sa di te, e il pulsante che cancella. Cancellare vuol dire cancellare: nelle partite finite resta un posto senza nome, e i gettoni tornano alla casa. Nelle copie di sicurezza di chi gestisce la casa i dati restano finché quelle copie vengono tenute.",
  profile: "Apri il tuo profilo",
  cookies: "Cookie",
  cookiesText:
    "Uno solo, «tavolata»: dice alla casa che sei tu, e si rinnova a ogni visita. Lingua, suoni e altre scelte le ricorda il tuo browser e non le manda a nessuno.",
  third: "Altri",
  thirdText:
    "Nessuno. Caratteri, disegni e suoni arrivano tutti da qui. Chi gestisce questa casa tiene i dati sulla sua macchina: se hai domande, chiedi a chi ti ha mandato il link.",
};

export type PrivacyWords = Widen<typeof it>;
