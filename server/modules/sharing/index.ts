export { LIST_TABLES, listNotFound } from './owned-list';
export { deleteSharing, touchCollection, touchShared } from './commands';
export { holdOpenExtras, opensExtras } from './queries/open-extras';
export { ownSharing } from './queries/my-data';
export { ownShareSettings } from './queries/share-settings';
export { isVisibleTo, seenByAddress, visibleOwner } from './visibility';
