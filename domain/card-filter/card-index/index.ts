export { buildCardIndex, type CardIndex } from './card-index';
export type { PrintingRow } from './printing-rows';
export { selectCards, selectPrintings } from './select-cards';
