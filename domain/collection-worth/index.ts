export { changeSince } from './change-since';
export { momentsBetween } from './moments-between';
export type { WorthPoint } from './worth-point';
export { worthOverTime, type Dated, type PrintingHistory } from './worth-over-time';
