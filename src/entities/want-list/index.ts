export {
  useChangeWantedMutation,
  useCreateWantListMutation,
  useWantListQuery,
  wantListApi,
  type WantedChange,
  type WantedOutcome,
  type WantList,
  type WantListItem,
} from './api/want-list-api';
export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export { WantedBadge } from './ui/wanted-badge';
