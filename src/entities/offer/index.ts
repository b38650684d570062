export {
  useAddOfferNoteMutation,
  useChangeOfferMutation,
  useCreateOfferMutation,
  useMarkOfferReadMutation,
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
export { OfferStatusBadge } from './ui/offer-status';
