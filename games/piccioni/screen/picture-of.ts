import { type ActionFace, type Effect, OUR_DECK, type ReactionEffect } from "../rules/index.ts";
import type { ActionPicture } from "./art/actions.ts";

const BY_REACTION: Readonly<Record<ReactionEffect, ActionPicture>> = {
  cancel: "ma-anche-no",
  redirect: "ombrello",
  scare: "battimani",
  contribute: "complice",
};
const BY_EFFECT: Readonly<Record<Effect["effect"], ActionPicture>> = {
  trophy: "fionda",
  scare: "battimani",
  evict: "gufo-finto",
  assign: "briciole",
  remove: "idropulitrice",
  draw: "vecchietta",
  contribute: "complice",
};

/** The one its author chose; or else our cards have pictures of their own, and any other shows what it does (PIC-30). */
export function pictureOf({ id, picture, stays, effects, reaction }: ActionFace): ActionPicture {
  if (picture !== undefined) return picture;
  if (OUR_DECK.actions.some((ours) => ours.id === id)) return id as ActionPicture;
  if (stays !== undefined) return stays === "guano" ? "guano" : "montagna-di-guano";
  const [does] = effects.filter(({ effect }) => effect !== "contribute");
  if (does !== undefined) return BY_EFFECT[does.effect];
  return reaction === undefined ? "blam" : BY_REACTION[reaction.effect];
}
