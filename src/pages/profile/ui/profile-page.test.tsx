import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HANDLE_ERRORS, type HandleErrorCode, type User } from '@domain/user';
import { aUser } from '@tests/factories/user';
import { type Answers, refusal } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The profile of somebody who may choose any handle. */
async function open(given: Partial<User> = { handle: null }, answers: Answers = {}) {
  const viewer = aUser(given);
  const app = renderApp('/profile', {
    user: viewer,
    answers: {
      updateUserProfile: ({ input: { handle } }: { input: { handle: string } }) => ({
        user: Object.assign(viewer, { handle }),
        errors: [],
      }),
      deleteAccount: { success: true },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Your data' });
  const sent = () =>
    app.api.calls.filter(({ operationName }) => operationName === 'UpdateUserProfile');
  return { ...app, sent };
}

const field = () => screen.getByRole('textbox', { name: 'Handle' });
const set = () => screen.getByRole('button', { name: 'Set handle' });
const dialog = () => screen.findByRole('alertdialog', { name: 'Set your handle?' });

test('says while it is typed whether a handle is free, and that it is for good', async () => {
  const { user } = await open(
    { handle: null },
    {
      handleRefusal: ({ handle }: { handle: string }) =>
        handle === 'moss' ? 'HANDLE_TAKEN' : null,
    },
  );
  expect(field()).toHaveAccessibleDescription(/can only be set once/);
  await user.type(field(), 'moss');
  expect(
    await screen.findByText('This handle is already taken. Please choose a different one.'),
  ).toBeVisible();
  await user.type(field(), '-green');
  expect(await screen.findByText('“moss-green” is free.')).toBeVisible();
  expect(screen.queryByText(/already taken/)).not.toBeInTheDocument();
});

async function claim(user: ReturnType<typeof userEvent.setup>, handle: string) {
  await user.type(field(), handle);
  await user.click(set());
  await user.click(within(await dialog()).getByRole('button', { name: 'Set handle' }));
}

test('name and e-mail are read-only', async () => {
  await open({ name: 'Moss', email: 'moss@example.org', handle: null });
  expect(screen.getByText('Moss', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('moss@example.org', { selector: 'dd' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
});

test('the button works on an empty field, and says that it can’t be empty', async () => {
  const { user, sent } = await open();
  await user.click(set());
  expect(await screen.findByText('Handle cannot be empty.')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test.each(['café', 'a.b', 'a b', 'ship!'])('the form refuses %s by itself', async (handle) => {
  const { user, sent } = await open();
  await user.type(field(), handle);
  await user.click(set());
  const words = 'Handle must contain only lowercase letters, numbers, dash, or underscore.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toHaveValue(handle);
  expect(sent()).toEqual([]);
});

test('typed capitals become lower case, and the caret stays where it is', async () => {
  const { user } = await open();
  await user.type(field(), 'MossFern');
  expect(field()).toHaveValue('mossfern');
  await user.type(field(), 'XY', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field()).toHaveValue('mossxyfern');
  expect((field() as HTMLInputElement).selectionStart).toBe(6);
});

test('asks first, since it can only be set once; Cancel sends nothing', async () => {
  const { user, sent } = await open();
  await user.type(field(), 'moss');
  await user.click(set());
  expect(await dialog()).toHaveTextContent(/Your handle will be moss.*only be set once/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('moss');
  expect(sent()).toEqual([]);
});

test('a handle that was set is shown read-only, and the session knows it', async () => {
  const { user, sent, store } = await open();
  await claim(user, 'Moss');
  expect(await screen.findByText('moss')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sent().map(({ variables }) => variables)).toEqual([{ input: { handle: 'moss' } }]);
  await act(async () => undefined);
  expect(store.getState().session.user?.handle).toBe('moss');
});

test('the message of success disappears after 3 seconds, not earlier', async () => {
  const { user: _real, ...app } = await open();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await claim(user, 'moss');
  const message = () => screen.queryByText('Handle successfully updated');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(message()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2800));
  expect(message()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(message()).not.toBeInTheDocument();
  expect(app.sent()).toHaveLength(1);
});

const refusals: [codes: (string | null)[], words: string][] = [
  [['HANDLE_TAKEN'], 'This handle is already taken. Please choose a different one.'],
  [['HANDLE_BLANK'], 'Handle cannot be empty.'],
  [
    ['HANDLE_INVALID'],
    'Handle is invalid. It must contain only lowercase letters, numbers, dash, or underscore.',
  ],
  [['HANDLE_RESERVED'], 'This handle is reserved and cannot be used.'],
  [['IMMUTABLE'], 'Handle cannot be changed once set.'],
  [['NOT_FOUND'], 'User not found.'],
  [['UNKNOWN_ERROR'], 'An unknown error occurred. Please try again.'],
  [['FORBIDDEN'], "You don't have permission to perform this action."],
  [['SOMETHING_NEW'], 'An unknown error occurred. Please try again.'],
  [[null], 'An unknown error occurred. Please try again.'],
  [
    ['HANDLE_TAKEN', 'FORBIDDEN'],
    "This handle is already taken. Please choose a different one., You don't have permission to perform this action.",
  ],
];

test.each(refusals)('the server’s %j is shown as specified', async (codes, words) => {
  const { user, api } = await open();
  await user.type(field(), 'moss');
  await user.click(set());
  const confirm = within(await dialog()).getByRole('button', { name: 'Set handle' });
  const errors = codes.map((code) => ({ code, message: 'In other words' }));
  api.answerWith(async () => {
    api.answerWith(null);
    return Response.json({ data: { updateUserProfile: { user: null, errors } } });
  });
  await user.click(confirm);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field()).toHaveValue('moss');
  expect(field()).toHaveFocus();
});

test('says what an address gives that the provider doesn’t call verified', async () => {
  await open();
  expect(screen.queryByText('This address isn’t verified')).not.toBeInTheDocument();
  cleanup();
  await open({}, { currentUser: { ...aUser(), verifiedEmail: null } });
  expect(screen.getByText(/nothing that is shared with it is open to you/)).toBeVisible();
});

test('a reserved or taken handle is refused by the server', async () => {
  const { user, api } = await open();
  const refuse = (code: HandleErrorCode) => {
    const errors = [{ field: 'handle', code, message: HANDLE_ERRORS[code] }];
    api.answers.updateUserProfile = { errors };
  };
  refuse('HANDLE_TAKEN');
  await claim(user, 'fern');
  expect(await screen.findByText(/already taken/)).toBeVisible();
  await user.clear(field());
  refuse('HANDLE_RESERVED');
  await claim(user, 'admin');
  expect(await screen.findByText(/is reserved/)).toBeVisible();
});

test('typed text survives a failed call, and can be sent again', async () => {
  const { user, api } = await open();
  api.answerWith(failing.offline);
  await claim(user, 'moss');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while updating your profile',
  );
  expect(field()).toHaveValue('moss');
  api.answerWith(null);
  await user.click(set());
  await user.click(within(await dialog()).getByRole('button', { name: 'Set handle' }));
  expect(await screen.findByText('Handle successfully updated')).toBeVisible();
});

test('says that the profile couldn’t be loaded, and can retry', async () => {
  const { api, user } = renderApp('/profile', {
    user: aUser(),
    prepare: (fake) => fake.answerWith(failing.error('No luck', { code: 'INTERNAL' })),
  });
  expect(await screen.findByText('Failed to load profile: No luck')).toBeVisible();
  api.answerWith(null);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('collector@example.com', { selector: 'dd' })).toBeVisible();
});

test('the viewer’s data can be downloaded; too often, it says when to retry', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:http://localhost/1';
  const { user, api } = await open();
  const errors = [{ message: 'That was a lot at once.', extensions: { code: 'RATE_LIMITED' } }];
  api.rest.answerWith('GET /api/my_data', async () =>
    Response.json({ errors }, { status: 429, headers: { 'retry-after': '1' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  const failed = within(await screen.findByRole('alertdialog', { name: 'The download failed' }));
  expect(failed.getByText('That was a lot at once.')).toBeVisible();
  api.rest.answerWith('GET /api/my_data', async () => new Response('{}'));
  await user.click(await failed.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('starbinder-my-data.json is being saved.')).toBeInTheDocument();
  jest.restoreAllMocks();
});

const askToDelete = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
};

test('deletes the account after a confirmation, and leads home signed out', async () => {
  const { user, api, router, store } = await open();
  const question = await askToDelete(user);
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('DeleteAccount');
  await user.click(question.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('heading', { name: /Start Your/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(store.getState().session.user).toBeNull();
});

test('keeping the account sends nothing', async () => {
  const { user, api } = await open();
  const question = await askToDelete(user);
  await user.click(question.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('DeleteAccount');
});

test('offers to sign in again if the sign-in is too long ago', async () => {
  const { user, leave, store } = await open(
    {},
    {
      deleteAccount: () => {
        throw refusal('REAUTHENTICATE', 'Please sign in again to do this.');
      },
    },
  );
  const question = await askToDelete(user);
  await user.click(question.getByRole('button', { name: 'Delete my account' }));
  const again = within(await screen.findByRole('dialog', { name: 'Sign in again first' }));
  expect(store.getState().session.status).toBe('signedIn');
  await user.click(again.getByRole('button', { name: 'Login with Google' }));
  expect(leave).toHaveBeenCalledTimes(1);
});
