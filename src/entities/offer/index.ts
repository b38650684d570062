export {
  changeOfferApi,
  type NewOffer,
  type NewOfferItem,
  type NoteOutcome,
  type OfferChange,
  type OfferOutcome,
} from './api/change-offer-api';
export {
  useLazyEarlierNotesQuery,
  useOfferQuery,
  useOffersInfiniteQuery,
  usePromisesQuery,
  useUnreadOfferCountQuery,
  type OffersInput,
  type OfferPage,
  type Promises,
} from './api/offer-api';
export {
  type Offer,
  type OfferError,
  type OfferItem,
  type OfferNote,
  type OfferParty,
  type OfferSummary,
  offerSentence,
  otherName,
  partyName,
  partyOn,
} from './model/offer';
export { useListPromises } from './model/use-list-promises';
export { ChangeOffer } from './ui/change-offer';
export { ChangeOfferDialog, type ChangeOutcome } from './ui/change-offer-dialog';
export { PromiseNote, promiseWords } from './ui/promise-note';
export { OfferStatusBadge } from './ui/offer-status';
