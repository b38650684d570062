import type { CardImage } from '@domain/card';
import type { CopiesCost } from '@domain/pricing';
import { baseApi, isAsNew, nextCursor, onAnswer, patchCached } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CollectionShareSettingsOperation,
  SaleListShareSettingsOperation,
  type ShareSettingsFields,
  UpdateCollectionSharingOperation,
  UpdateSaleListSharingOperation,
  UpdateWantListSharingOperation,
  WantListShareSettingsOperation,
} from './share-settings.operations';
import {
  SharedCollectionsOperation,
  SharedSaleListsOperation,
  SharedWantListsOperation,
} from './shared-pages.operations';

/** Who may see something besides its owner (rules/sharing#addresses-stay-private). */
export type ShareSettings = ResultOf<typeof ShareSettingsFields>;

/** An address that something is shared with, in lower case. */
export type Share = ShareSettings['sharedWithUsers'][number];

/** What a list looks like from outside (rules/sharing#shared-card). */
interface ListFigures {
  /** How many are on it. */
  printings: number;
  /** At market prices. */
  worth: CopiesCost;
  /** How many of its printings match (rules/trading-hub#matches), and what these are worth. */
  matching: number;
  matchWorth: CopiesCost;
  /** Up to three of its cards. */
  pictures: readonly CardImage[];
}

/** A collection or list that somebody shares, as its viewers see it; a list has figures (rules/sharing#shared-card). */
export interface SharedSummary extends Partial<ListFigures> {
  id: string;
  publiclyShared: boolean;
  userHandle: string;
  /** ISO 8601. */
  updatedAt: string;
}

export interface SharedPage {
  summaries: readonly SharedSummary[];
  /** The cursor for the next page; null on the last one. */
  next: string | null;
}

/** The operations about each thing that can be shared; their variables and answers have the same names. */
const OPERATIONS = {
  COLLECTION: {
    settings: CollectionShareSettingsOperation,
    update: UpdateCollectionSharingOperation,
    shared: SharedCollectionsOperation,
  },
  WANT_LIST: {
    settings: WantListShareSettingsOperation,
    update: UpdateWantListSharingOperation,
    shared: SharedWantListsOperation,
  },
  SALE_LIST: {
    settings: SaleListShareSettingsOperation,
    update: UpdateSaleListSharingOperation,
    shared: SharedSaleListsOperation,
  },
} as const;

/** What can be shared from this application. */
export type SharedSubject = keyof typeof OPERATIONS;
type AnswerOf<Kind extends keyof (typeof OPERATIONS)[SharedSubject]> = ResultOf<
  (typeof OPERATIONS)[SharedSubject][Kind]
>;

/** One of the viewer's own subjects; a list is identified by its id. */
export type OwnThing =
  | { subject: 'COLLECTION' }
  | { subject: Exclude<SharedSubject, 'COLLECTION'>; listId: string };

/** How many shared things a page has: full rows of one, two, three and four. */
const PAGE = 24;

export interface SharingChange {
  thing: OwnThing;
  shareWithAll: boolean;
  /** Of a collection. */
  opensExtras: boolean;
  /** All addresses: everyone else loses access. */
  emails: readonly string[];
  /** The version of the settings that the person saw. */
  expectedVersion: number;
}

/** The current settings, even if there are errors. */
export type SharingOutcome = AnswerOf<'update'>['outcome'];

const sharingQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who may see the viewer's own collection or list. */
    shareSettings: build.query<ShareSettings, OwnThing>({
      providesTags: (_settings, _error, { subject }) => [{ type: 'ShareSettings', id: subject }],
      query: ({ subject, ...variables }) => ({
        document: OPERATIONS[subject].settings,
        variables,
        read: ({ settings }: AnswerOf<'settings'>) => settings,
      }),
    }),

    /** What is shared with everyone or with the viewer, page by page: lists that match first, then the latest change. */
    shared: build.infiniteQuery<SharedPage, SharedSubject, string | null>({
      providesTags: (_pages, _error, subject) => [{ type: 'Shared', id: subject }],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: subject, pageParam: after }) => ({
        document: OPERATIONS[subject].shared,
        variables: { first: PAGE, after },
        read: ({ shared: { nodes, pageInfo } }: AnswerOf<'shared'>): SharedPage => ({
          summaries: nodes,
          next: nextCursor(pageInfo),
        }),
      }),
    }),
  }),
});

const sharingApi = sharingQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Replaces the settings as a whole. A refusal, such as CONFLICT, is an answer. */
    updateSharing: build.mutation<SharingOutcome, SharingChange>({
      query: ({ thing: { subject, ...ids }, emails, opensExtras, ...change }) => ({
        document: OPERATIONS[subject].update,
        variables: {
          ...ids,
          ...change,
          ...(subject === 'COLLECTION' && { opensExtras }),
          shareWith: emails.map((email) => ({ email })),
        },
        read: ({ outcome }: AnswerOf<'update'>) => outcome,
      }),
      onQueryStarted: onAnswer(({ settings }: SharingOutcome, { thing }: SharingChange) =>
        patchCached(sharingQueries.endpoints.shareSettings, {
          isAbout: (cached, { subject }) => subject === thing.subject && isAsNew(settings, cached),
          change: () => settings,
          refetch: ({ subject }) => ({ type: 'ShareSettings', id: subject }),
        }),
      ),
      invalidatesTags: (outcome, _error, { thing }) =>
        outcome?.success ? [{ type: 'Shared', id: thing.subject }] : [],
    }),
  }),
});

export const {
  useShareSettingsQuery,
  useUpdateSharingMutation,
  useSharedInfiniteQuery,
  endpoints: sharingEndpoints,
} = sharingApi;
