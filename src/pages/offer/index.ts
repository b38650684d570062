export { OfferPage } from './ui/offer-page';
