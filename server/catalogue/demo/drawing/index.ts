export type { CardFacts } from './card-facts';
export { drawAspect } from './draw-aspect';
export { drawCardFace } from './draw-card-face';
export { drawCardSet } from './draw-card-set';
export { DRAWING_VERSION } from './version';
