export { CookHat, GiftIcon, HostIcon, PadIcon, TabIcon } from "./marks.tsx";
export { SlipBottom, SlipTop, Stamp } from "./paper.tsx";
export { Bell, Plate } from "./table.tsx";
