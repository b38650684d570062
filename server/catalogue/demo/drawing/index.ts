export type { CardFacts } from './card-facts';
export { drawAspect } from './draw-aspect';
export { drawCardFace } from './draw-card-face';
export { drawCardSet } from './draw-card-set';
export { drawLinkGround, drawLinkWords } from './draw-link';
export { DRAWING_VERSION } from './version';
