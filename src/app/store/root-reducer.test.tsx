import { act, screen, waitFor, within } from '@testing-library/react';
import { openListOffer } from '@/features/make-offer/model/offer-drafts-slice';
import { sessionExpired } from '@/entities/session/model/session-slice';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { openOffer } from '@tests/support/screens/offer-page';
import { editSaleList, saleRow } from '@tests/support/client/own-sale-list';
import { renderApp } from '@tests/support/client/render-app';
import { makeStore } from './make-store';

/** A user's edits of lists and offers that the server doesn't have yet. */
const draftsIn = ({ getState }: ReturnType<typeof makeStore>) => {
  const { saleDrafts, wantDrafts, offerDrafts, noteDrafts, declineReasons } = getState();
  return { saleDrafts, wantDrafts, offerDrafts, noteDrafts, declineReasons };
};
const NONE = draftsIn(makeStore());

test('unsaved changes of a sale list are removed with the person', async () => {
  const { user, api, store, list } = await editSaleList();
  api.answerWith(failing.offline);
  await user.type(saleRow().price(), '7{Enter}');
  await user.type(saleRow().copies(), '0{Tab}');
  expect(draftsIn(store)).not.toEqual(NONE);
  act(() => void store.dispatch(sessionExpired()));
  expect(draftsIn(store)).toEqual(NONE);
  expect(list.revision).toBe(1);
});

test('unsaved changes of a want list are removed with the person', async () => {
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

test('unsent offers and notes are removed with the person, and so is the live state', async () => {
  const { user, api, store } = openOffer();
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());
  await screen.findByText('Live updates on');
  await user.type(await screen.findByRole('textbox', { name: 'Write a note' }), 'Half a sent');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too dear');
  const list = { recipientHandle: 'moss', offerType: 'BUY' } as const;
  const picks = [{ variantId: 'scout-1-standard', cardId: 'scout-1', quantity: 1 }];
  act(() => void store.dispatch(openListOffer(list, picks)));
  await screen.findByRole('dialog', { name: /^Offer/ });
  const { noteDrafts, declineReasons, offerDrafts } = draftsIn(store);
  expect(noteDrafts).toMatchObject({ texts: { 'offer-1': 'Half a sent' } });
  expect(offerDrafts.open).not.toBeNull();
  expect(declineReasons).toEqual({ 'offer-1': 'Too dear' });

  await act(async () => void store.dispatch(sessionExpired()));
  expect(draftsIn(store)).toEqual(NONE);
  expect(store.getState().offersLive.connection).toBe('connecting');
  await waitFor(() => expect(api.rest.events.connections).toBe(0));
});
