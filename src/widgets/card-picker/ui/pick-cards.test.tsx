import { screen, waitFor } from '@testing-library/react';
import {
  addButton,
  copiesOf,
  oneFewer,
  oneMore,
  openPicker,
} from '@tests/support/client/card-picker';
import { failing } from '@tests/support/client/fake-api';
import { giveListsRoom } from '@tests/support/client/room-for-lists';

beforeAll(giveListsRoom);
beforeEach(() => localStorage.clear());

const names = ['Lantern Scout', 'Brass Harrier', 'Quiet Comet', 'Lantern Keeper', 'Tin Prophet'];

test('ten printings of two sets, with quantities, are added in one request', async () => {
  const wantLists = { own: { 'sor-6-foil': 1 }, shared: {} };
  const { user, writes } = await openPicker('WANT_LIST', { wantLists });
  for (const name of names) await user.click(oneMore(`${name}, Standard`));
  for (const name of names.slice(0, 3)) await user.click(oneMore(`${name}, Foil`));
  await user.click(oneMore('Lantern Scout, Standard'));
  await user.click(screen.getByRole('tab', { name: /SHD/ }));
  await user.click(await screen.findByRole('button', { name: 'One more: Dune Shade, Standard' }));
  await user.click(oneMore('Glass Heron, Foil'));
  expect(screen.getByText('10 printings picked')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add 10 printings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toHaveLength(1);
  expect(wantLists.own).toEqual({
    'sor-6-foil': 1,
    'sor-1-standard': 2,
    'sor-2-standard': 1,
    'sor-3-standard': 1,
    'sor-4-standard': 1,
    'sor-5-standard': 1,
    'sor-1-foil': 1,
    'sor-2-foil': 1,
    'sor-3-foil': 1,
    'shd-1-standard': 1,
    'shd-2-foil': 1,
  });
  expect(screen.getByText('10 printings added to your want list')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Cards' })).toHaveFocus();
  // A dozen clicks, each of which a busy machine takes a second for.
}, 60_000);

test('what is on the list already is shown, can be raised and not lowered', async () => {
  const wantLists = { own: { 'sor-1-standard': 2, 'sor-2-standard': 5 }, shared: {} };
  const { user } = await openPicker('WANT_LIST', { wantLists });
  expect(await screen.findByText('On the list: 2')).toBeVisible();
  const scout = copiesOf('Lantern Scout, Standard');
  expect(scout).toHaveValue('2');
  expect(oneFewer('Lantern Scout, Standard')).toBeDisabled();
  expect(oneMore('Brass Harrier, Standard')).toBeDisabled();
  await user.click(scout);
  await user.keyboard('1');
  await user.tab();
  expect(scout).toHaveValue('2');
  expect(addButton()).toBeDisabled();
  await user.click(oneMore('Lantern Scout, Standard'));
  await user.click(addButton());
  await waitFor(() => expect(wantLists.own['sor-1-standard']).toBe(3));
});

test('a want list asks for at most 5, however much is typed', async () => {
  const { user } = await openPicker('WANT_LIST', { wantLists: { own: {}, shared: {} } });
  const scout = copiesOf('Lantern Scout, Standard');
  await user.click(scout);
  await user.keyboard('99');
  await user.tab();
  expect(scout).toHaveValue('5');
});

test('everything can be done by keyboard', async () => {
  const wantLists = { own: {}, shared: {} as Record<string, never> };
  const { user } = await openPicker('WANT_LIST', { wantLists });
  await user.click(screen.getByRole('textbox', { name: 'Search by name or number' }));
  await user.keyboard('lantern{Enter}');
  expect(copiesOf('Lantern Scout, Standard')).toHaveFocus();
  await user.keyboard('3{Enter}');
  expect(copiesOf('Lantern Scout, Foil')).toHaveFocus();
  await user.keyboard('++-{ArrowDown}2{ArrowUp}');
  expect(copiesOf('Lantern Scout, Foil')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Picked (3)' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(wantLists.own).toEqual({ 'sor-1-standard': 3, 'sor-1-foil': 1, 'sor-4-standard': 2 }),
  );
});

test('while cards are being added, the dialog waits for what comes of it', async () => {
  const wantLists = { own: {}, shared: {} };
  const { user, api } = await openPicker('WANT_LIST', { wantLists });
  await user.click(oneMore('Quiet Comet, Foil'));
  const release = api.hold();
  await user.click(addButton());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wantLists.own).toEqual({ 'sor-3-foil': 1 });
});

test('a failure is told, and what was picked is there to be tried again', async () => {
  const wantLists = { own: {}, shared: {} as Record<string, never> };
  const { user, api } = await openPicker('WANT_LIST', { wantLists });
  await user.click(oneMore('Quiet Comet, Foil'));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answerWith(failing.offline);
  await user.click(addButton());
  expect(await screen.findByText('Adding failed')).toBeVisible();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  api.answerWith(null);
  await user.click(addButton());
  await waitFor(() => expect(wantLists.own).toEqual({ 'sor-3-foil': 1 }));
});
