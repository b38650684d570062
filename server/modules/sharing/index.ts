export { deleteSharing, touchCollection, touchShared } from './commands';
export { ownSharing } from './queries/my-data';
export { ownShareSettings } from './queries/share-settings';
export { isVisibleTo, seenByAddress, visibleOwner } from './visibility';
