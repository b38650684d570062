import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_COLLECTION_LIST, encodeCollectionList } from '@domain/card-list-link';
import { selectCollectionLink } from './list-links';
import { addsEntry } from '@/shared/lib/address/history-entry';
import { cardListReducer, choiceToggled, filtersToggled } from './card-list-slice';
import {
  cardSetChosen,
  cardSetTaken,
  collectionLinkFollowed,
  collectionListReducer,
  collectionSortChosen,
  countFiltersCleared,
  showChosen,
  wantedOnlyToggled,
} from './collection-list-slice';

const reduce = combineReducers({
  cardList: cardListReducer,
  collectionList: collectionListReducer,
});
const after = (...actions: UnknownAction[]) =>
  actions.reduce(reduce, reduce(undefined, { type: 'nothing' }));

const rare = choiceToggled({ field: 'selectedRarities', value: 'RARE' });

test.each<[string, UnknownAction[], string]>([
  ['nothing', [], ''],
  ['a set', [cardSetChosen('shd')], 'set=shd'],
  ['a set that was taken', [cardSetTaken({ set: 'sor', dropped: [] })], 'set=sor'],
  ['cards by their counts', [showChosen('extra')], 'show=extra'],
  ['the wanted alone', [wantedOnlyToggled()], 'wanted=only'],
  ['the wanted alone and all again', [wantedOnlyToggled(), wantedOnlyToggled()], ''],
  ['all of it taken back', [showChosen('own'), wantedOnlyToggled(), countFiltersCleared()], ''],
  ['another column', [collectionSortChosen('foilInventory')], 'sort=foil'],
  [
    'the same column twice',
    [collectionSortChosen('foilInventory'), collectionSortChosen('foilInventory')],
    'sort=-foil',
  ],
  ['a filter kept from set to set', [rare, cardSetChosen('shd')], 'set=shd&rarity=rare'],
])('after %s the link says so', (_, actions, link) => {
  expect(selectCollectionLink(after(...actions))).toBe(link);
});

test('a choice adds a history entry, the page’s own choice doesn’t', () => {
  expect([showChosen('own'), cardSetChosen('shd'), wantedOnlyToggled()].every(addsEntry)).toBe(
    true,
  );
  expect(addsEntry(cardSetTaken({ set: 'sor', dropped: [] }))).toBe(false);
});

test('a followed link keeps only the drawer’s state of the last list', () => {
  const state = { ...DEFAULT_COLLECTION_LIST, set: 'lof', show: 'own' as const };
  const followed = after(
    filtersToggled(),
    rare,
    showChosen('extra'),
    collectionSortChosen('name'),
    collectionLinkFollowed({ state, dropped: ['colour'] }),
    cardSetTaken({ set: 'sor', dropped: ['set=lof'] }),
  );
  expect(followed.cardList.areFiltersShown).toBe(true);
  expect(followed.cardList.dropped).toEqual(['colour', 'set=lof']);
  expect(selectCollectionLink(followed)).toBe(encodeCollectionList({ ...state, set: 'sor' }));
});
