export { findCardsOfSets, mayBeCardId, printingOf } from './card';
export { type ListedSet, findCardSets, findListedSets } from './card-set';
export { CATALOGUE_RUN_CHANNEL, keepFile, runCatalogue, sweepCatalogueRuns } from './catalogue-run';
export { catalogueDigest, holdingsDigest } from './digest';
export { hasRates, shownCurrencyOf } from './exchange-rate';
export { refreshRates } from './exchange-rates';
export {
  type LinkedCard,
  type LinkedCardSet,
  findLinkedCard,
  findLinkedCardSet,
} from './find-linked';
export { keepAhead } from './images/ahead/keep-ahead';
export { imagesPlugin } from './images/plugin';
export {
  type ImportOptions,
  type ImportOutcome,
  type ImportReport,
  type ParseJson,
  type ReportInWords,
  createJsonThread,
  importCatalogueFile,
  isSetBackup,
  readRecordedAt,
  reportInWords,
  restoreSet,
} from './import';
export { hasFoils } from './import/cards/assemble-cards';
export { decideProduct, takeBackDecision } from './price-product';
export { type PinOutcome, type ProductRequest } from './prices/pin-product';
export { hourOf, onlyChanges } from './prices/price-changes';
export { writeYears } from './prices/price-history-rows';
export { type UnmatchedProduct, findUnmatchedProducts } from './prices/price-products';
export { toPriceYears } from './prices/price-year';
export { planPriceRefresh, refreshCatalogue } from './refresh';
export {
  caseText,
  fillSearchRows,
  fillWhenChanged,
  hasPrintingText,
  latestArrival,
  noteArrivals,
} from './search-rows';
export { type SourceName } from './sources/all-sources';
export {
  type SourceAddresses,
  type SyncFrom,
  type SyncOptions,
  type SyncReport,
  syncCatalogue,
  syncInWords,
} from './sync';
