export { createBalancer } from './fairness';
export { INBOX_CHANNEL, InboxStreams, deleteInbox, sweepInbox, watchStreams } from './inbox';
export {
  closeOffers,
  exchangePartnersOf,
  findOwnOffer,
  lapseOffers,
  openPartnersOf,
  otherOf,
  ownOffers,
  remindOfOffers,
  removeNote,
} from './offer';
