import type { DeckLine } from '@domain/deck';
import { refusal, type Answers, type Fixture } from './answers';

type FakeDeck = Fixture<'Deck'>;
type Lack = Omit<Fixture<'LackingDeck'>, 'deck'>;

export const aDeck = (given: Partial<FakeDeck> = {}): FakeDeck => ({
  id: 'deck-1',
  name: 'League night',
  format: 'premier',
  visibility: 'PRIVATE',
  isBuilt: false,
  companions: [],
  isOwner: true,
  ownerHandle: 'moss',
  version: 1,
  updatedAt: '2026-03-01T10:00:00.000Z',
  cards: 3,
  faces: [],
  lines: [{ cardId: 'scout-1', part: 'DECK', copies: 3 }],
  needs: [],
  versions: [],
  ...given,
});

export const aNeed = (given: Partial<Fixture<'DeckNeed'>> = {}): Fixture<'DeckNeed'> => ({
  cardId: 'scout-1',
  needed: 3,
  owned: 3,
  committed: 0,
  inBuilt: 0,
  missing: 0,
  cheapest: { cardId: 'scout-1', variantId: 'scout-1-standard', priceCents: 50 },
  variantIds: ['scout-1-standard'],
  ...given,
});

/** How many decks of others a page has. */
const DECKS_OF_PAGE = 2;

interface Change {
  id: string;
  expectedVersion: number;
  name?: string;
  lines?: DeckLine[];
}

/**
 * Answers about decks, which a test may change in place. A change is taken with the version that was seen.
 *
 * @param lacks what a deck lacks, by its id
 */
export function deckAnswers(
  decks: FakeDeck[],
  { lacks = {} }: { lacks?: Record<string, Partial<Lack>> } = {},
): Answers {
  const find = (id: string): FakeDeck => {
    const found = decks.find((each) => each.id === id);
    if (!found) throw refusal('NOT_FOUND', 'Deck not found');
    return found;
  };
  return {
    decks: () =>
      decks
        .filter(({ isOwner }) => isOwner)
        .map((deck) => ({ deck, missing: 0, missingCents: 0, unpriced: 0, ...lacks[deck.id] })),
    foundDecks: ({ text, format, after }: { text: string; format?: string; after?: string }) => {
      const found = decks.filter(
        (deck) =>
          deck.visibility === 'PUBLIC' &&
          !deck.isOwner &&
          deck.name.toLowerCase().includes(text) &&
          (format == null || deck.format === format),
      );
      const from = Number(after ?? 0);
      return {
        nodes: found.slice(from, from + DECKS_OF_PAGE),
        pageInfo: {
          endCursor: String(from + DECKS_OF_PAGE),
          hasNextPage: found.length > from + DECKS_OF_PAGE,
        },
      };
    },
    deck: ({ id }: { id: string }) => find(id),
    createDeck: (given: Pick<FakeDeck, 'name' | 'format' | 'lines'>) => {
      const deck = aDeck({ ...given, id: `deck-${decks.length + 1}`, isOwner: true });
      decks.push(deck);
      return { deck, errors: [] };
    },
    updateDeck: ({ id, expectedVersion, ...changes }: Change) => {
      const deck = find(id);
      if (deck.version !== expectedVersion) {
        const error = { field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' };
        return { deck, errors: [error] };
      }
      Object.assign(deck, changes, { version: deck.version + 1 });
      return { deck, errors: [] };
    },
    deleteDeck: ({ id }: { id: string }) => {
      decks.splice(decks.indexOf(find(id)), 1);
      return { id };
    },
  };
}
