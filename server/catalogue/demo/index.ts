export { loadDemoCatalogue } from './load/load-demo-catalogue';
export { drawAspect, drawCardFace, drawCardSet, DRAWING_VERSION, type CardFacts } from './drawing';
