/** What a face is made of, by the name of the part. */
export const it: Readonly<Record<string, string>> = {
  face: "Faccia",
  skin: "Pelle",
  hair: "Capelli",
  hairColour: "Colore dei capelli",
  eyes: "Occhi",
  nose: "Naso",
  mouth: "Bocca",
  extra: "Dettagli",
  clothes: "Vestiti",
  ground: "Sfondo",
  shuffle: "Un'altra faccia",
};
