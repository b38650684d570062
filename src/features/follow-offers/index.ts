export { offersLiveReducer } from './model/live-slice';
export { FollowOffers } from './ui/follow-offers';
export { LiveState } from './ui/live-state';
export { UnreadMark } from './ui/unread-mark';
