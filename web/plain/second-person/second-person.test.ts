import { describe, expect, it } from "vitest";
import { namesFor, toListener } from "./index.ts";

const names = namesFor(0, (seat) => ["Ada", "Bea", "Elio"][seat] ?? "");
const [you, bea, elio] = [names(0), names(1), names(2)];
const told = (language: "it" | "en", sentence: string) => toListener(language, "Ada", sentence, "told");
const invited = (language: "it" | "en", sentence: string) => toListener(language, "Ada", sentence, "invited");

describe("What is told of the listener", () => {
  it.each([
    [`${you} gioca il 7 di coppe.`, "Giochi il 7 di coppe."],
    [`${bea} gioca il 7 di coppe.`, "Bea gioca il 7 di coppe."],
    [`${you} si alza con 20,00.`, "Ti alzi con 20,00."],
    [`${you} andrà in sit-out, finché non torna.`, "Andrai in sit-out, finché non torni."],
    [`${you} ordina il primo: una Regina, e mostra il Re.`, "Ordini il primo: una Regina, e mostri il Re."],
    [`Mano 2: dà le carte ${you}, apre ${bea}.`, "Mano 2: dai le carte tu, apre Bea."],
    [`La mano di ${you}: 6♣ 8♦.`, "La tua mano: 6♣ 8♦."],
    [`Gli scarti di ${you}: 4♥.`, "I tuoi scarti: 4♥."],
    [`Grasso plana nell'Area di ${you}.`, "Grasso plana nella tua Area."],
    [`La presa è di ${you}.`, "La presa è tua."],
    [`Tocca a ${you}: chiama o chiede il conto.`, "Tocca a te: chiama o chiedi il conto."],
    [`${you}: due carte in mano, mostra A♠.`, "Tu: due carte in mano, mostri A♠."],
    [`L'Oste è ${you}.`, "L'Oste sei tu."],
    [`${bea} guarda ${you}.`, "Bea guarda te."],
    [`${you} guarda le sue carte.`, "Guardi le tue carte."],
    [`${bea} passa. Va in testa ${you}, per 0,40.`, "Bea passa. Vai in testa tu, per 0,40."],
  ])("in Italian: %s", (sentence, said) => {
    expect(told("it", sentence)).toBe(said);
  });

  it.each([
    [`${you} passes.`, "You pass."],
    [`${you} tries again.`, "You try again."],
    [`${you} has two cards.`, "You have two cards."],
    [`${bea} passes one Brahma to ${you}.`, "Bea passes one Brahma to you."],
    [`${you} looks at their cards.`, "You look at your cards."],
    [`${you}'s hand: 6♣.`, "Your hand: 6♣."],
    [`Hand 2: ${you} deals, ${bea} opens.`, "Hand 2: you deal, Bea opens."],
    [`${you} adds 0.20 and now has 7.00.`, "You add 0.20 and now have 7.00."],
    [`Dimwit at ${you}'s and Fatso at ${bea}'s.`, "Dimwit at your place and Fatso at Bea's."],
    [
      `${bea} wants to swap with ${you}, who shows the king.`,
      "Bea wants to swap with you, who show the king.",
    ],
  ])("in English: %s", (sentence, said) => {
    expect(told("en", sentence)).toBe(said);
  });

  it("keeps the name where several are told of together, and in what somebody shouts", () => {
    expect(told("it", `${you} ed ${elio} restano fuori.`)).toBe("Ada ed Elio restano fuori.");
    expect(told("it", `${bea} esclama: «Ferma, ${you}!».`)).toBe("Bea esclama: «Ferma, Ada!».");
    expect(told("en", `${bea} shouts: “Ferma, ${you}!”`)).toBe("Bea shouts: “Ferma, Ada!”");
  });
});

describe("What the listener could do", () => {
  it.each([
    ["it", `${you} gioca servito`, "Gioca servito"],
    ["it", `${you} prende l'uovo`, "Prendi l'uovo"],
    ["it", `${you} sceglie l'Area di ${you}`, "Scegli la tua Area"],
    ["it", `${you} non sceglie nessuno`, "Non scegli nessuno"],
    ["it", `${you}: «Il conto, prego!»`, "«Il conto, prego!»"],
    ["it", `${you}: toccarsi il naso`, "Toccarsi il naso"],
    ["en", `${you} stands pat`, "Stand pat"],
    ["en", `${you} orders one ace and shows the ace`, "Order one ace and show the ace"],
    ["en", `${you} is ready`, "Be ready"],
    ["en", `${you}: “The bill, please!”`, "“The bill, please!”"],
  ] as const)("in %s: %s", (language, sentence, said) => {
    expect(invited(language, sentence)).toBe(said);
  });
});
