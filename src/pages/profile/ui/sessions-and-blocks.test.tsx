import { screen, waitFor, within } from '@testing-library/react';
import { aFakePeople, aUser } from '@tests/factories/user';
import { aFakeModeration, type FakeModeration } from '@tests/support/client/moderation';
import { renderApp } from '@tests/support/client/render-app';

async function open(given: Partial<FakeModeration>) {
  const viewer = aUser();
  const moderation = aFakeModeration(given);
  const app = renderApp('/profile', {
    user: viewer,
    catalogue: { people: aFakePeople({ viewer }), moderation },
  });
  await screen.findByRole('heading', { name: 'Signed in' });
  return { ...app, moderation };
}

const sessions = () => screen.findByRole('list', { name: 'Where you are signed in' });

test('sessions are listed, and all others can be ended', async () => {
  const { user } = await open({ sessions: [true, false] });
  expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Another browser')).not.toBeInTheDocument());
  expect(screen.getByText('This browser')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
});

test('one of several other sessions can be ended', async () => {
  const { user, moderation } = await open({ sessions: [false, true, false] });
  const list = await sessions();
  const buttons = within(list).getAllByRole('button', { name: /^Sign out the browser signed in / });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[1]!);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(moderation.sessions).toEqual([false, true]);
  expect(list.parentElement).toHaveFocus();
});

test('signing out everywhere signs out here, too', async () => {
  const { user, store, moderation } = await open({ sessions: [true, false] });
  await sessions();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(moderation.sessions).toEqual([]);
});

test('blocked players are listed and can be unblocked', async () => {
  const { user, moderation } = await open({ blocked: ['moss', 'fern'] });
  const list = await screen.findByRole('list', { name: 'Players that you have blocked' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Unblock moss' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(moderation.blocked).toEqual(['fern']);
});
