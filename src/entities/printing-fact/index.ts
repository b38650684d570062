export { useMarket } from './model/use-market';
export { useOwnCollections } from './model/use-own-collections';
export { usePrintingFacts, type PrintingFactsLoad } from './model/use-printing-facts';
