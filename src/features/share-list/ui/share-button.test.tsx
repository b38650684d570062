import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_SHARES } from '@domain/sharing';
import { failing } from '@tests/support/client/fake-api';
import { renderWithProviders } from '@tests/support/client/render-app';
import { aFakeSharing, changeSharing, sharingAnswers } from '@tests/support/client/sharing';
import { ShareButton } from './share-button';

const EVERYONE = { name: 'Share with everyone' };

async function open(given: Parameters<typeof aFakeSharing>[0] = {}) {
  const known = aFakeSharing(given);
  const app = renderWithProviders(<ShareButton subject="COLLECTION" handle="moss" />, {
    answers: sharingAnswers(known),
  });
  await app.user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('switch', EVERYONE);
  const sent = () =>
    app.api.calls
      .filter(({ operationName }) => operationName === 'UpdateCollectionSharing')
      .map(({ variables }) => variables);
  return { ...app, known, sent };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Share your collection' }));
const everyone = () => dialog().getByRole('switch', EVERYONE);
const entry = () => dialog().getByRole('textbox', { name: 'Email address' });
const add = () => dialog().getByRole('button', { name: 'Add' });
const addresses = () =>
  dialog()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const says = (text: string | RegExp) => dialog().findByText(text);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('begins private, with the link that others will open', async () => {
  await open();
  expect(await says('Private: only you can see it.')).toBeVisible();
  expect(everyone()).not.toBeChecked();
  expect(entry()).toBeEnabled();
  expect(dialog().getByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost/collections/moss',
  );
});

test('a device with sharing of its own takes the link', async () => {
  const share = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Send link' }));
    expect(share).toHaveBeenCalledWith({ url: 'http://localhost/collections/moss' });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('sharing with everyone disables the entry of addresses and keeps those that are there', async () => {
  const { user, sent } = await open({ emails: ['fern@example.com'] });
  expect(await says('You and one other person can see it.')).toBeVisible();
  await user.click(everyone());
  expect(await says('Everyone can see it.')).toBeVisible();
  expect(entry()).toBeDisabled();
  expect(add()).toBeDisabled();
  expect(addresses()).toEqual(['fern@example.com']);
  await user.click(everyone());
  expect(await says('You and one other person can see it.')).toBeVisible();
  expect(entry()).toBeEnabled();
  const shareWith = [{ email: 'fern@example.com' }];
  expect(sent()).toEqual([
    { shareWithAll: true, opensExtras: false, shareWith, expectedVersion: 0 },
    { shareWithAll: false, opensExtras: false, shareWith, expectedVersion: 1 },
  ]);
});

test('lets others pick extras for swaps once that is switched on, with anyone who can see the collection', async () => {
  const { user, known, sent } = await open({ emails: ['fern@example.com'] });
  const extras = () => dialog().getByRole('switch', { name: 'Let others pick extras for swaps' });
  expect(extras()).not.toBeChecked();
  await user.click(extras());
  expect(extras()).toBeChecked();
  await waitFor(() => expect(known.opensExtras).toBe(true));
  const shareWith = [{ email: 'fern@example.com' }];
  expect(sent()).toEqual([
    { shareWithAll: false, opensExtras: true, shareWith, expectedVersion: 0 },
  ]);
  // It stays on for all that is changed afterwards.
  await user.click(everyone());
  expect(await says('Everyone can see it.')).toBeVisible();
  expect(extras()).toBeChecked();
  expect(known).toMatchObject({ sharedWithAll: true, opensExtras: true });
});

test('adds an address by Enter and by the button, in lower case', async () => {
  const { user, known } = await open();
  await user.type(entry(), ' Fern@Example.com {Enter}');
  expect(await says('fern@example.com')).toBeVisible();
  expect(entry()).toHaveValue('');
  expect(entry()).toHaveFocus();
  await user.type(entry(), 'ivy@example.com');
  await user.click(add());
  expect(await says('You and 2 other people can see it.')).toBeVisible();
  expect(known.emails).toEqual(['fern@example.com', 'ivy@example.com']);
});

test.each([
  ['nobody', 'Please enter a valid email address'],
  [' ', 'Please enter a valid email address'],
  ['FERN@example.com', 'This email has already been added'],
])('refuses %j at once, and keeps it', async (typed, words) => {
  const { user, sent } = await open({ emails: ['fern@example.com'] });
  await user.type(entry(), `${typed}{Enter}`);
  expect(await says(words)).toBeVisible();
  expect(entry()).toBeInvalid();
  expect(entry()).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.clear(entry());
  await user.type(entry(), 'ivy@example.com');
  expect(dialog().queryByText(words)).not.toBeInTheDocument();
});

test('says when no more addresses fit', async () => {
  const emails = Array.from({ length: MAX_SHARES }, (_, at) => `p${at}@example.com`);
  const { user } = await open({ emails });
  await user.type(entry(), 'one-more@example.com{Enter}');
  expect(await says('You can share with 100 addresses at most. Remove one first.')).toBeVisible();
});

test('removes an address, and the focus moves to its neighbour, then to the field', async () => {
  const { user, known } = await open({ emails: ['fern@example.com', 'ivy@example.com'] });
  await user.click(dialog().getByRole('button', { name: 'Remove fern@example.com' }));
  const other = dialog().getByRole('button', { name: 'Remove ivy@example.com' });
  expect(other).toHaveFocus();
  await waitFor(() => expect(addresses()).toEqual(['ivy@example.com']));
  await user.click(other);
  expect(await says('Private: only you can see it.')).toBeVisible();
  expect(entry()).toHaveFocus();
  expect(known.emails).toEqual([]);
});

test('Done adds a typed address before closing, and stays open if it is invalid', async () => {
  const { user, known } = await open();
  await user.type(entry(), 'ivy');
  const done = dialog().getByRole('button', { name: 'Done' });
  await user.click(done);
  expect(await says('Please enter a valid email address')).toBeVisible();
  await user.type(entry(), '@example.com');
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(known.emails).toEqual(['ivy@example.com']);
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test.each([
  ['there is no answer', failing.offline, 'An unexpected error occurred'],
  ['the answer can’t be read', failing.html(200), 'An unexpected error occurred'],
  [
    'the server says why',
    failing.error('Please create your handle first.', { code: 'FORBIDDEN' }),
    'Please create your handle first.',
  ],
  [
    'the server says nothing',
    async () =>
      Response.json({
        data: {
          outcome: {
            success: false,
            errors: [],
            settings: { sharedWithAll: false, opensExtras: false, sharedWithUsers: [], version: 0 },
          },
        },
      }),
    'Failed to update sharing settings',
  ],
])('if %s, typed text stays, and a retry works', async (_what, answer, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api, known } = await open();
  api.answerWith(answer);
  await user.type(entry(), 'fern@example.com{Enter}');
  expect(await says(words)).toBeVisible();
  expect(entry()).toHaveValue('fern@example.com');
  api.answerWith(null);
  await user.click(add());
  await waitFor(() => expect(addresses()).toEqual(['fern@example.com']));
  expect(known.emails).toEqual(['fern@example.com']);
});

test('a switch that can’t be saved reverts and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api } = await open();
  api.answerWith(failing.offline);
  await user.click(everyone());
  expect(await dialog().findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  expect(everyone()).not.toBeChecked();
  expect(entry()).toBeEnabled();
});

test('changes that follow each other quickly build on each other', async () => {
  const { user, api, known, sent } = await open({ emails: ['fern@example.com'] });
  const held: (() => void)[] = [];
  api.answerWith(
    () => new Promise((_resolve, reject) => held.push(() => reject(new TypeError('offline')))),
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(everyone());
  await user.click(dialog().getByRole('button', { name: 'Remove fern@example.com' }));
  expect(sent()).toHaveLength(1);
  api.answerWith(null);
  held[0]!();
  await waitFor(() => expect(addresses()).toEqual([]));
  // The first was lost, so the second must not claim it.
  expect(known).toMatchObject({ sharedWithAll: false, emails: [] });
});

test('says that the settings couldn’t be loaded, and a retry works', async () => {
  const { user, api } = renderWithProviders(<ShareButton subject="COLLECTION" handle="moss" />, {
    answers: sharingAnswers(aFakeSharing()),
    prepare: (it) => it.answerWith(failing.html(500)),
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Failed to load sharing settings');
  expect(dialog().queryByRole('switch', EVERYONE)).not.toBeInTheDocument();
  api.answerWith(null);
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByRole('switch', EVERYONE)).toBeVisible();
});

test('refetches whenever it opens, since another tab may have changed it', async () => {
  const { user, known } = await open();
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  changeSharing(known, { emails: ['fern@example.com'] });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await says('fern@example.com')).toBeVisible();
});

test('copies the link and confirms it for two seconds', async () => {
  await open();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  // Nothing but the test lets time pass, however slow the machine is.
  jest.useFakeTimers();
  fireEvent.click(dialog().getByRole('button', { name: 'Copy' }));
  expect(await dialog().findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written).toHaveBeenCalledWith('http://localhost/collections/moss');
  // Looking for the button may have taken some of it.
  act(() => jest.advanceTimersByTime(1900));
  expect(dialog().getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(dialog().getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('if the clipboard is refused, the link is selected', async () => {
  const { user } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
  await user.click(dialog().getByRole('button', { name: 'Copy' }));
  const link = dialog().getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  await waitFor(() => expect(link).toHaveFocus());
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  expect(await says(/The link is selected/)).toBeVisible();
});

test.each([
  {
    what: 'want list',
    subject: 'WANT_LIST' as const,
    of: 'wantList' as const,
    path: '/collections/moss/want',
    listed: /listed under Shared Want Lists/,
    update: 'UpdateWantListSharing',
  },
  {
    what: 'sale list',
    subject: 'SALE_LIST' as const,
    of: 'saleList' as const,
    path: '/collections/moss/sell',
    listed: /listed under Shared Sale Lists/,
    update: 'UpdateSaleListSharing',
  },
])('shares a $what by its id, with the link to it', async ({ what, subject, of, ...expected }) => {
  const known = { collection: aFakeSharing(), wantList: aFakeSharing(), saleList: aFakeSharing() };
  const button = <ShareButton subject={subject} listId="list-7" handle="moss" />;
  const { user, api } = renderWithProviders(button, {
    answers: sharingAnswers(known.collection, known.wantList, known.saleList),
  });
  await user.click(screen.getByRole('button', { name: 'Share List' }));
  const shown = within(screen.getByRole('dialog', { name: `Share your ${what}` }));
  await user.click(await shown.findByRole('switch', { name: 'Share with everyone' }));
  expect(await shown.findByText('Everyone can see it.')).toBeVisible();
  expect(shown.getByText(expected.listed)).toBeVisible();
  expect(shown.getByRole('textbox', { name: 'Link' })).toHaveValue(
    `http://localhost${expected.path}`,
  );
  const others = { collection: aFakeSharing(), wantList: aFakeSharing(), saleList: aFakeSharing() };
  expect(known).toEqual({ ...others, [of]: aFakeSharing({ sharedWithAll: true, version: 1 }) });
  expect(api.calls.filter(({ variables }) => 'listId' in variables)).toMatchObject([
    { variables: { listId: 'list-7' } },
    {
      operationName: expected.update,
      variables: { listId: 'list-7', shareWithAll: true, shareWith: [], expectedVersion: 0 },
    },
  ]);
});
