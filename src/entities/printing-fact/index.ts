export { useMarket } from './model/use-market';
export { usePrintingFacts, type PrintingFactsLoad } from './model/use-printing-facts';
