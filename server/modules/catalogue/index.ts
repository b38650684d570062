export { findCardsOfSets } from './queries/cards/card-rows';
export { mayBeCardId, printingOf } from './queries/cards/cards';
export { type ListedSet, findListedSets } from './queries/sets/listed-sets';
export { findCardSets } from './queries/sets/card-sets';
export { CATALOGUE_RUN_CHANNEL } from './queries/runs/run';
export { keepFile } from './commands/runs/keep-file';
export { runCatalogue } from './commands/runs/run-catalogue';
export { sweepCatalogueRuns } from './commands/runs/sweep-runs';
export { catalogueDigest, holdingsDigest } from './queries/cards/digest';
export { hasRates, shownCurrencyOf } from './queries/exchange-rates';
export { refreshRates } from './commands/rates/refresh-rates';
export {
  type LinkedCard,
  type LinkedCardSet,
  findLinkedCard,
  findLinkedCardSet,
} from './queries/cards/find-linked';
export { keepAhead } from './queries/pictures/ahead/keep-ahead';
export { imagesPlugin } from './queries/pictures/plugin';
export {
  type ImportOptions,
  type ImportOutcome,
  importCatalogueFile,
} from './commands/import/import-file';
export { type ImportReport } from './commands/import/report';
export { type ParseJson } from './commands/sync/sources/json/parse-json';
export { type ReportInWords, reportInWords } from './commands/import/report-in-words';
export { createJsonProcess } from './commands/sync/sources/json/json-process';
export { isSetBackup, restoreSet } from './commands/import/demo/restore-set';
export { readRecordedAt } from './commands/import/recorded-at';
export { hasFoils } from './commands/import/cards/assemble-cards';
export { decideProduct, takeBackDecision } from './commands/prices/decide-product';
export { type PinOutcome, type ProductRequest } from './commands/prices/pin-product';
export { hourOf, onlyChanges } from './commands/prices/price-changes';
export { writeYears } from './commands/prices/price-history-rows';
export { type UnmatchedProduct, findUnmatchedProducts } from './commands/prices/price-products';
export { toPriceYears } from './commands/prices/price-year';
export { planPriceRefresh } from './commands/sync/plan-price-refresh';
export { refreshCatalogue } from './commands/sync/refresh-catalogue';
export { latestArrival, noteArrivals } from './commands/note-arrivals';
export { findPriceChanges } from './queries/prices/changes-of-set';
export { type SourceName } from './commands/sync/sources/all-sources';
export { type SourceAddresses, type SyncFrom } from './commands/sync/open-files';
export { type SyncOptions, syncCatalogue } from './commands/sync/sync-catalogue';
export { type SyncReport } from './commands/sync/report';
export { syncInWords } from './commands/sync/report-in-words';
