export {
  INBOX_BEAT_SECONDS,
  INBOX_EVENT_KINDS,
  INBOX_MESSAGES,
  INBOX_STREAM,
  parseInboxEventKind,
  type InboxEvent,
  type InboxEventKind,
} from './inbox-event';
export {
  availableCopies,
  isOfferQuantity,
  MAX_OFFER_ITEMS,
  NOTHING_PROMISED,
  type Promised,
} from './offer-items';
export {
  namesAuthor,
  NOTE_ERRORS,
  NOTE_LENGTH,
  noteErrorOf,
  NOTES_AT_ONCE,
  optionalNoteErrorOf,
  toNote,
  type AuthoredNote,
  type NoteErrorCode,
} from './offer-note';
export {
  OFFER_ROLES,
  OFFER_SIDES,
  otherSide,
  parseOfferSide,
  type OfferRole,
  type OfferSide,
} from './offer-role';
export {
  afterAction,
  buyerSide,
  isExchanged,
  NEW_OFFER,
  OFFER_ACTIONS,
  possibleActions,
  sellerSide,
  turnOf,
  type OfferAction,
  type OfferOutcome,
  type OfferRefusal,
  type OfferState,
} from './offer-state';
export {
  OFFER_STATUSES,
  offerStatusText,
  parseOfferStatus,
  type OfferStatus,
} from './offer-status';
export { offerTotal, type OfferTotal, type ValuedItem } from './offer-total';
export {
  LIST_OF_OFFER,
  OFFER_ON_LIST,
  OFFER_TYPES,
  parseOfferType,
  type OfferType,
} from './offer-type';
