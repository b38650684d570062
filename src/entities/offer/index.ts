export {
  changeOfferApi,
  type NewOffer,
  type NewOfferItem,
  type NewTerms,
  type NoteOutcome,
  type OfferChange,
  type OfferOutcome,
  useChangeOfferMutation,
} from './api/change-offer-api';
export {
  offerEndpoints,
  useLazyEarlierNotesQuery,
  useOfferQuery,
  useOffersInfiniteQuery,
  useCommitmentsQuery,
  useExtrasForSwapQuery,
  useUnreadOfferCountQuery,
  type OffersInput,
  type OfferPage,
  type Commitments,
} from './api/offer-api';
export {
  type BalanceAnswer,
  type ChosenExchange,
  fairnessEndpoints,
  useExchangeFairnessQuery,
  useOfferFairnessQuery,
} from './api/fairness-api';
export {
  type ListedOffer,
  type Offer,
  type OfferError,
  type OfferItem,
  type OfferNote,
  type OfferParty,
  type OfferSummary,
  type SentItem,
  type SentTerms,
  copiesIn,
  offerSentence,
  otherName,
  partyName,
  partyOn,
  sidesOf,
} from './model/offer';
export { exchangeBalance, leadText, listBalance, offerBalance } from './model/balance';
export { moneyTexts, offeredPriceTexts } from './model/offered-price';
export { offerStatusMessage, turnFor, whatChanges } from './model/status-words';
export { useListCommitments } from './model/use-list-commitments';
export { BalanceLine } from './ui/balance-line';
export { ChangeOffer } from './ui/change-offer';
export { ChangeOfferDialog, type ChangeOutcome } from './ui/change-offer-dialog';
export { CommitmentNote, commitmentWords } from './ui/commitment-note';
export { FairnessSums } from './ui/fairness-sums';
export { OfferStatusBadge } from './ui/offer-status';
