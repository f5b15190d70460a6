export {
  AVATAR_PARTS,
  Avatar,
  BotAvatar,
  Face,
  portraitOf,
  randomRecipe,
  readRecipe,
  recipeFor,
  writeRecipe,
} from "./avatar.tsx";
export { Icon, type IconName } from "./icons.tsx";
export { type Colours, Ink, PALETTE } from "./ink.tsx";
export { Logo } from "./logo.tsx";
export { type Machine, machineOf } from "./machines.ts";
