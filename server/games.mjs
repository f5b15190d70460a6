// The games that are played here, under a name that is the same here and in the build.
export { GAMES } from "@tavolata/games/playable";
