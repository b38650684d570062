export {
  sharingEndpoints,
  useSharedInfiniteQuery,
  useShareSettingsQuery,
  useUpdateSharingMutation,
  type OwnThing,
  type SharedSubject,
  type SharingChange,
  type SharingOutcome,
  type Share,
  type ShareSettings,
  type SharedPage,
  type SharedSummary,
} from './api/sharing-api';
export { SharedCard, SharedCardPlaceholder, SharedFacts } from './ui/shared-card';
