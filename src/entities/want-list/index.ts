export {
  changeWantedApi,
  useChangeWantedMutation,
  type WantedChange,
  type WantedOutcome,
} from './api/change-wanted';
export { useCreateWantListMutation, useWantListQuery, wantListApi } from './api/want-list-api';
export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export type { WantList, WantListItem } from './model/want-list';
export { WantedBadge } from './ui/wanted-badge';
