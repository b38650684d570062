export { loadDemoCatalogue } from './load/load-demo-catalogue';
export { drawAspect, drawCardFace, drawCardSet, type CardFacts } from './drawing';
