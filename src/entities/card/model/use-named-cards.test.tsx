import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { fakeApi } from '@tests/support/client/fake-api';
import { cardLoadFailed, cardsRequested } from './card-cache-slice';
import { useNamedCards } from './use-named-cards';

test('cards that another query asked for and didn’t get are failed, not gone, and can be asked for again', async () => {
  fakeApi({ cardSets: [aCardSet({ cards: [aCard({ id: 'sor-001' })] })] });
  const store = makeStore();
  const ids = ['sor-001'];
  store.dispatch(cardsRequested({ ids }));
  const { result } = renderHook(() => useNamedCards(ids), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const error = { code: 'NETWORK' as const, message: 'No answer.' };
  act(() => void store.dispatch(cardLoadFailed({ ids, error })));
  await waitFor(() => expect(result.current.error).toMatchObject(error));
  expect(result.current.areLoaded).toBe(false);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.cards.size).toBe(1));
});
