export { Mark } from "./marks.tsx";
export { Stamp, TornEdge } from "./paper.tsx";
export { Bell, Plate } from "./table.tsx";
