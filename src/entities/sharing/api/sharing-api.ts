import { baseApi, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { ShareSettings } from '../model/share-settings';
import type { SharedPage } from '../model/shared-summary';
import { operationsBySubject } from './operations-by-subject';

/** What can be shared from this application. */
export type SharedSubject = keyof typeof operationsBySubject;
type Operations = (typeof operationsBySubject)[SharedSubject];

/** One of the viewer's own things: a list is asked for by its id. */
export type OwnThing =
  | { subject: 'COLLECTION' }
  | { subject: Exclude<SharedSubject, 'COLLECTION'>; listId: string };

/** How many shared things a page has: full rows of one, two, three and four. */
const PAGE = 24;

export interface SharingChange {
  thing: OwnThing;
  shareWithAll: boolean;
  /** All of them: whoever isn't named loses access. */
  emails: readonly string[];
  /** Of the settings that the person saw. */
  expectedVersion: number;
}

export interface SharingOutcome {
  success: boolean;
  errors: readonly FieldError[];
  /** As they are then, also beside errors. */
  settings: ShareSettings;
}

/** The API with the tags of sharing, both by subject: one's own settings, and the pages of what is shared. */
const sharingTags = baseApi.enhanceEndpoints({ addTagTypes: ['ShareSettings', 'Shared'] });

export const sharingApi = sharingTags.injectEndpoints({
  endpoints: (build) => ({
    /** Who may see one's own collection or list. */
    shareSettings: build.query<ShareSettings, OwnThing>({
      providesTags: (_settings, _error, { subject }) => [{ type: 'ShareSettings', id: subject }],
      query: ({ subject, ...variables }) => ({
        document: operationsBySubject[subject].settings,
        variables,
      }),
      transformResponse: ({ settings }: ResultOf<Operations['settings']>) => settings,
    }),

    /** Says who may see it, as a whole; keeps the settings as the answer has them. A refusal, such as CONFLICT, is an answer. */
    updateSharing: build.mutation<SharingOutcome, SharingChange>({
      invalidatesTags: (outcome, _error, { thing }) =>
        outcome?.success ? [{ type: 'Shared', id: thing.subject }] : [],
      queryFn: async ({ thing, emails, ...change }, { dispatch }, _options, ask) => {
        const { subject, ...ids } = thing;
        const shareWith = emails.map((email) => ({ email }));
        const document = operationsBySubject[subject].update;
        const answer = await ask({ document, variables: { ...ids, ...change, shareWith } });
        if (answer.error) return { error: answer.error };
        const { outcome } = answer.data as ResultOf<Operations['update']>;
        dispatch(sharingApi.util.updateQueryData('shareSettings', thing, () => outcome.settings));
        return { data: outcome };
      },
    }),

    /** What is shared with everyone or with whoever asks, the one changed last first, page by page. */
    shared: build.infiniteQuery<SharedPage, SharedSubject, string | null>({
      providesTags: (_pages, _error, subject) => [{ type: 'Shared', id: subject }],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: subject, pageParam: after }) => ({
        document: operationsBySubject[subject].shared,
        variables: { first: PAGE, after },
      }),
      transformResponse: ({ shared }: ResultOf<Operations['shared']>) => ({
        summaries: shared.nodes,
        next: shared.pageInfo.hasNextPage ? shared.pageInfo.endCursor : null,
      }),
    }),
  }),
});

export const { useShareSettingsQuery, useUpdateSharingMutation, useSharedInfiniteQuery } =
  sharingApi;
