import { screen, within } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { renderApp } from '@tests/support/client/render-app';

const show = async (path: string, handle: string | null) => {
  renderApp(path, {
    user: aUser({ handle }),
    catalogue: {
      cardSets: [aCardSet({ cards: [aCard()] })],
      collections: someCollections({ handle, shared: { moss: {} } }),
    },
  });
  await screen.findByRole('table', { name: /^Collection of/ });
};
const share = () => within(screen.getByRole('main')).queryByRole('button', { name: 'Share' });

test.each([
  ['its owner', '/collections/my', 'fern', true],
  ['its owner at its public address', '/collections/fern', 'fern', true],
  ['its owner while they edit', '/collections/my/edit', 'fern', false],
  ['its owner without a handle', '/collections/my', null, false],
  ['somebody else', '/collections/moss', 'fern', false],
])('offers to share to %s: %s as %s: %s', async (_who, path, handle, isOffered) => {
  await show(path, handle);
  expect(share() !== null).toBe(isOffered);
});
