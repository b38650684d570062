import { aCardSet } from '@tests/factories/card-set';
import { aCard, aCardVariant } from '@tests/factories/card';
import { failing, fakeApi } from '@tests/support/client/fake-api';
import { allCardsLink, firstShownOf } from '@/features/filter-cards';
import { catalogueEndpoints } from '@/entities/catalogue';
import { makeStore } from '../../store';
import { loadFirstScreen } from './load-first-screen';

const catalogue = {
  contactEmail: 'hello@example.org',
  cardSets: [aCardSet({ cards: [aCard({ id: 'sor-001' })] })],
};

test.each([
  ['/', ['CardSetCards', 'CardSets']],
  ['/login', ['CardSets']],
  ['/contact', ['CardSets', 'Contact']],
  ['/cards/sor', ['Aspects', 'CardSetCards', 'CardSets']],
  ['/card-sets/SOR?view=list', ['Aspects', 'CardSetCards', 'CardSets']],
  ['/cards', ['Aspects', 'CardSetCards', 'CardSets']],
  ['/cards?group=set', ['Aspects', 'CardSetCards', 'CardSets']],
  ['/cards?view=list', ['Aspects', 'CardSets', 'Cards']],
  ['/cards?group=set&view=list&sort=-name', ['Aspects', 'CardSets', 'Cards']],
  ['/cards?sort=-name', ['Aspects', 'CardSets', 'Cards']],
  ['/cards?view=list&rarity=special', ['Aspects', 'CardSets']],
  ['/cards?q=price%3E5', ['Aspects', 'CardSets']],
  ['/cards/sor-001', ['Aspects', 'Card', 'CardSets']],
])('the first screen at %s needs %j', async (address, operations) => {
  const api = fakeApi(catalogue);
  await loadFirstScreen(makeStore(), address);
  expect(api.calls.map(({ operationName }) => operationName).toSorted()).toEqual(operations);
});

test('a set’s link is followed', async () => {
  fakeApi(catalogue);
  const store = makeStore();
  await loadFirstScreen(store, '/cards/SOR?view=list');
  expect(store.getState().cardList.view).toBe('list');
});

test.each(['/card-sets', '/cards/sor', '/cards/sor-001', '/contact'])(
  'after a failed query for %s there is no first screen to keep',
  async (address) => {
    const api = fakeApi(catalogue);
    api.answerWith(failing.error('Try later', { code: 'UNAVAILABLE' }));
    await expect(loadFirstScreen(makeStore(), address)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  },
);

test('the page of all cards brings the first ones, not the whole set', async () => {
  const cards = Array.from({ length: 30 }, (_, at) => aCard({ id: `sor-${at}` }));
  fakeApi({ ...catalogue, cardSets: [aCardSet({ cards })] });
  const store = makeStore();
  await loadFirstScreen(store, '/cards');
  expect(Object.keys(store.getState().cardCache.byId)).toHaveLength(24);
});

test.each([
  ['/cards?view=list', ['sor-0', 'sor-1', 'sor-2', 'sor-3'], 5],
  ['/cards?view=list&sort=-number', ['shd-28', 'shd-27', 'shd-26', 'shd-25'], 5],
  ['/cards?view=list&sort=cost', ['shd-0', 'sor-0', 'shd-1', 'sor-1'], 17],
  ['/cards?sort=cost', ['shd-0', 'sor-0', 'shd-1', 'sor-1'], 17],
  ['/cards?view=list&sort=-number&group=set', ['sor-28', 'sor-27', 'sor-26', 'sor-25'], 5],
])('the list at %s begins with %j', async (address, ids, further) => {
  const cardSets = ['SOR', 'SHD'].map((code) =>
    aCardSet({
      id: code.toLowerCase(),
      code,
      cards: Array.from({ length: 29 }, (_, number) =>
        aCard({
          id: `${code.toLowerCase()}-${number}`,
          cardSetId: code.toLowerCase(),
          standardCardNumber: number,
          cardVariants: [
            aCardVariant('STANDARD', 100, {
              id: `${code.toLowerCase()}-${number}-standard`,
              number: String(number),
            }),
          ],
        }),
      ),
    }),
  );
  fakeApi({ ...catalogue, cardSets });
  const store = makeStore();
  await loadFirstScreen(store, address);
  const shown = firstShownOf(allCardsLink.decode(address.split('?')[1] ?? '').state);
  if (shown === null || shown === 'pictures') throw new Error('These are rows.');
  const { data } = catalogueEndpoints.firstRows.select(shown)(store.getState());
  expect(data?.ids.slice(0, 4)).toEqual(ids);
  expect(data).toMatchObject({ further });
  expect(Object.keys(store.getState().cardCache.byId)).toHaveLength(24);
});

test('the hub’s tab of cards brings the first page of what is for sale, with its cards', async () => {
  const api = fakeApi({
    ...catalogue,
    cardSets: [
      aCardSet({
        cards: [
          aCard({
            id: 'sor-001',
            cardVariants: [aCardVariant('FOIL', 100, { id: 'sor-001-foil' })],
          }),
        ],
      }),
    ],
    forSale: [
      {
        cardId: 'sor-001',
        variantId: 'sor-001-foil',
        sellers: 1,
        lowestPriceInCents: 100,
        sellerHandle: 'moss',
      },
    ],
  });
  const store = makeStore();
  await loadFirstScreen(store, '/trading?tab=Cards&sort=asked&q=-rarity:special');
  expect(api.calls.map(({ operationName }) => operationName).toSorted()).toEqual([
    'CardSets',
    'Cards',
    'CheapestSellers',
    'FirstForSale',
  ]);
  expect(store.getState().cardList.query).toBe('-rarity:special');
});
