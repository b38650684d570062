export { closeOffers } from './commands/close-offers';
export { ownOffers } from './queries/my-data';
export { exchangePartnersOf, openPartnersOf } from './queries/own-offer';
