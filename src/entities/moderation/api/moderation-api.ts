import { baseApi, operation, type FieldError, type Tag } from '@/shared/api';
import {
  BlockedPlayersOperation,
  BlockPlayerOperation,
  ReportBannerOperation,
  ReportOfferOperation,
  UnblockPlayerOperation,
} from './moderation.operations';

/** Everything in which players meet. */
const MEETINGS: readonly Tag[] = [
  'Blocks',
  'Offer',
  'Offers',
  'Commitments',
  'SaleList',
  'WantList',
  'Collection',
  'Shared',
];

const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The players that the viewer has blocked, the last one first. */
    blockedPlayers: build.query({
      providesTags: ['Blocks'],
      ...operation(BlockedPlayersOperation, ({ blockedPlayers }) => blockedPlayers),
    }),

    /** Blocks a player, which closes the open offers between the two (rules/moderation#blocked). */
    blockPlayer: build.mutation({
      ...operation(BlockPlayerOperation, ({ blockPlayer }) => blockPlayer),
      invalidatesTags: (_blocked, error) => (error ? [] : MEETINGS),
    }),

    unblockPlayer: build.mutation({
      ...operation(UnblockPlayerOperation, ({ unblockPlayer }) => unblockPlayer),
      invalidatesTags: (_blocked, error) => (error ? [] : MEETINGS),
    }),

    /** Tells the administrators about one of the viewer's offers (rules/moderation#reports). */
    reportOffer: build.mutation({
      ...operation(ReportOfferOperation, ({ outcome }): readonly FieldError[] => outcome.errors),
    }),

    /** Tells the administrators about the banner of a sale list. */
    reportBanner: build.mutation({
      ...operation(ReportBannerOperation, ({ outcome }): readonly FieldError[] => outcome.errors),
    }),
  }),
});

export const {
  useBlockedPlayersQuery,
  useBlockPlayerMutation,
  useUnblockPlayerMutation,
  useReportOfferMutation,
  useReportBannerMutation,
  endpoints: moderationEndpoints,
} = moderationApi;
