import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  table: {
    label: "Dove si gioca",
    help: "Ognuno dal suo schermo, o intorno a un tavolo vero: lì i telefoni tengono solo le carte.",
    values: { online: "ognuno dal suo schermo", oneTable: "intorno a un tavolo" },
  },
  teams: {
    label: "Gilde",
    help: "Secondo i posti (si legge accanto ai nomi), o tirate a sorte.",
    values: { agreed: "secondo i posti", drawn: "a sorte" },
  },
  teamSize: {
    label: "Quanti per gilda",
    help: "Conta se siete in 6, 8 o 9: gilde da due, o da tre.",
    values: { two: "due", three: "tre" },
  },
  symbols: {
    label: "Simboli delle gilde",
    help: "Assegnati, o scelti da ogni gilda prima di vedere le uova.",
    values: { dealt: "assegnati", chosen: "scelti" },
  },
  voices: {
    label: "Voci",
    help: "Anche parole e suoni sono segnali, e ogni tanto qualcuno chiacchiera senza motivo. Senza, valgono solo i gesti.",
  },
  lineOfSight: {
    label: "Sguardi",
    help: "Vede un gesto solo chi in quel momento guarda chi lo fa. Senza, tutti vedono tutto.",
  },
  signalChange: {
    label: "Cambio di segnale",
    help: "Fra una manche e l'altra una gilda può cambiare segnale girando una delle sue uova.",
  },
  freeSignal: {
    label: "Segnale libero",
    help: "Niente carte segnale: ogni gilda si accorda in segreto, anche su una sequenza di tre.",
  },
  calledChickens: {
    label: "Polli a chiamata",
    help: "Chi dice Coccodé dice anche quale pollo. Consigliato in 4 o 5.",
  },
  pyramid: {
    label: "Piramide di uova",
    help: "Le uova si mettono a piramide, e un piano di una sola gilda vale il doppio.",
  },
  passSeconds: {
    label: "Secondi per passare",
    help: "Dopo quanto l'orologio passa una carta per chi non lo fa.",
    values: { "0": "senza limite" },
  },
  chooseSeconds: {
    label: "Secondi per scegliere",
    help: "Per scegliere l'uovo, o il suo posto.",
    values: { "0": "senza limite" },
  },
  agreeSeconds: {
    label: "Secondi per accordarsi",
    help: "Sui segnali, prima di cominciare. Chi non ce la fa riceve un segnale a caso.",
    values: { "0": "senza limite" },
  },
  restSeconds: {
    label: "Secondi fra due manche",
    help: "Per guardare che cosa è successo; se tutti sono a posto si comincia prima.",
    values: { "0": "finché tutti sono a posto" },
  },
  lagCreditMs: {
    label: "Credito per la linea",
    help: "Quanto si riconosce, al massimo, a chi ha una linea lenta.",
  },
  tieMs: {
    label: "Pareggio",
    help: "Entro quanto tempo non si può dire chi ha esclamato prima.",
  },
};
