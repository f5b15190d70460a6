/** The whole game in a few sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Si gioca a gilde di due o tre, e ogni gilda ha un segnale segreto: un gesto si fa scegliendo il gruppo e tenendo premuto.",
  "A turno si passa una carta a sinistra, toccandola due volte: chi ha tre polli uguali lo fa capire ai compagni col segnale.",
  "Per guardare qualcuno tocca la sua faccia. Un compagno che se ne accorge esclama «Coccodé» e la gilda prende l'uovo di quel pollaio.",
  "Un avversario che se ne accorge esclama «Beccato», e la sua gilda prende un uovo a scelta.",
  "Con quattro Serama in mano si esclama «Chicchirichì». Chi sbaglia regala uova agli altri; con sei uova si conta.",
];

/** BEC-35 */
export const advice: readonly string[] = [
  "Fra il segnale e il Coccodé lascia passare un po' di tempo: chi risponde subito si tradisce.",
  "Bluffa: un segnale falso fatto come di nascosto fa gridare Beccato a vuoto, e l'uovo è vostro.",
  "Più segnali fate, anche sbagliati, più è difficile capire quale sia quello vero.",
];
