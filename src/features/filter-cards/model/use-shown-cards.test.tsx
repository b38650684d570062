import type { UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import type { Card } from '@domain/card';
import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { choiceToggled, searchTextTyped } from './card-list-slice';
import { groupByChosen, matchesOnlyToggled } from './trade-list-slice';
import { useShownPrintings } from './use-shown-cards';
import { typeSearchLine } from './type-search-line';

const cardSets = [aCardSet({ id: 'sor', code: 'SOR' }), aCardSet({ id: 'shd', code: 'SHD' })];
const withPrintings = (given: Partial<Card> & { id: string }): Card =>
  aCard({
    ...given,
    cardVariants: (['FOIL', 'STANDARD'] as const).map((type) =>
      aCardVariant(type, type === 'FOIL' ? 900 : 50, { id: `${given.id}-${type[0]}` }),
    ),
  });
const cards = [
  withPrintings({ id: 'shd-001', cardSetId: 'shd', name: 'Brass Harrier', rarity: 'RARE' }),
  withPrintings({ id: 'sor-010', cardSetId: 'sor', name: 'Comet Choir', standardCardNumber: 10 }),
  withPrintings({ id: 'sor-002', cardSetId: 'sor', name: 'Ashen Oath', standardCardNumber: 2 }),
];
const rows = cards.flatMap((card) => card.cardVariants.map((variant) => ({ card, variant })));

/** What is shown after actions: each set's code with its printings. */
function shownAfter(actions: UnknownAction[], matches: ReadonlySet<string> | null = null) {
  const store = makeStore();
  actions.forEach((action) => store.dispatch(action));
  const { result } = renderHook(() => useShownPrintings({ rows, cards, cardSets, matches }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const { groups, count } = result.current;
  return {
    count,
    groups: groups.map(({ cardSet, printings }) => [
      cardSet.code,
      printings.map(({ variant }) => variant.id).join(' '),
    ]),
  };
}

test.each<[string, UnknownAction[], [string, string][]]>([
  [
    'by number, then variant',
    [],
    [
      ['SOR', 'sor-002-S sor-002-F sor-010-S sor-010-F'],
      ['SHD', 'shd-001-S shd-001-F'],
    ],
  ],
  [
    'by variant, then number',
    [groupByChosen('VARIANT_TYPE')],
    [
      ['SOR', 'sor-002-S sor-010-S sor-002-F sor-010-F'],
      ['SHD', 'shd-001-S shd-001-F'],
    ],
  ],
  [
    'what matches the filter',
    [choiceToggled({ field: 'selectedRarities', value: 'RARE' })],
    [['SHD', 'shd-001-S shd-001-F']],
  ],
  ['what matches the search', [searchTextTyped('choir')], [['SOR', 'sor-010-S sor-010-F']]],
  [
    'the printings that match, not all of their cards',
    [typeSearchLine('price<1 -set:shd')],
    [['SOR', 'sor-002-S sor-010-S']],
  ],
  ['nothing where nothing matches', [searchTextTyped('zzz')], []],
])('shows %s', (_, actions, groups) => {
  const shown = shownAfter(actions);
  expect(shown.groups).toEqual(groups);
  expect(shown.count).toBe(groups.flatMap(([, ids]) => ids.split(' ')).length);
});

test('the switch leaves only what is on the other list, and has no effect without one', () => {
  const matches = new Set(['sor-010-F', 'shd-001-S', 'lof-001-S']);
  expect(shownAfter([matchesOnlyToggled()], matches)).toEqual({
    count: 2,
    groups: [
      ['SOR', 'sor-010-F'],
      ['SHD', 'shd-001-S'],
    ],
  });
  expect(shownAfter([], matches).count).toBe(6);
  expect(shownAfter([matchesOnlyToggled()], null).count).toBe(6);
});
