import fc from 'fast-check';
import { CARD_SORT_COLUMNS, sortCards, type Card, type CardSort } from '@domain/card';
import { aCard } from '@tests/factories/card';
import { anyCardExpression, anyCatalogue } from '@tests/factories/card-expression';
import { EVERY_CARD, type CardExpression } from '../card-expression';
import { predicateOf, rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { vocabularyOf } from '../search-line';
import { buildCardIndex } from './card-index';
import { selectCards, selectPrintings } from './select-cards';

const anySort = fc.record({
  column: fc.constantFrom(...CARD_SORT_COLUMNS),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

test('gives the same cards and printings as filtering one by one, query after query', () => {
  const anyQueries = fc.array(fc.tuple(anyCardExpression, fc.option(anySort, { nil: undefined })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyCatalogue, anyQueries, ({ cards, facts }, queries) => {
      const index = buildCardIndex(cards);
      for (const [expression, sort] of queries) {
        const sorted = (list: Card[]) => (sort ? sortCards(list, sort) : list);
        const matching = cards.filter(predicateOf(expression, facts));
        expect(selectCards(index, expression, sort, facts)).toEqual(sorted(matching));
        const holds = rowPredicateOf(expression, facts);
        const rows = sorted(cards).flatMap((card) =>
          rowsOf(card)
            .filter((printing) => holds(card, printing))
            .map((printing) => ({ card, printing })),
        );
        expect(selectPrintings(index, expression, sort, facts)).toEqual(rows);
      }
    }),
    { numRuns: 600 },
  );
});

const scout = aCard({ id: 'a', name: 'Ash', subtitle: 'Lash', standardCardNumber: 2 });
const pilot = aCard({ id: 'b', name: 'Ash Pilot', standardCardNumber: 1 });
const byNumber: CardSort = { column: 'number', direction: 'ascending' };
const named = (part: string): CardExpression => ({ kind: 'text', field: 'name', part });

test('does not match across the boundary of two texts', () => {
  const index = buildCardIndex([scout, pilot]);
  expect(selectCards(index, named('ash\nlash'))).toEqual([]);
  expect(selectCards(index, named('lash\nash'))).toEqual([]);
});

test('finds an empty part in every text, but not in an absent one', () => {
  const speaking = aCard({ id: 'c', backText: '' });
  const index = buildCardIndex([scout, speaking, pilot]);
  expect(selectCards(index, { kind: 'text', field: 'rules', part: '' })).toEqual([speaking]);
});

test('returns the same array for the same query, and another for another query', () => {
  const index = buildCardIndex([scout, pilot]);
  const expression = named('ash');
  const first = selectCards(index, expression, byNumber);
  expect(selectCards(index, expression, { ...byNumber })).toBe(first);
  expect(selectCards(index, expression)).toEqual([scout, pilot]);
  expect(first).toEqual([pilot, scout]);
});

test('returns the given list itself without a condition', () => {
  const cards = [scout, pilot];
  expect(selectCards(buildCardIndex(cards), EVERY_CARD)).toBe(cards);
  expect(selectCards(buildCardIndex([]), named('a'), byNumber)).toEqual([]);
});

test('an empty filter in the given order looks at no card', () => {
  const unread = new Proxy(aCard(), {
    get() {
      throw new Error('A card was looked at.');
    },
  });
  const cards = [unread];
  expect(selectCards(buildCardIndex(cards), EVERY_CARD) === cards).toBe(true);
  expect(() => vocabularyOf(cards)).not.toThrow();
});
