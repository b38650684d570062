export { closeOffers } from './commands/close-offers';
export { lapseOffers, remindOfOffers } from './commands/watch-offers';
export { removeNote } from './commands/remove-note';
export { otherOf } from './offer';
export { ownOffers } from './queries/my-data';
export { exchangePartnersOf, findOwnOffer, openPartnersOf } from './queries/own-offer';
