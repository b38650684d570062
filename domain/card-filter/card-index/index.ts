export { buildCardIndex, type CardIndex } from './card-index';
export { selectCards } from './select-cards';
