import { checkLesson } from "@tavolata/kernel/check";
import { LESSON } from "./index.ts";
import { WORDS as en } from "./words/en.ts";
import { WORDS as it } from "./words/it.ts";

checkLesson(LESSON, { it, en });
