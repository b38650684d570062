export * from './enums';
export { cardSet, catalogueImport, catalogueSync } from './card-set';
export { cardDetail } from './card-detail';
export { card } from './card';
export { cardVariant, cardImage } from './card-variant';
export { marketPriceYear, quarantinedPrice } from './market-price';
export { priceProduct } from './price-product';
export { exchangeRate } from './exchange-rate';
export { retiredHandle, userAccount, identity, auditEntry } from './user-account';
export { session, signInAttempt } from './session';
export {
  collectionPreferences,
  collectionItem,
  collectionEvent,
  collectionStep,
  collectionImport,
} from './collection';
export { share, sharing } from './sharing';
export { wantList, wantListItem } from './want-list';
export { saleList, saleListItem } from './sale-list';
export {
  commitsCopiesSql,
  getsSql,
  givesSql,
  isOpenOfferSql,
  offer,
  offerItem,
  offerNote,
  offerTerms,
} from './offer';
export { printingArrival, savedSearch } from './saved-search';
export { searchCard } from './search-card';
export { searchRow } from './search-row';
export { searchVersion } from './search-version';
export { staleSellerSummary } from './stale-seller-summary';
export { inbox, inboxEvent } from './inbox';
export { playerBlock, report } from './moderation';
export { rateCount } from './rate-count';
export { replicaBeat } from './replica-beat';
export {
  cardSetPicture,
  catalogueAuditEntry,
  catalogueFile,
  catalogueFilePart,
  catalogueRun,
} from './catalogue-run';
