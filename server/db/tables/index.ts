export * from './enums';
export { cardSet } from './card-set';
export { card } from './card';
export { cardVariant } from './card-variant';
export { cardImage } from './card-image';
export { marketPrice, quarantinedPrice } from './market-price';
export { catalogueImport } from './catalogue-import';
