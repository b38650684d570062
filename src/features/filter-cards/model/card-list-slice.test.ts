import type { Action } from '@reduxjs/toolkit';
import { DEFAULT_CARD_LIST, encodeCardList } from '@domain/card-list-link';
import { selectSearchLine } from './card-list-selectors';
import {
  aspectCycled,
  cardListReducer,
  choiceToggled,
  filterRemoved,
  filtersCleared,
  filtersToggled,
  linkFollowed,
  noteRead,
  orderChosen,
  queryRemoved,
  searchTextTyped,
  sortChosen,
  viewChosen,
} from './card-list-slice';
import { selectCardListLink } from './list-links';
import { addsEntry } from '@/shared/lib/address/history-entry';
import { typeSearchLine } from './type-search-line';

const after = (...actions: Action[]) =>
  actions.reduce(cardListReducer, cardListReducer(undefined, { type: 'nothing' }));
const linkAfter = (...actions: Action[]) => selectCardListLink({ cardList: after(...actions) });
const lineAfter = (...actions: Action[]) => selectSearchLine({ cardList: after(...actions) });

const rare = choiceToggled({ field: 'selectedRarities', value: 'RARE' });
const common = choiceToggled({ field: 'selectedRarities', value: 'COMMON' });

test.each<[string, Action[], string]>([
  ['nothing', [], ''],
  ['a choice', [rare], 'rarity=rare'],
  ['two choices, in either order', [rare, common], 'rarity=common,rare'],
  ['a choice taken back', [rare, rare], ''],
  ['an aspect clicked once', [aspectCycled('COMMAND')], 'aspect=command'],
  [
    'an aspect clicked twice',
    [aspectCycled('COMMAND'), aspectCycled('COMMAND')],
    'required=command',
  ],
  [
    'an aspect clicked three times',
    [aspectCycled('COMMAND'), aspectCycled('COMMAND'), aspectCycled('COMMAND')],
    '',
  ],
  ['typed text', [searchTextTyped('Luke'), rare], 'text=Luke&rarity=rare'],
  [
    'a removed chip',
    [rare, common, filterRemoved({ field: 'selectedRarities', value: 'RARE' })],
    'rarity=common',
  ],
  [
    'a search line',
    [typeSearchLine('leader cost<=3 "luke"')],
    'text=luke&type=leader&q=cost%3C%3D3'.replace('%3C%3D', '%3C='),
  ],
  ['its rest taken back', [typeSearchLine('leader cost<=3'), queryRemoved()], 'type=leader'],
  ['everything cleared', [typeSearchLine('leader cost<=3'), rare, filtersCleared()], ''],
  [
    'a view and a sort',
    [viewChosen('list'), sortChosen('cost'), sortChosen('cost')],
    'view=list&sort=-cost',
  ],
  [
    'an order of pictures',
    [orderChosen({ column: 'name', direction: 'descending' })],
    'sort=-name',
  ],
])('after %s the link says so', (_, actions, link) => {
  expect(linkAfter(...actions)).toBe(link);
});

test.each([
  [['number'], 'number', 'descending'],
  [['number', 'number'], 'number', 'ascending'],
  [['name'], 'name', 'ascending'],
  [['name', 'name', 'cost'], 'cost', 'ascending'],
] as const)('after clicks on %j a table is sorted by %s, %s', (clicks, column, direction) => {
  expect(after(...clicks.map((clicked) => sortChosen(clicked))).sort).toEqual({
    column,
    direction,
  });
});

test('a line with a mistake stays as typed, in the link as well', () => {
  const line = 'leader cost<=';
  expect(linkAfter(typeSearchLine('leader'), typeSearchLine(line))).toBe('q=leader+cost%3C=');
  expect(lineAfter(typeSearchLine('leader'), typeSearchLine(line))).toBe(line);
});

test('a line stays as typed until the drawer changes the filter', () => {
  expect(lineAfter(typeSearchLine('LEADER  cost=3'))).toBe('LEADER  cost=3');
  expect(lineAfter(typeSearchLine('LEADER  cost=3'), rare)).toBe('rarity:rare type:leader cost:3');
});

test('a choice adds a history entry, typing doesn’t', () => {
  expect([searchTextTyped('l'), typeSearchLine('l')].map(addsEntry)).toEqual([false, false]);
  const byName = orderChosen({ column: 'name', direction: 'ascending' });
  expect([rare, viewChosen('list'), byName, queryRemoved()].every(addsEntry)).toBe(true);
});

test('text that is too long is cut, and a note says so until the next change', () => {
  const long = after(searchTextTyped('é'.repeat(100_000)));
  expect(long.filter.searchText).toHaveLength(200);
  expect(long.dropped).toEqual(['text after 200 characters']);
  expect(after(searchTextTyped('é'.repeat(201)), noteRead()).dropped).toEqual([]);
  expect(after(searchTextTyped('é'.repeat(201)), rare).dropped).toEqual([]);
});

test('a followed link keeps only the drawer’s state of the last list', () => {
  const state = { ...DEFAULT_CARD_LIST, query: 'power>hp' };
  const followed = after(
    filtersToggled(),
    typeSearchLine('broken('),
    rare,
    linkFollowed({ state, dropped: ['colour'] }),
  );
  expect(followed.areFiltersShown).toBe(true);
  expect(followed.dropped).toEqual(['colour']);
  expect(selectSearchLine({ cardList: followed })).toBe('power>hp');
  expect(selectCardListLink({ cardList: followed })).toBe(encodeCardList(state));
});
