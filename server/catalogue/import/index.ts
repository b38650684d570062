export { removeCards } from './demo/remove-demo';
export { importCatalogueFile, type ImportOptions, type ImportOutcome } from './import-file';
export type { ImportRefusal } from './import-refusal';
export { SOURCE_LIMITS } from '../source-files/open-address';
export { readRecordedAt } from './recorded-at';
export type { ImportReport, Tally } from './report';
export { type ReportInWords, reportInWords } from './report-in-words';
export { writeEarlierPrices } from '../prices/write-earlier-prices';
export { acceptPrice, dropPrice } from '../prices/decide-price';
