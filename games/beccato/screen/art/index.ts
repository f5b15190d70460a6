export { Fence, Sheet, Yard } from "./sheet.tsx";
