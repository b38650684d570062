export { buildCardIndex, cardIndexOf, type CardIndex } from './card-index';
export { facetCounts, type FacetCounts } from './facets';
export type { PrintingRow } from './printing-rows';
export { selectCards, selectPrintings } from './select-cards';
