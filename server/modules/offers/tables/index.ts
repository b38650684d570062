export { offerStatus, offerType, offerSide, inboxEventKind } from './enums';
export {
  commitsCopiesSql,
  isOpenOfferSql,
  offer,
  givesSql,
  getsSql,
  offerItem,
  offerTerms,
  offerNote,
} from './offer';
export { inbox, inboxEvent } from './inbox';
