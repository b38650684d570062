export { deleteSharing, touchShared } from './commands';
export { ownShareSettings, ownSharing } from './queries/share-settings';
export { isVisibleTo, visibleOwner } from './visibility';
