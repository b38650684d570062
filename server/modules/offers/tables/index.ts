export {
  offer,
  offerItem,
  offerNote,
  offerSide,
  offerStatus,
  offerTerms,
  offerType,
} from './offer';
export { inbox, inboxEvent, inboxEventKind } from './inbox';
