import { act, screen, within } from '@testing-library/react';
import { sessionExpired } from '@/entities/session/model/session-slice';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { editSaleList, saleRow } from '@tests/support/client/own-sale-list';
import { renderApp } from '@tests/support/client/render-app';
import { makeStore } from './make-store';

/** What a person changed of their lists and the server doesn't have yet. */
const draftsIn = ({ getState }: ReturnType<typeof makeStore>) => {
  const { saleDrafts, wantDrafts } = getState();
  return { saleDrafts, wantDrafts };
};
const NONE = draftsIn(makeStore());

test('what wasn’t saved of a sale list goes with the person', async () => {
  const { user, api, store, list } = await editSaleList();
  api.answerWith(failing.offline);
  await user.type(saleRow().price(), '7{Enter}');
  await user.type(saleRow().copies(), '0{Tab}');
  expect(draftsIn(store)).not.toEqual(NONE);
  act(() => void store.dispatch(sessionExpired()));
  expect(draftsIn(store)).toEqual(NONE);
  expect(list.revision).toBe(1);
});

test('what wasn’t saved of a want list goes with the person', async () => {
  const { user, api, store } = renderApp('/collections/my/want/edit', {
    user: aUser({ handle: 'fern' }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists: { own: { 'scout-1-standard': 2 }, shared: {} },
    },
  });
  const row = await screen.findByRole('group', { name: /^Lantern Scout/ });
  const quantity = within(row).getByRole('combobox');
  api.answerWith(failing.offline);
  await user.selectOptions(quantity, '4');
  expect(draftsIn(store)).not.toEqual(NONE);
  act(() => void store.dispatch(sessionExpired()));
  expect(draftsIn(store)).toEqual(NONE);
});
