export { loadDemoCatalogue } from './load/load-demo-catalogue';
export {
  drawAspect,
  drawCardFace,
  drawCardSet,
  drawLinkGround,
  drawLinkWords,
  DRAWING_VERSION,
  type CardFacts,
} from './drawing';
