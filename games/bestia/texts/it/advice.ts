/** The whole game in a few sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Ognuno paga l'invito e riceve tre carte; una carta scoperta dice qual è la briscola.",
  "A turno passi, giochi servito, o giochi e cambi le carte che non ti piacciono.",
  "Dalla più forte in giù: asso, 3, re, cavallo (o donna), fante, 7, 6, 5, 4, 2. Si risponde al seme; chi non può deve giocare una briscola.",
  "Ogni presa vale un terzo del piatto.",
  "Chi gioca e non fa nemmeno una presa va in bestia: paga quanto c'era nel piatto, e per quello si gioca la smazzata dopo.",
];

export const advice: readonly string[] = [
  "A tre carte, con la briscola più alta in mano non si passa mai: una presa è tua.",
  "Prima di giocare conta chi è già dentro: a tre carte le prese sono tre, e in quattro qualcuno resta a secco di sicuro.",
  "Cambia senza rimpianti: una carta bassa che non è briscola prende solo per sbaglio.",
  "Chi parla per ultimo sa tutto: se hanno passato tutti, gioca, e il piatto è tuo a meno che qualcuno entri al buio.",
  "Con un piatto ricco la bestia è cara quanto la vincita: pensaci due volte prima di entrare al buio.",
];
