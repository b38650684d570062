export {
  useSharedInfiniteQuery,
  useShareSettingsQuery,
  useUpdateSharingMutation,
  type OwnThing,
  type SharedSubject,
  type SharingChange,
  type SharingOutcome,
} from './api/sharing-api';
export type { Share, ShareSettings, SharedPage, SharedSummary } from './model/sharing';
export { SharedCard, type SharedBadge, SharedCardPlaceholder } from './ui/shared-card';
