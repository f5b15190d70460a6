// The games that the house plays, under a name that is the same here and in the build.
export { GAMES } from "@tavolata/games";
