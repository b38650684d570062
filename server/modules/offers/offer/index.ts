export { closeOffers } from './commands/close-offers';
export { lapseOffers, remindOfOffers } from './commands/watch-offers';
export { removeNote } from './commands/remove-note';
export { otherOf, type OwnOffer } from './offer';
export { ownOffers } from './queries/my-data';
export { exchangePartnersOf, findOwnOffer, openPartnersOf } from './queries/own-offer';
export { itemsByOffer, type OfferItem } from './repo';
