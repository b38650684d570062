export {
  moderationEndpoints,
  useBlockedPlayersQuery,
  useBlockPlayerMutation,
  useReportBannerMutation,
  useReportOfferMutation,
  useUnblockPlayerMutation,
} from './api/moderation-api';
