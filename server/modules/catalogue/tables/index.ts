export {
  arena,
  aspect,
  cardType,
  orientation,
  rarity,
  variantType,
  cardFace,
  catalogueOrigin,
  productMatch,
  quarantineReason,
  catalogueRunKind,
  catalogueRunStatus,
  syncPart,
} from './enums';
export { printingArrival } from './printing-arrival';
export { cardSet, catalogueImport, catalogueSync } from './card-set';
export { card } from './card';
export { cardVariant, cardImage, ofPrinting } from './card-variant';
export { cardDetail } from './card-detail';
export { marketPriceYear, quarantinedPrice } from './market-price';
export { priceProduct } from './price-product';
export { exchangeRate } from './exchange-rate';
export {
  catalogueFile,
  catalogueFilePart,
  catalogueRun,
  catalogueAuditEntry,
  cardSetPicture,
} from './catalogue-run';
