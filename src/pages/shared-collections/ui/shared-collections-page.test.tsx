import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { type AskedPage, pageOf } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const shares = (userHandle: string, publiclyShared = true) => ({
  id: userHandle,
  userHandle,
  publiclyShared,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
});
const crowd = Array.from({ length: 30 }, (_, at) => shares(`trader-${at}`));

const open = (
  collections: ReturnType<typeof shares>[],
  options: Parameters<typeof renderApp>[1] = {},
) =>
  renderApp('/collections', {
    answers: { sharedCollections: (asked: AskedPage) => pageOf(collections, asked) },
    ...options,
  });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Shared collections' })).getAllByRole('listitem');
const main = () => within(screen.getByRole('main'));

test('shows whose collection it is, when it changed, who may see it and a link', async () => {
  open([shares('moss'), shares('fern', false)]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Shared Collections' }),
  ).toBeVisible();
  const [first, second] = await cards();
  expect(within(first!).getByRole('heading', { name: "moss's Collection" })).toBeVisible();
  expect(first).toHaveTextContent('Last updated Mar 1, 2026');
  expect(first).toHaveTextContent('Shared with everyone');
  expect(second).toHaveTextContent('Shared with chosen players');
  expect(within(second!).getByRole('link', { name: "View fern's Collection" })).toHaveAttribute(
    'href',
    '/collections/fern',
  );
});

test('marks the viewer’s own', async () => {
  open([shares('moss'), shares('fern')], { user: aUser({ handle: 'fern' }) });
  const [others, own] = await cards();
  expect(await within(own!).findByText('Yours')).toBeVisible();
  expect(within(others!).queryByText('Yours')).not.toBeInTheDocument();
});

test('shows more, and the focus moves to the first new one', async () => {
  const { user } = open(crowd);
  expect(await cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const next = await screen.findByRole('link', { name: "View trader-24's Collection" });
  expect(next).toHaveFocus();
  expect(await cards()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('keeps what is there when more can’t be loaded, and can retry', async () => {
  const { user, api } = open(crowd);
  const more = await screen.findByRole('button', { name: 'Show more' });
  api.answerWith(failing.html(500));
  await user.click(more);
  expect(await main().findByRole('alert')).toHaveTextContent('status 500');
  expect(await cards()).toHaveLength(24);
  api.answerWith(null);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: "View trader-29's Collection" })).toBeVisible();
  expect(await cards()).toHaveLength(30);
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

test('says that nobody shares yet, and what else to do', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Shared Collections' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect_to=%2Fcollections',
  );
  expect(main().getByRole('link', { name: 'Browse the card sets' })).toBeVisible();
});

test('invites a signed-in viewer to be the first', async () => {
  open([], { user: aUser() });
  expect(await screen.findByRole('link', { name: 'Share your own' })).toHaveAttribute(
    'href',
    '/collections/my',
  );
});

test('shows placeholders while it loads', async () => {
  open([], { prepare: (api) => api.answerWith(failing.silent) });
  const loading = await screen.findByRole('status', { name: 'Loading shared collections' });
  expect(loading).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No Shared Collections')).not.toBeInTheDocument();
});

test('says what went wrong, and a retry works', async () => {
  const { api, user } = open([shares('moss')], {
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await main().findByRole('alert')).toHaveTextContent('Error: The database rests');
  expect(screen.queryByText('No Shared Collections')).not.toBeInTheDocument();
  api.answerWith(null);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});
