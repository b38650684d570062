export {
  changeOfferApi,
  useChangeOfferMutation,
  useCreateOfferMutation,
  type NewOffer,
  type NewOfferItem,
  type NoteOutcome,
  type OfferChange,
  type OfferOutcome,
} from './api/change-offer-api';
export {
  offerApi,
  useLazyEarlierNotesQuery,
  useOfferQuery,
  useOffersInfiniteQuery,
  usePromisesQuery,
  useUnreadOfferCountQuery,
  type AskedOffers,
  type OfferPage,
  type Promises,
} from './api/offer-api';
export type {
  Offer,
  OfferError,
  OfferItem,
  OfferNote,
  OfferParty,
  OfferSummary,
} from './model/offer';
export { offerSentence } from './model/offer-sentence';
export { otherParty, partyName, partyOn } from './model/party';
export { ChangeOffer } from './ui/change-offer';
export type { ChangeOutcome } from './ui/change-offer-dialog';
export { OfferStatusBadge } from './ui/offer-status';
