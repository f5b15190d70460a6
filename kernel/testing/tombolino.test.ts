import { checkGame } from "../check/index.ts";
import { tombolino } from "./tombolino.ts";
import { VERSION_ONE } from "./version-one.ts";

checkGame(tombolino, { earlier: VERSION_ONE });
