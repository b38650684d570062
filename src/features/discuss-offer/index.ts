export { noteDraftsReducer } from './model/note-drafts-slice';
export { DiscussOffer } from './ui/discuss-offer';
