export { LIST_TABLES } from './queries/owned-list';
export { deleteSharing, touch, touchShared } from './commands/share-settings';
export { holdOpenExtras, opensExtras } from './queries/open-extras';
export { ownSharing } from './queries/my-data';
export {
  parseSharedCursor,
  type SharedPage,
  sharedPage,
  type SharedPageInput,
  type SharedSummary,
} from './queries/shared-page';
export { ownShareSettings } from './queries/share-settings';
export {
  isVisibleTo,
  listNotFound,
  noSuchList,
  ownerOfAnothers,
  seenByAddress,
  visibleOwner,
} from './policy';
