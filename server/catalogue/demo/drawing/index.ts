export type { CardFacts } from './card-facts';
export { drawAspect } from './draw-aspect';
export { drawCardFace } from './draw-card-face';
export { drawCardSet } from './draw-card-set';
export { drawProxy } from './draw-proxy';
export { drawLinkGround, drawLinkWords } from './draw-link';
