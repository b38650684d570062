import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

const aSession = (id: string, isCurrent = false): Fixture<'OwnSession'> => ({
  id,
  isCurrent,
  startedAt: `2026-03-0${id}T10:00:00.000Z`,
  expiresAt: `2026-04-0${id}T10:00:00.000Z`,
});
const here = aSession('2', true);
const later = aSession('3');
const earlier = aSession('1');

async function open(answers: Answers) {
  const app = renderApp('/profile', { user: aUser(), answers });
  await screen.findByRole('heading', { name: 'Signed in' });
  return app;
}

const sessions = () => screen.findByRole('list', { name: 'Where you are signed in' });

test('sessions are listed, and all others can be ended', async () => {
  const { user, api } = await open({ sessions: [here, earlier] });
  api.answers.endSessions = () => (api.answers.sessions = [here]);
  expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Another browser')).not.toBeInTheDocument());
  expect(screen.getByText('This browser')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
  expect(api.calls.map(({ variables }) => variables)).toContainEqual({ keepsThis: true });
});

test('one of several other sessions can be ended', async () => {
  const { user, api } = await open({ sessions: [later, here, earlier] });
  api.answers.endSession = () => (api.answers.sessions = [later, here]);
  const list = await sessions();
  const buttons = within(list).getAllByRole('button', { name: /^Sign out the browser signed in / });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[1]!);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(api.calls.map(({ variables }) => variables)).toContainEqual({ id: '1' });
  expect(list.parentElement).toHaveFocus();
});

test('signing out everywhere signs out here, too', async () => {
  const { user, store, api } = await open({ sessions: [here, earlier], endSessions: [] });
  await sessions();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(api.calls.map(({ variables }) => variables)).toContainEqual({ keepsThis: false });
});

test('blocked players are listed and can be unblocked', async () => {
  const [moss, fern] = ['moss', 'fern'].map((handle) => ({ handle, since: here.startedAt }));
  const { user, api } = await open({ blockedPlayers: [moss!, fern!] });
  api.answers.unblockPlayer = () => (api.answers.blockedPlayers = [fern!]);
  const list = await screen.findByRole('list', { name: 'Players that you have blocked' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Unblock moss' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(api.calls.map(({ variables }) => variables)).toContainEqual({ userHandle: 'moss' });
});
