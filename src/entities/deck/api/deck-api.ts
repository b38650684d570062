import { type DeckFormats, parseDeckPart, parseDeckVisibility } from '@domain/deck';
import {
  baseApi,
  type FieldError,
  nextCursor,
  operation,
  pagedOperation,
  restFetch,
} from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  BuiltReservesOperation,
  CreateDeckOperation,
  DeckNeedsOperation,
  DeckOperation,
  DecksOfCardOperation,
  DecksOperation,
  DeckVersionsOperation,
  DeleteDeckOperation,
  FoundDecksOperation,
  UpdateDeckOperation,
} from './deck.operations';

type AnsweredDeck = ResultOf<typeof DeckOperation>['deck'];

/** A deck as lists show it; times are ISO 8601. */
export type DeckSummary = ResultOf<typeof FoundDecksOperation>['foundDecks']['nodes'][number];

/** A deck with its cards, and what the viewer has and lacks of each; `needs` is null for a visitor. */
export type Deck = ReturnType<typeof readDeck>;

/** One of the viewer's decks, and what it lacks in copies and in whole cents. */
export type LackingDeck = ReturnType<typeof readLackingDecks>[number];

export type DeckNeed = NonNullable<AnsweredDeck['needs']>[number];

const readDeckSummary = <Answer extends { visibility: string }>(deck: Answer) => ({
  ...deck,
  visibility: parseDeckVisibility(deck.visibility),
});

const readLines = (lines: AnsweredDeck['lines']) =>
  lines.map((line) => ({ ...line, part: parseDeckPart(line.part) }));

const readDeck = (deck: AnsweredDeck) => ({
  ...readDeckSummary(deck),
  lines: readLines(deck.lines),
});

const readLackingDecks = ({ decks }: ResultOf<typeof DecksOperation>) =>
  decks.map(({ deck, ...lack }) => ({ deck: readDeckSummary(deck), ...lack }));

interface DeckOutcome {
  /** After the change, also with errors; null for one that wasn't made. */
  deck: Deck | null;
  errors: readonly FieldError[];
}

const readOutcome = ({
  outcome: { deck, errors },
}: ResultOf<typeof UpdateDeckOperation>): DeckOutcome => ({
  deck: deck && readDeck(deck),
  errors,
});

/** What other decks have depends on each: a built one keeps its copies from the others. */
const ALL = ['Deck'] as const;

export const deckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's, the one that changed last first. */
    decks: build.query({
      providesTags: ['Deck', 'Collection', 'Commitments'],
      ...operation(DecksOperation, readLackingDecks),
    }),

    /** What other players show to everyone, page by page. */
    foundDecks: build.infiniteQuery({
      providesTags: ['Deck', 'Blocks'],
      ...pagedOperation(
        FoundDecksOperation,
        ({ foundDecks: { nodes, pageInfo } }) => ({
          decks: nodes.map(readDeckSummary),
          next: nextCursor(pageInfo),
        }),
        (search: { text: string; format: string | null }, after) => ({ ...search, after }),
      ),
    }),

    /** One that the viewer may see, by its id. */
    deck: build.query({
      providesTags: ['Deck', 'Collection', 'Commitments'],
      ...operation(DeckOperation, ({ deck }) => readDeck(deck), {
        variables: (id: string) => ({ id }),
      }),
    }),

    /** What the viewer lacks for a deck, and the printings that would do. */
    deckNeeds: build.query({
      providesTags: ['Deck', 'Collection', 'Commitments'],
      ...operation(DeckNeedsOperation, ({ deck }) => deck.needs ?? [], {
        variables: (id: string) => ({ id }),
      }),
    }),

    /** The formats as the host has them (rules/decks#formats). */
    deckFormats: build.query<DeckFormats, void>({
      keepUnusedDataFor: 3600,
      queryFn: async () => {
        const answer = await restFetch('/api/deck_formats');
        return 'error' in answer ? { error: answer.error } : { data: answer.data as DeckFormats };
      },
    }),

    /** What was in a deck of the viewer's, the newest first. */
    deckVersions: build.query({
      providesTags: ['Deck'],
      ...operation(
        DeckVersionsOperation,
        ({ deck }) =>
          (deck.versions ?? []).map(({ lines, ...version }) => ({
            ...version,
            lines: readLines(lines),
          })),
        { variables: (id: string) => ({ id }) },
      ),
    }),

    /** The viewer's decks that use a card, or a reprint of it. */
    decksOfCard: build.query({
      providesTags: ['Deck'],
      ...operation(DecksOfCardOperation, ({ decksOfCard }) => decksOfCard, {
        variables: (cardId: string) => ({ cardId }),
      }),
    }),

    /** What the viewer's built decks hold of each card. */
    builtReserves: build.query({
      providesTags: ['Deck', 'Collection'],
      ...operation(BuiltReservesOperation, ({ builtReserves }) => builtReserves),
    }),

    /** Makes a private deck. A refusal is an answer, as for the others. */
    createDeck: build.mutation({
      invalidatesTags: ALL,
      ...operation(CreateDeckOperation, readOutcome),
    }),

    /** Changes what is given. */
    updateDeck: build.mutation({
      invalidatesTags: ALL,
      ...operation(UpdateDeckOperation, readOutcome),
    }),

    deleteDeck: build.mutation({
      invalidatesTags: ALL,
      ...operation(DeleteDeckOperation, ({ deleteDeck: { id } }) => id, {
        variables: (id: string) => ({ id }),
      }),
    }),
  }),
});

export const {
  useBuiltReservesQuery,
  useCreateDeckMutation,
  useDeckFormatsQuery,
  useDeckNeedsQuery,
  useDeckQuery,
  useDecksOfCardQuery,
  useDecksQuery,
  useDeckVersionsQuery,
  useDeleteDeckMutation,
  useFoundDecksInfiniteQuery,
  useUpdateDeckMutation,
} = deckApi;
