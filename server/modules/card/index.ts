export { CardRef } from './card';
export { AspectType } from './enums';
export { cardsOfSet } from './loaders';
