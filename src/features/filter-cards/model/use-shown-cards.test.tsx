import type { UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import type { Card } from '@domain/card';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { choiceToggled, searchTextTyped } from './card-list-slice';
import { collectionSortChosen, showChosen, wantedOnlyToggled } from './collection-list-slice';
import { groupByChosen, matchesOnlyToggled } from './trade-list-slice';
import { useShownCollection, useShownPrintings } from './use-shown-cards';
import { typeSearchLine } from './type-search-line';

const cardSets = [aCardSet({ id: 'sor', code: 'SOR' }), aCardSet({ id: 'shd', code: 'SHD' })];
const withPrintings = (given: Partial<Card> & { id: string }): Card =>
  aCard({
    ...given,
    cardVariants: (['FOIL', 'STANDARD'] as const).map((type) =>
      aPrinting(type, type === 'FOIL' ? 900 : 50, { id: `${given.id}-${type[0]}` }),
    ),
  });
const cards = [
  withPrintings({ id: 'shd-001', cardSetId: 'shd', name: 'Brass Harrier', rarity: 'RARE' }),
  withPrintings({ id: 'sor-010', cardSetId: 'sor', name: 'Comet Choir', standardCardNumber: 10 }),
  withPrintings({ id: 'sor-002', cardSetId: 'sor', name: 'Ashen Oath', standardCardNumber: 2 }),
];
const rows = cards.flatMap((card) => card.cardVariants.map((printing) => ({ card, printing })));

/** What a hook answers after actions. */
function afterActions<Answer>(actions: UnknownAction[], useAnswer: () => Answer): Answer {
  const store = makeStore();
  actions.forEach((action) => store.dispatch(action));
  const { result, unmount } = renderHook(useAnswer, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  unmount();
  return result.current;
}

/** What is shown after actions: each set's code with its printings. */
function shownAfter(actions: UnknownAction[], matches: ReadonlySet<string> | null = null) {
  const { groups, count, among } = afterActions(actions, () =>
    useShownPrintings({ rows, cards, cardSets, matches }),
  );
  return {
    count,
    among: among?.map(({ id }) => id),
    groups: groups.map(({ cardSet, printings }) => [
      cardSet.code,
      printings.map(({ printing }) => printing.id).join(' '),
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
    among: ['shd-001', 'sor-010'],
    groups: [
      ['SOR', 'sor-010-F'],
      ['SHD', 'shd-001-S'],
    ],
  });
  expect(shownAfter([], matches).count).toBe(6);
  expect(shownAfter([matchesOnlyToggled()], null)).toMatchObject({ count: 6, among: undefined });
});

test('the drawer counts what the switch leaves, whatever the filter finds', () => {
  const matches = new Set(['sor-010-F']);
  const shown = shownAfter([searchTextTyped('oath'), matchesOnlyToggled()], matches);
  expect(shown).toEqual({ count: 0, groups: [], among: ['sor-010'] });
});

const counted = { inventory: fc.nat(4), extraCount: fc.nat(2) };
const everyCount = fc.record({ ...counted, missing: fc.constant({ count: 1, isDefault: true }) });

test('a collection shows the cards that match the filter and that its own controls leave', () => {
  const ids = rows.map(({ printing }) => printing.id);
  const filters = [[], [searchTextTyped('a')], [typeSearchLine('-set:shd')]];
  const property = fc.property(
    fc.dictionary(fc.constantFrom(...ids), everyCount),
    fc.uniqueArray(fc.constantFrom(...ids)),
    fc.constantFrom('all', 'own', 'missing', 'extra'),
    fc.constantFrom(...filters),
    fc.boolean(),
    fc.boolean(),
    (counts, wants, show, filter, isWantedOnly, isByCount) => {
      const actions = [
        showChosen(show),
        ...(isWantedOnly ? [wantedOnlyToggled()] : []),
        ...(isByCount ? [collectionSortChosen('foilInventory')] : []),
      ];
      const given = {
        cards,
        cardSets: [],
        counts,
        isOwner: true,
        wanted: new Set(wants),
        isHeld: false,
      };
      const ask = (asked: UnknownAction[]) => afterActions(asked, () => useShownCollection(given));
      const { shown, among = cards } = ask([...filter, ...actions]);
      const matching = ask(filter).shown;
      expect(new Set(shown)).toEqual(new Set(matching.filter((card) => among.includes(card))));
      expect(ask(actions).among ?? cards).toEqual(among);
    },
  );
  fc.assert(property, { numRuns: 50 });
});
