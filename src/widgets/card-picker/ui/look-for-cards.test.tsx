import { screen, within } from '@testing-library/react';
import {
  addButton,
  copiesOf,
  listedLabels,
  oneFewer,
  oneMore,
  openPicker,
} from '@tests/support/client/card-picker';
import { hasUnsavedWork } from '@/shared/lib/unsaved-work';
import { giveListsRoom } from '@tests/support/client/room-for-lists';

beforeAll(giveListsRoom);
beforeEach(() => localStorage.clear());

test('printings of one kind can be asked for alone, and a search that finds none says so', async () => {
  const { user } = await openPicker('WANT_LIST');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Printing' }), 'Foil');
  expect(listedLabels()).toHaveLength(6);
  expect(screen.getByText('6 of 12 printings')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Search by name or number' }), 'no such');
  expect(screen.getByText('No printing of Lanterns of the Rim is like that.')).toBeVisible();
});

test('each picker begins with the set that was looked at last in it', async () => {
  const first = await openPicker('WANT_LIST');
  expect(screen.getByRole('tab', { name: /SOR/ })).toHaveAttribute('aria-selected', 'true');
  await first.user.click(screen.getByRole('tab', { name: /SHD/ }));
  first.unmount();
  const other = await openPicker('SALE_LIST');
  expect(screen.getByRole('tab', { name: /SOR/ })).toHaveAttribute('aria-selected', 'true');
  other.unmount();
  await openPicker('WANT_LIST');
  expect(screen.getByRole('tab', { name: /SHD/ })).toHaveAttribute('aria-selected', 'true');
});

test('all that is missing is picked among what is shown, and never fewer than picked', async () => {
  const { user } = await openPicker('WANT_LIST', {
    wantLists: { own: { 'sor-4-standard': 3 }, shared: {} },
    inventory: { 'sor-1-standard': 1 },
  });
  const search = screen.getByRole('textbox', { name: 'Search by name or number' });
  await user.type(search, 'lantern');
  expect(await screen.findByText('2 missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pick missing (1)' }));
  expect(copiesOf('Lantern Scout, Standard')).toHaveValue('2');
  expect(screen.getByText('1 printing picked')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pick missing' })).toBeDisabled();
});

test('what is picked can be looked at alone, of whichever set, and stays while the dialog is closed', async () => {
  const { user } = await openPicker('WANT_LIST', { wantLists: { own: {}, shared: {} } });
  await user.click(oneMore('Quiet Comet, Foil'));
  await user.click(screen.getByRole('tab', { name: /SHD/ }));
  await user.click(await screen.findByRole('button', { name: 'One more: Dune Shade, Standard' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add Cards' }));
  await user.click(screen.getByRole('button', { name: 'Picked (2)' }));
  expect(listedLabels()).toEqual(['Quiet Comet, Foil', 'Dune Shade, Standard']);
  expect(
    within(screen.getByRole('list', { name: 'Printings' })).getByText('SHD 001'),
  ).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
  await user.click(oneFewer('Quiet Comet, Foil'));
  expect(addButton()).toHaveAccessibleName('Add 1 printing');
  await user.click(oneFewer('Dune Shade, Standard'));
  expect(hasUnsavedWork()).toBe(false);
});
