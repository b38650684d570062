import { screen, waitFor, within } from '@testing-library/react';
import { aListedSet, anAuditEntry } from '@tests/factories/admin-catalogue';
import { failing } from '@tests/support/client/fake-api';
import { openAdminCatalogue, setNames } from '@tests/support/screens/admin-catalogue';

interface Input {
  input: { name: string };
}

test('a set’s name is edited, and shown at once here and in the changes', async () => {
  const { user, api, page } = await openAdminCatalogue();
  api.answers.changeCardSet = ({ input: { name } }: Input) => {
    page.sets[0] = aListedSet({ code: 'ABC', name });
    const change = { action: 'SET_NAME', subject: 'ABC', from: 'Set ABC', to: name };
    page.audit.push(anAuditEntry(change));
    return { cardSet: page.sets[0], errors: [] };
  };
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'The First');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(setNames()[0]).toBe('The FirstABC'));
  const changes = await screen.findByRole('table', { name: 'Changes of the catalogue' });
  expect(
    within(changes).getByRole('row', { name: /keeper Name ABC Set ABC The First/ }),
  ).toBeVisible();
});

test('what somebody else saved meanwhile stands beside what is typed', async () => {
  const { user, api } = await openAdminCatalogue();
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  const theirs = aListedSet({ code: 'ABC', name: 'Theirs' });
  const conflict = { field: 'seen', code: 'CONFLICT', message: 'This was changed elsewhere.' };
  api.answers.changeCardSet = { cardSet: theirs, errors: [conflict] };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It is now “Theirs”/)).toBeVisible();
  expect(name).toHaveValue('Mine');
  api.answers.changeCardSet = { cardSet: aListedSet({ code: 'ABC', name: 'Mine' }), errors: [] };
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const saved = api.calls.findLast(({ operationName }) => operationName === 'ChangeCardSet');
  expect(saved?.variables['input']).toMatchObject({ name: 'Mine', seen: { name: 'Theirs' } });
});

test('a failing save keeps what was typed', async () => {
  const { user, api } = await openAdminCatalogue();
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  await user.type(screen.getByLabelText('Name'), '!');
  api.answerWith(failing.html(500));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Set ABC!');
});

test('sets are moved by buttons, and the new place is said', async () => {
  const { user, api, page } = await openAdminCatalogue();
  api.answers.moveCardSet = () => {
    page.sets.reverse();
    return { errors: [] };
  };
  await user.click(screen.getByRole('button', { name: 'Move Set ABC down' }));
  await waitFor(() => expect(setNames()).toEqual(['Set DEFDEF', 'Set ABCABC']));
  expect(screen.getByText('Set ABC is set 2 of 2.')).toBeVisible();
  const moved = api.calls.find(({ operationName }) => operationName === 'MoveCardSet');
  expect(moved?.variables).toEqual({ cardSetId: 'abc', move: 'DOWN' });
});
