export { MakeOffer } from './ui/make-offer';
