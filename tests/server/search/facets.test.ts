import fc from 'fast-check';
import {
  canonicalFilter,
  expressionOf,
  filterField,
  filterOptionsOf,
  LIST_FIELDS,
  type CardFilter,
  type ChoiceOf,
} from '@domain/card-filter';
import { findFacets } from '@server/modules/search/queries/facets';
import type { Viewer } from '@server/platform/viewer';
import { anyCardExpression } from '@tests/factories/card-expression';
import { usualFilters } from '@tests/factories/card-filter';
import { rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { insertRandomWorld } from './random-world';

const SEARCHES = 60;

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

describe('the counts of choices in PostgreSQL', () => {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await createTestDatabase();
  });
  afterAll(() => server.drop());

  it('are the printings that each choice leaves', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const world = await insertRandomWorld(server.database, seed);
    const options = filterOptionsOf(world.cards);
    const searches = fc.sample(fc.tuple(usualFilters.map(canonicalFilter), anyCardExpression), {
      seed,
      numRuns: SEARCHES,
    });
    for (const [filter, rest] of searches) {
      const facets = await findFacets(server.database, {
        filter,
        rest,
        viewer: world.viewer as Viewer,
      });
      const counts = new Map(
        facets.map(({ parameter, value, count }) => [`${parameter} ${value.toLowerCase()}`, count]),
      );
      for (const field of FIELDS) {
        const { parameter, textOf } = filterField(field);
        for (const value of options[field]) {
          const of = [chosen(filter, field, value as never), rest];
          const holds = rowPredicateOf({ kind: 'all', of }, world.facts.viewer);
          const left = world.cards.flatMap((card) =>
            rowsOf(card).filter((variant) => holds(card, variant)),
          ).length;
          const text = textOf(value as never).toLowerCase();
          expect({ seed, field, value, left: counts.get(`${parameter} ${text}`) ?? 0 }).toEqual({
            seed,
            field,
            value,
            left,
          });
        }
      }
    }
  });
});
