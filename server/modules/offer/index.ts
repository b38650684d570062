export { closeOffers } from './commands/close-offers';
export { ownOffers } from './queries/own-data';
export { exchangePartnersOf, openPartnersOf } from './queries/own-offer';
