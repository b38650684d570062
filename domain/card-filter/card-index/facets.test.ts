import fc from 'fast-check';
import { anyCardExpression, anyCatalogue } from '@tests/factories/card-expression';
import { usualFilters } from '@tests/factories/card-filter';
import { predicateOf, rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import type { Card } from '../../card';
import { canonicalFilter, expressionOf, filterOptionsOf, type CardFilter } from '../card-filter';
import { LIST_FIELDS, type ChoiceOf } from '../fields';
import { buildCardIndex } from './card-index';
import { facetCounts } from './facets';

type Field = Exclude<(typeof LIST_FIELDS)[number], 'requiredAspects'>;
const FIELDS = LIST_FIELDS.filter((field): field is Field => field !== 'requiredAspects');

/** The filter after the choice: alone in its list, or with the list's others. */
function chosen<Name extends Field>(filter: CardFilter, field: Name, value: ChoiceOf<Name>) {
  if (field === 'selectedAspects')
    return { kind: 'all', of: [expressionOf(filter), { kind: 'aspect', has: value }] } as never;
  const isWords = field === 'selectedTraits' || field === 'selectedKeywords';
  const before = isWords ? filter[field] : [];
  return expressionOf({ ...filter, [field]: [...before, value] });
}

test('each count is the number of cards that the choice leaves', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      usualFilters.map(canonicalFilter),
      anyCardExpression,
      fc.boolean(),
      ({ cards, facts }, filter, rest, isNarrowed) => {
        const among = isNarrowed ? cards.slice(0, 9) : null;
        const counts = facetCounts(buildCardIndex(cards), { filter, rest, facts, among });
        const restHolds = predicateBoth(rest, facts);
        for (const field of FIELDS) {
          for (const value of filterOptionsOf(cards)[field]) {
            const holds = restHolds(chosen(filter, field, value as never));
            const left = (among ?? cards).filter(holds).length;
            const key =
              typeof value === 'string' && isWordField(field) ? value.toLowerCase() : value;
            expect([field, value, counts[field].get(key) ?? 0]).toEqual([field, value, left]);
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('counts of printings are the numbers of printings that the choice leaves', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      usualFilters.map(canonicalFilter),
      anyCardExpression,
      ({ cards, facts }, filter, rest) => {
        const asked = { filter, rest, facts, among: null, of: 'printings' } as const;
        const counts = facetCounts(buildCardIndex(cards), asked);
        for (const field of FIELDS) {
          for (const value of filterOptionsOf(cards)[field]) {
            const of = [chosen(filter, field, value as never), rest];
            const holds = rowPredicateOf({ kind: 'all', of }, facts);
            const rows = cards.flatMap((card) => rowsOf(card).filter((row) => holds(card, row)));
            const key =
              typeof value === 'string' && isWordField(field) ? value.toLowerCase() : value;
            expect([field, value, counts[field].get(key) ?? 0]).toEqual([
              field,
              value,
              rows.length,
            ]);
          }
        }
      },
    ),
    { numRuns: 50 },
  );
});

const isWordField = (field: Field) => field === 'selectedTraits' || field === 'selectedKeywords';

const predicateBoth =
  (rest: Parameters<typeof predicateOf>[0], facts: Parameters<typeof predicateOf>[1]) =>
  (drawer: Parameters<typeof predicateOf>[0]): ((card: Card) => boolean) =>
    predicateOf({ kind: 'all', of: [drawer, rest] }, facts);
