export { createBalancer } from './queries/fairness/balancing/balancer';
export { INBOX_CHANNEL, deleteInbox, sweepInbox } from './commands/inbox';
export { InboxStreams, watchStreams } from './queries/inbox/inbox-streams';
export { closeOffers } from './commands/close-offers';
export { exchangePartnersOf, findOwnOffer, openPartnersOf } from './queries/own-offer';
export { expireOffers, remindOfOffers } from './commands/watch-offers';
export { otherOf } from './queries/offer';
export { ownOffers } from './queries/my-data';
export { removeNote } from './commands/remove-note';
