import { checkGame } from "@tavolata/kernel/check";
import { cucu } from "./index.ts";

checkGame(cucu);
