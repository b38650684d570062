export { deleteSharing, touchShared } from './commands';
export { ownShareSettings, ownSharing } from './queries/share-settings';
export { visibleOwner } from './queries/visible-owner';
