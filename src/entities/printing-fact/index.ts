export { usePrintingFacts, type PrintingFactsLoad } from './model/use-printing-facts';
