export type { OfferPick } from './model/offer-pick';
export { MakeOffer } from './ui/make-offer';
export { StartOffer } from './ui/start-offer';
