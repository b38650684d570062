export { ShareButton } from './ui/share-button';
export { SharedViewNote } from './ui/shared-view-note';
