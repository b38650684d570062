import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { failing, fakeApi, type FakeApi } from '@tests/support/client/fake-api';
import { type Listed, useListedPrintings } from './use-listed-printings';

const cards = ['sor-001', 'sor-002', 'sor-003'].map((id) =>
  aCard({
    id,
    name: `Card ${id}`,
    cardVariants: [
      aPrinting('STANDARD', 100, { id: `${id}-s` }),
      aPrinting('FOIL', 200, { id: `${id}-f` }),
    ],
  }),
);

interface Item extends Listed {
  quantity: number;
}

const listOf = (...items: [variantId: string, quantity: number][]): Record<string, Item> =>
  Object.fromEntries(
    items.map(([variantId, quantity]) => [
      variantId,
      { variantId, cardId: variantId.slice(0, -2), quantity },
    ]),
  );

function open(first: Record<string, Item>, prepare?: (api: FakeApi) => void) {
  const api = fakeApi({ cardSets: [aCardSet({ cards })] });
  prepare?.(api);
  const store = makeStore();
  const { result, rerender } = renderHook((items) => useListedPrintings(items), {
    initialProps: first,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    api,
    listed: () => result.current,
    /** The rows as text; null while there are none. */
    words: () =>
      result.current.rows?.map(({ id, item }) => `${item.quantity} ${id}`).join(', ') ?? null,
    change: rerender,
    asked: () =>
      api.calls
        .filter(({ operationName }) => operationName === 'Cards')
        .map(({ variables }) => variables),
  };
}

test('loads each card once, however many of its printings are listed', async () => {
  const app = open(listOf(['sor-002-f', 3], ['sor-001-s', 1], ['sor-002-s', 2]));
  expect(app.words()).toBeNull();
  await waitFor(() => expect(app.words()).toBe('3 sor-002-f, 1 sor-001-s, 2 sor-002-s'));
  expect(app.asked()).toEqual([{ ids: ['sor-001', 'sor-002'] }]);
});

test('another quantity requests nothing and changes one row and no cards', async () => {
  const first = listOf(['sor-001-s', 1], ['sor-002-s', 2]);
  const app = open(first);
  await waitFor(() => expect(app.words()).toBe('1 sor-001-s, 2 sor-002-s'));
  const before = app.listed();
  app.change({ ...first, ...listOf(['sor-002-s', 5]) });
  expect(app.words()).toBe('1 sor-001-s, 5 sor-002-s');
  expect(app.listed().rows?.[0]).toBe(before.rows?.[0]);
  expect(app.listed().rows?.[1]).not.toBe(before.rows?.[1]);
  expect(app.listed().cards).toBe(before.cards);
  expect(app.asked()).toHaveLength(1);
});

test('when a list grows, only the new card is loaded, and the rows stay meanwhile', async () => {
  const first = listOf(['sor-001-s', 1]);
  const app = open(first);
  await waitFor(() => expect(app.words()).toBe('1 sor-001-s'));
  const answer = app.api.hold();
  app.change({ ...first, ...listOf(['sor-003-f', 4]) });
  expect(app.words()).toBe('1 sor-001-s');
  act(answer);
  await waitFor(() => expect(app.words()).toBe('1 sor-001-s, 4 sor-003-f'));
  expect(app.asked()).toEqual([{ ids: ['sor-001'] }, { ids: ['sor-003'] }]);
});

test('a failed load says why, and a retry works', async () => {
  const app = open(listOf(['sor-001-s', 1]), (api) => api.answerWith(failing.offline));
  await waitFor(() => expect(app.listed().error?.code).toBe('NETWORK'));
  expect(app.words()).toBeNull();
  app.api.answerWith(null);
  act(app.listed().retry);
  await waitFor(() => expect(app.words()).toBe('1 sor-001-s'));
  expect(app.listed().error).toBeNull();
});

test('items that aren’t in the catalogue are left out', async () => {
  const app = open(listOf(['sor-001-s', 1], ['sor-001-x', 2], ['zzz-009-s', 3]));
  await waitFor(() => expect(app.words()).toBe('1 sor-001-s'));
  expect(app.listed().error).toBeNull();
});

test('an empty list requests nothing', () => {
  const app = open({});
  expect(app.listed().rows).toEqual([]);
  expect(app.asked()).toEqual([]);
});
