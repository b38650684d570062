import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_TRADE_LIST, encodeTradeList } from '@domain/card-list-link';
import { selectTradeListLink } from './list-links';
import { addsEntry } from '@/shared/lib/address/history-entry';
import { cardListReducer, choiceToggled, filtersToggled } from './card-list-slice';
import {
  groupByChosen,
  matchesOnlyToggled,
  selectCollapsedSets,
  setToggled,
  tradeLinkFollowed,
  tradeListReducer,
} from './trade-list-slice';

const reduce = combineReducers({ cardList: cardListReducer, tradeList: tradeListReducer });
const after = (...actions: UnknownAction[]) =>
  actions.reduce(reduce, reduce(undefined, { type: 'nothing' }));

const rare = choiceToggled({ field: 'selectedRarities', value: 'RARE' });

test.each<[string, UnknownAction[], string]>([
  ['nothing', [], ''],
  ['a sort', [groupByChosen('VARIANT_TYPE')], 'groupBy=VARIANT_TYPE'],
  ['the first sort again', [groupByChosen('VARIANT_TYPE'), groupByChosen('CARD_NUMBER')], ''],
  ['matches alone', [matchesOnlyToggled()], 'only=matches'],
  ['matches alone and all again', [matchesOnlyToggled(), matchesOnlyToggled()], ''],
  ['a filter besides', [rare, matchesOnlyToggled()], 'only=matches&rarity=rare'],
  ['a section that was closed', [setToggled({ listId: 'mine', setCode: 'SOR' })], ''],
])('after %s the link says so', (_, actions, link) => {
  expect(selectTradeListLink(after(...actions))).toBe(link);
});

test('a choice adds a history entry', () => {
  expect([groupByChosen('VARIANT_TYPE'), matchesOnlyToggled()].every(addsEntry)).toBe(true);
});

test('a followed link keeps only the drawer’s state of the last list', () => {
  const state = { ...DEFAULT_TRADE_LIST, groupBy: 'VARIANT_TYPE' as const };
  const followed = after(
    filtersToggled(),
    rare,
    matchesOnlyToggled(),
    tradeLinkFollowed({ state, dropped: ['colour'] }),
  );
  expect(followed.cardList.areFiltersShown).toBe(true);
  expect(followed.cardList.dropped).toEqual(['colour']);
  expect(selectTradeListLink(followed)).toBe(encodeTradeList(state));
});

test('closed sections belong to one list and outlast its link', () => {
  const closed = after(
    setToggled({ listId: 'mine', setCode: 'SOR' }),
    setToggled({ listId: 'mine', setCode: 'SHD' }),
    setToggled({ listId: 'mine', setCode: 'SOR' }),
    tradeLinkFollowed({ state: DEFAULT_TRADE_LIST, dropped: [] }),
  );
  expect(selectCollapsedSets(closed, 'mine')).toEqual(['SHD']);
  expect(selectCollapsedSets(closed, 'theirs')).toEqual([]);
  const another = reduce(closed, setToggled({ listId: 'theirs', setCode: 'LOF' }));
  expect(selectCollapsedSets(another, 'theirs')).toEqual(['LOF']);
  expect(selectCollapsedSets(another, 'mine')).toEqual([]);
});
