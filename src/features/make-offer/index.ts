export type { OfferPick } from './model/offer-draft';
export { offerDraftsReducer } from './model/offer-drafts-slice';
export { ChangeTerms } from './ui/change-terms';
export { MakeOffer } from './ui/make-offer';
export { OfferOrLogin } from './ui/offer-or-login';
export { OpenOffer } from './ui/open-offer';
export { ProposeSwap, SwapForExtras } from './ui/propose-swap';
export { StartOffer } from './ui/start-offer';
