export {
  offer,
  offerItem,
  offerNote,
  offerSide,
  offerStatus,
  offerTerms,
  offerType,
  type StoredItem,
} from './offer';
export { inbox, inboxEvent, inboxEventKind } from './inbox';
