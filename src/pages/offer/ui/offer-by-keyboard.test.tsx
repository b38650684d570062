import { screen, waitFor, within } from '@testing-library/react';
import { aFakeOffer } from '@tests/factories/fake-offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { noOffers } from '@tests/support/client/offers';
import { anItem } from '@tests/support/client/open-offer';
import { renderApp } from '@tests/support/client/render-app';
import { tabTo } from '@tests/support/client/tab-to';

test('from the hub to an accepted offer and an answer to it, by keyboard alone', async () => {
  const offer = aFakeOffer({ offerItems: [anItem()] });
  const { user } = renderApp('/trading?tab=Offers', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), offers: noOffers({ offers: [offer] }) },
  });
  await tabTo(user, await screen.findByRole('link', { name: 'View offer from moss' }));
  await user.keyboard('{Enter}');

  await tabTo(user, await screen.findByRole('button', { name: 'Accept' }));
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept this offer?' }));
  await tabTo(user, question.getByRole('button', { name: 'Accept offer' }));
  await user.keyboard('{Enter}');
  const standing = await screen.findByRole('heading', { name: 'Now exchange the cards' });
  await waitFor(() => expect(standing).toHaveFocus());
  expect(offer.status).toBe('ACCEPTED');

  await tabTo(user, screen.getByRole('textbox', { name: 'Write a note' }));
  await user.keyboard('Thursday?{Enter}');
  await waitFor(() => expect(offer.notes.map(({ content }) => content)).toEqual(['Thursday?']));
});
