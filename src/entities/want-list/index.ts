export {
  useChangeWantedMutation,
  useCreateWantListMutation,
  useWantListQuery,
  wantListApi,
  type WantedChange,
  type WantedOutcome,
} from './api/want-list-api';
export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export type { WantList, WantListItem } from './model/want-list';
export { WantedBadge } from './ui/wanted-badge';
