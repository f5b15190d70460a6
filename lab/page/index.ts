export { writePage } from "./page.ts";
