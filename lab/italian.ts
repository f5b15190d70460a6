/** What every report says, in Italian. `{}` stands for a number or for something in quotes. */
export const GENERAL: Readonly<Record<string, string>> = {
  "Wins by seat": "Vittorie per posto",
  "A shared win counts in parts.": "Una vittoria condivisa conta in parti.",
  "Last places by seat": "Ultimi posti per posto al tavolo",
  "Wins from the first mover on": "Vittorie a partire da chi muove per primo",
  "Seat {}": "Posto {}",
  "First mover": "Chi muove per primo",
  "{} to the left": "{} più a sinistra",
  "Wins by bot": "Vittorie per bot",
  "An even share is {} % for each seat a bot has.": "La quota equa è {} % per ogni posto di un bot.",
  "% of the wins, for one seat": "% delle vittorie, per un posto",
  "% of the wins": "% delle vittorie",
  "Doing without {}": "Fare a meno di {}",
  "The seat that may not {}": "Il posto a cui è vietata {}",
  "An even share is {} %. These bots do {} points better without it: they use it badly.":
    "La quota equa è {} %. Senza, questi bot fanno {} punti in più: la usano male.",
  "An even share is {} %. To these bots it is worth {} points of an even share.":
    "La quota equa è {} %. Per questi bot vale {} punti di quota.",
  "An even share is {} %. What it is worth cannot be seen.":
    "La quota equa è {} %. Quanto valga non si riesce a vedere.",
  "Length in moves": "Durata in mosse",
  moves: "mosse",
  "Length in minutes, at a human pace": "Durata in minuti, al ritmo delle persone",
  "Estimated from what people take over each thing.":
    "Stimata da quanto ci mettono le persone per ogni cosa.",
  minutes: "minuti",
  Stalls: "Stalli",
  "Games that came to no end": "Partite mai arrivate alla fine",
  "Games that stood still": "Partite rimaste ferme",
  "Choices at a decision": "Scelte a ogni decisione",
  choices: "scelte",
  "{} bits at a decision, if all choices were equally good.":
    "{} bit a ogni decisione, se tutte le scelte fossero ugualmente buone.",
  "What is chosen where it is open": "Che cosa si sceglie dove si può",
  "The kind of move chosen carries {} bits.": "Il tipo di mossa scelto porta {} bit.",
  "Lead changes in a game": "Cambi al comando in una partita",
  "Lead changes": "Cambi al comando",
  changes: "cambi",
  Comebacks: "Rimonte",
  "All winners were behind at half-time": "A metà partita i vincitori erano tutti indietro",
  "Teams lead and win together.": "Le squadre comandano e vincono insieme.",

  "Too few games to tell.": "Troppe poche partite per dirlo.",
  "Not even: if it were, only {} % of such runs would differ this much.":
    "Non è equo (serie così diverse, se lo fosse: solo {} %).",
  "Not even: if it were, only less than {} % of such runs would differ this much.":
    "Non è equo (serie così diverse, se lo fosse: meno di {} %).",
  "No difference seen: if it is even, {} % of such runs differ at least this much.":
    "Nessuna differenza vista (serie almeno così diverse, se è equo: {} %).",

  "Moves in a game": "Mosse in una partita",
  "Estimated length": "Durata stimata",
  "First mover's share of the wins": "Quota di vittorie di chi muove per primo",
  "Winner was behind at half-time": "Chi vince era indietro a metà partita",
  "Nothing can be compared: no game came to its end in both variants.":
    "Niente da confrontare: nessuna partita è arrivata alla fine in tutte e due le varianti.",
  "No difference seen.": "Nessuna differenza vista.",
  "{} of {} measures differ.": "Misure diverse: {} su {}.",
  "These bots felt the rule in {} of {} pairs of games: in {} somebody chose otherwise, in {} somebody else was asked or the game was longer or shorter.":
    "Questi bot hanno sentito la regola in {} coppie di partite su {}: in {} qualcuno ha scelto altro, in {} toccava a qualcun altro o la partita è stata più lunga o più corta.",
  "No decision ever felt this rule with these bots: in {} pairs of games, at {} decisions, the same was offered and the same was chosen. What they do says nothing about what it does to people.":
    "Con questi bot nessuna decisione ha mai sentito questa regola: in {} coppie di partite, in {} decisioni, si poteva scegliere lo stesso e si è scelto lo stesso. Quello che fanno non dice niente di che cosa cambi per le persone.",
  "This rule changed what was offered at {} of {} decisions, but these bots never chose otherwise in {} pairs of games. What they do says nothing about what it does to people.":
    "Questa regola ha cambiato le mosse possibili in {} decisioni su {}, ma in {} coppie di partite questi bot non hanno mai scelto altro. Quello che fanno non dice niente di che cosa cambi per le persone.",
  "Bots that do feel it, and in how many pairs of games: {}. Choose one of them with {}.":
    "Bot che la sentono, e in quante coppie di partite: {}. Se ne sceglie uno con {}.",
  "None of its other bots felt it in a few games: {}. Ask people, or play more games with the strongest of them.":
    "In poche partite nessuno degli altri bot l'ha sentita: {}. Meglio chiedere a persone, o far giocare più partite al più forte.",
  "This game has no other bots to try.": "Questo gioco non ha altri bot da provare.",

  "The time was up after {} seconds. {} plays the same games again, {} more of them.":
    "Il tempo è finito dopo {} secondi. {} rigioca le stesse partite, {} ne gioca di più.",
  "{} of {} games were given up after {} moves: with these bots they go on for ever. Let others play ({}), or set other options ({} lists them).":
    "Partite abbandonate: {} su {}, dopo {} mosse; con questi bot non finiscono mai. Fai giocare altri ({}), o scegli altre opzioni ({} le elenca).",
  "{} of {} games were given up after {} moves: with these bots they go on for ever. Set other options ({} lists them).":
    "Partite abbandonate: {} su {}, dopo {} mosse; con questi bot non finiscono mai. Scegli altre opzioni ({} le elenca).",
  "{} of {} games stood still: nobody was awaited and no clock ran, because everybody had left or the rules know no next step. Let others play ({}), or set other options ({} lists them).":
    "Partite rimaste ferme: {} su {}; non si aspettava nessuno e nessun orologio correva, perché se n'erano andati tutti o perché le regole non hanno un passo successivo. Fai giocare altri ({}), o scegli altre opzioni ({} le elenca).",
  "{} of {} games stood still: nobody was awaited and no clock ran, because everybody had left or the rules know no next step. Set other options ({} lists them).":
    "Partite rimaste ferme: {} su {}; non si aspettava nessuno e nessun orologio correva, perché se n'erano andati tutti o perché le regole non hanno un passo successivo. Scegli altre opzioni ({} le elenca).",
  "No game came to its end, so there is nothing to say about winners or lengths.":
    "Nessuna partita è arrivata alla fine, quindi di vittorie e durate non c'è niente da dire.",
};
