import fc from 'fast-check';
import { anyCardExpression, anyCatalogue } from '@tests/factories/card-expression';
import { rowPredicateOf, rowsOf } from '@tests/support/card-predicate';
import { aCard, aPrinting } from '@tests/factories/card';
import { buildCardIndex, EVERY_CARD, NO_FACTS } from '../card-filter';
import { PRINTING_SEARCH_SORTS } from './order';
import { IS_SOLD, searchPrintings } from './search';

const anyOrder = fc.record({
  sort: fc.constantFrom(...PRINTING_SEARCH_SORTS),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

test('finds the rows of which the expression is true, ties in the order of the cards', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      anyCardExpression,
      anyOrder,
      ({ cards, facts }, expression, order) => {
        const holds = rowPredicateOf(expression, facts);
        const rows = cards.flatMap((card) =>
          rowsOf(card).flatMap((printing) => (holds(card, printing) ? [{ card, printing }] : [])),
        );
        const found = searchPrintings(buildCardIndex(cards), { expression, facts, ...order });
        const placeOf = (row: (typeof rows)[number]) =>
          rows.findIndex(({ card, printing }) => card === row.card && printing === row.printing);
        const places = found.map(placeOf);
        expect(places.toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
        if (order.sort === 'NUMBER') {
          expect(places).toEqual(
            order.direction === 'ascending'
              ? places.toSorted((a, b) => a - b)
              : rows.map((_, at) => rows.length - 1 - at),
          );
          return;
        }
        const sign = order.direction === 'ascending' ? 1 : -1;
        const keyOf = ({ printing }: (typeof rows)[number]): number | null => {
          const fact = facts.market[printing?.id ?? ''];
          if (order.sort === 'ASKED_PRICE') return fact?.lowestCents ?? null;
          if (order.sort === 'SELLERS') return fact?.sellers ?? 0;
          return printing?.currentMarketPrice?.priceCents ?? null;
        };
        if (order.sort === 'NAME') return;
        found.slice(1).forEach((row, at) => {
          const [before, after] = [keyOf(found[at]!), keyOf(row)];
          if (before === after) expect(placeOf(found[at]!)).toBeLessThan(placeOf(row));
          else if (before === null) throw new Error('Rows without a value come last.');
          else if (after !== null) expect(sign * (after - before)).toBeGreaterThan(0);
        });
      },
    ),
    { numRuns: 200 },
  );
});

test('names are sorted without accents and case, then by subtitle', () => {
  const named = (id: string, name: string, subtitle: string | null) =>
    aCard({ id, name, subtitle, cardVariants: [aPrinting('STANDARD', null, { id })] });
  const cards = [
    named('c', 'Zed', null),
    named('b', 'étoile', 'Two'),
    named('a', 'Etoile', 'One'),
    named('d', 'Etoile d’Or', null),
  ];
  const search = { expression: EVERY_CARD, facts: NO_FACTS, sort: 'NAME' } as const;
  const ids = (direction: 'ascending' | 'descending') =>
    searchPrintings(buildCardIndex(cards), { ...search, direction }).map(({ card }) => card.id);
  expect(ids('ascending')).toEqual(['a', 'b', 'd', 'c']);
  expect(ids('descending')).toEqual(['c', 'd', 'b', 'a']);
});

test('what nobody sells isn’t for sale', () => {
  const cards = ['a', 'b'].map((id) =>
    aCard({ id, cardVariants: [aPrinting('STANDARD', null, { id })] }),
  );
  const market = { b: { sellers: 1, copies: 1, lowestCents: null } };
  const search = { expression: IS_SOLD, facts: { ...NO_FACTS, market } };
  const found = searchPrintings(buildCardIndex(cards), {
    ...search,
    sort: 'NUMBER',
    direction: 'ascending',
  });
  expect(found.map(({ card }) => card.id)).toEqual(['b']);
});
