export {
  useSharedInfiniteQuery,
  useShareSettingsQuery,
  useUpdateSharingMutation,
  type OwnThing,
  type SharedSubject,
  type SharingChange,
  type SharingOutcome,
} from './api/sharing-api';
export type { Share, ShareSettings } from './model/share-settings';
export type { SharedPage, SharedSummary } from './model/shared-summary';
export { SharedCard, type SharedBadge, SharedCardPlaceholder } from './ui/shared-card';
