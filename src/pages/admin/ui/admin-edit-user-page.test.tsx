import { screen, waitFor, within } from '@testing-library/react';
import { HANDLE_ERRORS, type HandleErrorCode, type User } from '@domain/user';
import { anAccount, aUser } from '@tests/factories/user';
import type { Answers } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const admin = aUser({ id: 'admin', handle: 'keeper', roles: ['USER', 'ADMIN'] });

/** The form for moss, whose account takes whatever is sent. */
async function open(given: Partial<User> = {}, answers: Answers = {}) {
  const moss = anAccount(
    aUser({ id: 'moss', name: 'Moss', email: 'moss@example.org', handle: 'moss', ...given }),
  );
  const app = renderApp('/admin/users/moss/edit', {
    user: admin,
    answers: {
      user: moss,
      updateUser: ({ input: { userId: _userId, ...changes } }: { input: { userId: string } }) => ({
        user: Object.assign(moss, changes),
        errors: [],
      }),
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Email' });
  const sent = () =>
    app.api.calls
      .filter(({ operationName }) => operationName === 'UpdateUser')
      .map(({ variables }) => variables['input']);
  return { ...app, moss, sent };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const handle = () => screen.getByRole('textbox', { name: /Handle/ });
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows the account, and that it has no handle', async () => {
  await open({ handle: null });
  expect(screen.getByText('Moss')).toBeVisible();
  expect(email()).toHaveValue('moss@example.org');
  expect(handle()).toHaveValue('');
  expect(handle()).toHaveAttribute('placeholder', 'No handle set');
});

test('sends only the changed fields', async () => {
  const { user, sent, moss } = await open();
  await user.clear(email());
  await user.type(email(), 'fern@example.org');
  await user.click(save());
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(sent()).toEqual([{ userId: 'moss', email: 'fern@example.org' }]);
  await user.clear(handle());
  await user.type(handle(), 'Fern');
  await user.click(save());
  await waitFor(() => expect(moss.handle).toBe('fern'));
  expect(sent()[1]).toEqual({ userId: 'moss', handle: 'fern' });
  expect(moss).toMatchObject({ email: 'fern@example.org', handle: 'fern' });
});

test('an unchanged form sends nothing, even with an empty handle', async () => {
  const { user, sent } = await open({ handle: null });
  await user.click(save());
  expect(await screen.findByText('There are no changes to save.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test.each([
  ['', 'Email cannot be empty.'],
  ['moss', 'Please enter a valid email address'],
  ['moss@example', 'Please enter a valid email address'],
])('the address “%s” is refused by the form', async (text, words) => {
  const { user, sent } = await open();
  await user.clear(email());
  if (text) await user.type(email(), text);
  await user.click(save());
  expect(await screen.findByText(words)).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveValue(text);
  expect(sent()).toEqual([]);
});

const refused = (code: HandleErrorCode): Answers => ({
  updateUser: { errors: [{ field: 'handle', code, message: HANDLE_ERRORS[code] }] },
});

test('an emptied handle is sent, and refused in the server’s words', async () => {
  const { user, sent } = await open({}, refused('HANDLE_BLANK'));
  await user.clear(handle());
  await user.click(save());
  expect(await screen.findByText('Handle cannot be empty.')).toBeVisible();
  expect(screen.getByText('Failed to update user')).toBeVisible();
  expect(handle()).toBeInvalid();
  expect(sent()).toEqual([{ userId: 'moss', handle: '' }]);
});

test('a taken handle stays in the field, with the reason', async () => {
  const { user } = await open({}, refused('HANDLE_TAKEN'));
  await user.clear(handle());
  await user.type(handle(), 'keeper');
  await user.click(save());
  expect(await screen.findByText(/already taken/)).toBeVisible();
  expect(handle()).toHaveValue('keeper');
  expect(handle()).toHaveFocus();
});

test.each([
  ['no user and no reason', { updateUser: { user: null, errors: [] } }, 'Failed to update user'],
  [
    'a reason that is no field’s',
    {
      updateUser: {
        user: null,
        errors: [{ field: 'userId', code: 'NOT_FOUND', message: 'User not found.' }],
      },
    },
    'Failed to update user: User not found.',
  ],
])('answered with %s, says so', async (_name, data, words) => {
  const { user, api } = await open();
  await user.type(handle(), '-2');
  api.answerWith(async () => Response.json({ data }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(handle()).toHaveValue('moss-2');
});

test.each([
  ['No luck', 'No luck'],
  ['', 'An error occurred'],
])('a failing call with “%s” shows “%s”, and typed text stays', async (message, words) => {
  const { user, api } = await open();
  await user.type(handle(), '-2');
  api.answerWith(failing.error(message, { code: 'INTERNAL' }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(handle()).toHaveValue('moss-2');
});

test('a change is shown in the table below at once: when, who, what, from, to', async () => {
  const { user, api, moss } = await open();
  expect(screen.getByText('No changes yet.')).toBeVisible();
  const change = { field: 'handle', from: 'moss', to: 'moss-2', actor: admin };
  const auditEntries = [{ id: '1', at: '2026-03-02T10:00:00.000Z', ...change }];
  api.answers.updateUser = () => ({
    user: Object.assign(moss, { handle: 'moss-2', auditEntries }),
    errors: [],
  });
  await user.type(handle(), '-2');
  await user.click(save());
  const table = await screen.findByRole('table', { name: 'Changes to this account' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'When',
    'Who',
    'What',
    'From',
    'To',
  ]);
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'keeper',
    'Handle',
    'moss',
    'moss-2',
  ]);
});

test('an unknown id is “User not found”', async () => {
  renderApp('/admin/users/nobody/edit', { user: admin, answers: { user: null } });
  expect(await screen.findByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
});
