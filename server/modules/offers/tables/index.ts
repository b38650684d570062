export { offerStatus, offerType, offerSide, inboxEventKind } from './enums';
export { offer, offerItem, offerTerms, offerNote } from './offer';
export { inbox, inboxEvent } from './inbox';
